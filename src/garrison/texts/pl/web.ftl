web-title = Garrison
