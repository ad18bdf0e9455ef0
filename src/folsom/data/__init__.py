"""Where the rules specification lies, once Folsom is installed."""
