"""`folsom` and `python -m folsom`: the command line, which comes with the extra `play`."""

import sys

from folsom.extras import MissingExtra, extra


def main() -> None:
    try:
        with extra("play"):
            from folsom.cli.main import main as run
    except MissingExtra as error:
        sys.exit(str(error))
    run()


if __name__ == "__main__":
    main()
