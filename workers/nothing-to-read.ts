/** The default export of a worker that others call by its entrypoint alone. */
export const nothingToRead = {
	async fetch(): Promise<Response> {
		return new Response('Nothing to read here\n', { status: 404 });
	},
};
