/**
 * Answers a step within the site for a route that its address does not have, for the browser to open the address as a document: its list
 * of routes is a visitor's, or an older build's. Null for every other request.
 */
export function stepToDocument(request: Request, ids: readonly string[]): Response | null {
	const url = new URL(request.url);
	const id = url.searchParams.get('_data');
	if (request.method !== 'GET' || id === null || ids.includes(id)) return null;
	url.searchParams.delete('_data');
	return new Response(null, {
		status: 204,
		headers: {
			'x-remix-redirect': url.pathname + url.search,
			'x-remix-status': '302',
			'x-remix-reload-document': 'true',
		},
	});
}
