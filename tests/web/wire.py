"""Lines that are cut."""

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """The connection of a page to its table; it can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self._sockets:
            socket.close()
