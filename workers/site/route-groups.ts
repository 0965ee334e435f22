import type { ServerBuild } from '@remix-run/cloudflare';

type Routes = ServerBuild['routes'];
type Table = Pick<ServerBuild, 'routes' | 'assets'>;

/**
 * Splits a build by the first word of its paths. Remix ranks its whole table of routes several times for each request, and
 * the table grows with the site; the routes of one word are all that can match. Answers the build for a path, made once per word.
 */
export function routeGroups<Build extends Table>(build: Build): (pathname: string) => Build {
	const words = new Map(Object.keys(build.routes).map((id) => [id, firstWord(fullPath(build.routes, id))]));
	const known = new Set(words.values());
	const groups = new Map<string, Build>();
	return (pathname) => {
		const requested = wordOf(pathname);
		const word = known.has(requested) ? requested : '';
		const isWanted = (id: string) => (words.get(id) ?? word) === word;
		const group = groups.get(word) ?? narrowed(build, isWanted);
		groups.set(word, group);
		return group;
	};
}

/** The build with the routes that are wanted; what a wanted route lies in has no word of its own or the same. */
function narrowed<Build extends Table>(build: Build, isWanted: (id: string) => boolean): Build {
	const pick = <Value>(all: Record<string, Value>) =>
		Object.fromEntries(Object.entries(all).filter(([id]) => isWanted(id)));
	return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

function fullPath(routes: Routes, id: string): string {
	const route = routes[id];
	if (!route) return '';
	const above = route.parentId ? fullPath(routes, route.parentId) : '';
	return [above, route.path ?? ''].filter(Boolean).join('/');
}

/** The first word of an address as Remix compares it: lower case, percent-encoding taken off; empty for `/`. */
export function wordOf(pathname: string): string {
	return firstWord(decoded(pathname).slice(1)) ?? '';
}

/** Lower case, as Remix compares; null for a path that begins with anything, and for none. */
function firstWord(path: string): string | null {
	const [word = ''] = path.split('/');
	return word === '' || word.startsWith(':') || word === '*' || word.endsWith('?') ? null : word.toLowerCase();
}

function decoded(pathname: string): string {
	if (!pathname.includes('%')) return pathname;
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
