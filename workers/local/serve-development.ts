import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { CacheBudget } from '~/platform/cache/cache-budget';
import { freePort } from './free-port';
import { type ServeOptions, serveWorkers } from './serve';
import type { Say } from './supervision/programs';

type Site = { fetch: (request: Request, env: unknown, execution: Execution) => Promise<Response> };
type Execution = { waitUntil: (promise: Promise<unknown>) => void; passThroughOnException: () => void };

/** Modules that the site's worker is asked through, as Vite names them. */
const SITE = '/workers/site/index.ts';
const CACHE_BUDGET = '/app/platform/cache/cache-budget.ts';

/**
 * The program of `npm run dev`: the site's worker runs in this process, from its sources, with Vite's hot reload; the other workers run
 * as they were built. Live conversations need workerd's sockets, so pages ask for new messages here instead.
 */
export async function serveDevelopment({ port, ...options }: Omit<ServeOptions, 'onLog'>, say: Say) {
	Object.assign(globalThis, { caches: { default: NO_CACHE } });
	const server = createServer();
	const vite = await createViteServer({
		root: options.root,
		clearScreen: false,
		logLevel: 'warn',
		server: { middlewareMode: true, hmr: { server } },
	});
	const [served] = await Promise.all([
		freePort().then((neighbours) => serveWorkers({ ...options, port: neighbours })),
		vite.ssrLoadModule(SITE),
	]);
	const env = { ...(await served.siteBindings()), ...options.variables.site };
	let isChanged = false;
	vite.watcher.on('change', () => {
		isChanged = true;
	});
	server.on('request', (request, response) => {
		vite.middlewares(request, response, async () => {
			try {
				if (isChanged) await emptyCaches(vite);
				isChanged = false;
				const { default: site } = (await vite.ssrLoadModule(SITE)) as { default: Site };
				await send(response, await site.fetch(requestOf(request), env, EXECUTION));
			} catch (error) {
				if (error instanceof Error) vite.ssrFixStacktrace(error);
				say(error instanceof Error ? (error.stack ?? error.message) : String(error));
				response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
				response.end(error instanceof Error ? error.stack : String(error));
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const clock = setInterval(() => served.tick().catch(() => undefined), 60_000);
	return {
		calls: { tick: served.tick },
		async stop() {
			clearInterval(clock);
			server.closeAllConnections();
			server.close();
			await vite.close();
			await served.stop();
		},
	};
}

/** The platform's shared cache holds nothing in development. */
const NO_CACHE = { match: async () => undefined, put: async () => undefined, delete: async () => false };

const EXECUTION: Execution = {
	waitUntil: (promise) => void promise.catch((error) => console.error(error)),
	passThroughOnException: () => undefined,
};

/** Pages and answers that were made of the code before a change. */
async function emptyCaches(vite: ViteDevServer): Promise<void> {
	const { isolateBudget } = (await vite.ssrLoadModule(CACHE_BUDGET)) as { isolateBudget: () => CacheBudget };
	isolateBudget().clear();
}

function requestOf(request: IncomingMessage): Request {
	const { method = 'GET', headers, url = '/' } = request;
	const hasBody = method !== 'GET' && method !== 'HEAD';
	const pairs = Object.entries(headers).flatMap(([name, value]) =>
		[value ?? []].flat().map((text): [string, string] => [name, text]),
	);
	return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
		method,
		headers: pairs,
		redirect: 'manual',
		...(hasBody ? { body: Readable.toWeb(request) as unknown as BodyInit, duplex: 'half' } : {}),
	});
}

/** The policy for contents allows the scripts of a built page alone, so it stays out here. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
	const headers = new Headers(answer.headers);
	headers.delete('content-security-policy');
	response.statusCode = answer.status;
	for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
	const cookies = headers.getSetCookie();
	if (cookies.length > 0) response.setHeader('set-cookie', cookies);
	if (!answer.body) {
		response.end();
		return;
	}
	Readable.fromWeb(answer.body as unknown as ReadableStream).pipe(response);
}
