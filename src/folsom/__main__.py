"""`python -m folsom`: the command line."""

from folsom.cli.main import main

main()
