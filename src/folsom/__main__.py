"""`folsom` and `python -m folsom`: the command line, which comes with the extra `play`."""

import sys

from folsom.boxes import outside


def main() -> None:
    """Boxes from outside are named first, since whatever is loaded then asks for them."""
    problem = _load_boxes()
    from folsom.extras import MissingExtra, extra

    try:
        with extra("play"):
            from folsom.cli.main import main as run
            from folsom.cli.main import refuse
    except MissingExtra as error:
        sys.exit(str(error))
    if problem is not None:
        refuse(problem)
    run()


def _load_boxes() -> outside.OutsideError | None:
    """What is wrong with boxes from outside, if anything is."""
    try:
        outside.take_option(sys.argv)
        from folsom.boxes import shelf  # noqa: F401
    except outside.OutsideError as error:
        outside.forget()
        return error
    return None


if __name__ == "__main__":
    main()
