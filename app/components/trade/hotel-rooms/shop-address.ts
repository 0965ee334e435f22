const SUFFIX = /\/rooms\/[^/]+\/shop-modal$/;

/** The address over which a page's dialogs open. */
export function pageUnder(pathname: string): string {
	return pathname.replace(SUFFIX, '');
}

/** The address of a page with the rates of a room over it (`/rooms/{id}/shop-modal`). */
export function shopAddress(pathname: string, roomId: string, search: string): string {
	return `${pageUnder(pathname)}/rooms/${roomId}/shop-modal${search}`;
}
