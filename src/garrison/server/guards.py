"""What every request must pass before anything is done for it."""

from litestar import Response
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException

from garrison.server.errors import AnyRequest
from garrison.server.house import House
from garrison.server.origins import is_welcome_origin


async def check_request(request: AnyRequest) -> Response[None] | None:
    """Refuse pages of foreign origin that want to change something, and whoever asks too fast."""
    house = request.app.state["house"]
    assert isinstance(house, House)
    headers = request.headers
    foreign = not is_welcome_origin(
        headers.get("origin"), headers.get("host"), house.settings.origins
    )
    if foreign and request.method not in ("GET", "HEAD"):
        raise PermissionDeniedException
    address = request.client.host if request.client else ""
    if not house.requests.takes(address):
        raise TooManyRequestsException
    return None
