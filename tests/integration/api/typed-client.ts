import createClient from 'openapi-fetch';
import type { paths } from '../../../public/api-types';
import type { Product } from '../product';

export type TypedClient = ReturnType<typeof typedClient>;

/** The client that developers are shown (API-13), with the types that they load; `product.ask` checks each answer by the description. */
export function typedClient(product: Product, headers: Record<string, string> = {}) {
	return createClient<paths>({
		baseUrl: `http://localhost:${product.ports.site}`,
		headers,
		fetch: async (request) => {
			const { pathname, search } = new URL(request.url);
			const body = request.body ? await request.text() : undefined;
			const answer = await product.ask(pathname + search, {
				method: request.method,
				headers: Object.fromEntries(request.headers),
				...(body === undefined ? {} : { body }),
			});
			const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
			return new Response(answer.status === 204 ? null : answer.text, { status: answer.status, headers: given });
		},
	});
}
