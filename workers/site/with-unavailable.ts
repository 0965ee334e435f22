import type { ServerBuild } from '@remix-run/cloudflare';
import { isDatabaseAway } from '~/platform/errors';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<Route['module']['loader']>;
/** What `app/entry.server.tsx` exports besides what Remix asks for. */
type Entry = Pick<typeof import('~/entry.server'), 'unavailable'>;

/**
 * The same build, whose loaders and actions answer 503 when the database is away, whatever they were doing: the nearest
 * error boundary then says so in the visitor's language. Whoever expects the fault (forms, kept values) has caught it before.
 */
export function withUnavailable(build: ServerBuild): ServerBuild {
	const { unavailable } = build.entry.module as unknown as Entry;
	const calm = (work: Loader): Loader => answering(work, unavailable);
	const routes = Object.entries(build.routes).map(([id, route]) => [id, route && withWork(route, calm)]);
	return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function withWork(route: Route, calm: (work: Loader) => Loader): Route {
	const { loader, action } = route.module;
	return {
		...route,
		module: {
			...route.module,
			...(loader ? { loader: calm(loader) } : {}),
			...(action ? { action: calm(action) } : {}),
		},
	};
}

function answering(work: Loader, unavailable: Entry['unavailable']): Loader {
	return async (args) => {
		try {
			return await work(args);
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
			throw await unavailable(args.context);
		}
	};
}
