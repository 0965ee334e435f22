import type { ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';

type Build = Pick<ServerBuild, 'routes' | 'assets'>;
type Node = { id: string; path?: string; index?: boolean; caseSensitive?: boolean; children?: Node[] };

/** The routes that an address is answered by, from the root to the page or call itself, as Remix matches them. */
export type MatchedRoute = {
	ids: readonly string[];
	/** The last of them. */
	leaf: string;
	/** Methods that the leaf takes; null where the route says itself what it takes (calls of the API, addresses that are not there). */
	methods: readonly string[] | null;
};

/** Routes that answer 404 whatever they are asked. */
const NOT_THERE = /^(?:routes\/(?:consumer|partner)\/not-found|by-token:.*)$/;

const trees = new WeakMap<Build, Node[]>();

/**
 * Matches a path as Remix does: without regard to case, percent-encoding taken off. What is decided by an address (limits, methods, which list of
 * routes its document has) goes by this, never by its spelling. Null for an address that nothing answers.
 */
export function matchRoute(build: Build, pathname: string): MatchedRoute | null {
	const tree = trees.get(build) ?? treeOf(build);
	trees.set(build, tree);
	const ids =
		matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname)?.map(({ route }) => route.id ?? '') ?? [];
	const leaf = ids.at(-1);
	return leaf === undefined ? null : { ids, leaf, methods: methodsOf(build, leaf) };
}

/** Whether a route is a call of the API, which answers problem details; its reference is a page. */
export function isApiRoute(id: string): boolean {
	return id.startsWith('routes/api/') && id !== 'routes/api/reference';
}

/** Whether a route answers 404 to everything. */
export function isNotThere(id: string): boolean {
	return NOT_THERE.test(id);
}

function methodsOf(build: Build, id: string): readonly string[] | null {
	const module = build.routes[id]?.module;
	if (!module || isApiRoute(id) || isNotThere(id)) return null;
	return [...(module.loader || module.default ? ['GET', 'HEAD'] : []), ...(module.action ? ['POST'] : [])];
}

function treeOf({ routes }: Build, parentId?: string): Node[] {
	return Object.values(routes).flatMap((route) => {
		if (!route || (route.parentId || undefined) !== parentId) return [];
		const { id, path, index, caseSensitive } = route;
		const children = index ? [] : treeOf({ routes } as Build, id);
		return [
			{
				id,
				...(path === undefined ? {} : { path }),
				...(index ? { index } : {}),
				...(caseSensitive ? { caseSensitive } : {}),
				...(children.length > 0 ? { children } : {}),
			},
		];
	});
}
