"""The REST interface and the files of the web client."""
