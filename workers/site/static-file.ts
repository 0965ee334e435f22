import type { SiteEnv } from './env';

/**
 * A file of the build or of `public/`, or null. The platform hands files out before this worker is asked; where the worker
 * stands alone on its socket (npm start, tests, bench) it asks for them itself. Only a path that ends like a file's costs a look.
 */
export async function staticFile(request: Request, url: URL, env: SiteEnv): Promise<Response | null> {
	if (!FILE_NAME.test(url.pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
	const answer = await env.ASSETS.fetch(request);
	return answer.status === 404 ? null : answer;
}

const FILE_NAME = /\.[a-z0-9]+$/;
