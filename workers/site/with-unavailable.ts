import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare';
import { DomainError, isUnavailable, retryAfterSecondsOf, statusOf } from '~/platform/errors';
import { databaseAway, problem } from '~/platform/problem-details';
import { isApiRoute } from './match-route';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<Route['module']['loader']>;
type Failed = { context: AppLoadContext; request: Request };
/** What `app/entry.server.tsx` exports besides what Remix asks for. */
type Entry = Pick<typeof import('~/entry.server'), 'unavailable' | 'refused' | 'crashed'>;

/**
 * The same build, whose loaders and actions answer what went wrong: 503 when the database is away, whatever they were doing, the status of
 * a `DomainError` that a route has not answered itself, and 500 for a crash, which is reported. The nearest error boundary then says so in the visitor's
 * language; calls of the API answer problem details. Code that expects the error (forms, cached values) has caught it before.
 */
export function withUnavailable(build: ServerBuild): ServerBuild {
	const entry = build.entry.module as unknown as Entry;
	const routes = Object.entries(build.routes).map(([id, route]) => [
		id,
		route && withWork(route, (work) => answering(work, (error, args) => answerOf(id, error, args, entry))),
	]);
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

function answering(work: Loader, answer: (error: unknown, args: Failed) => Promise<Response | null>): Loader {
	return async (args) => {
		try {
			return await work(args);
		} catch (error) {
			if (error instanceof Response) throw error;
			throw (await answer(error, { context: args.context as AppLoadContext, request: args.request })) ?? error;
		}
	};
}

/** What the error page says of an error; null where no one reads it: the API's crashes, and visitors who have left. */
async function answerOf(
	id: string,
	error: unknown,
	{ context, request }: Failed,
	entry: Entry,
): Promise<Response | null> {
	const isApi = isApiRoute(id);
	if (isUnavailable(error)) {
		const busySeconds = retryAfterSecondsOf(error);
		return isApi ? databaseAway(busySeconds) : entry.unavailable(context, busySeconds);
	}
	if (!(error instanceof DomainError))
		return isApi || request.signal.aborted ? null : entry.crashed(context, error, request);
	const { retryAfterSeconds } = error;
	const headers: Record<string, string> =
		retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` };
	if (!isApi) return entry.refused(context, error, headers);
	const title = API_TITLES[error.code] ?? 'This cannot be done now.';
	return problem({ status: statusOf(error), title, headers: { ...headers, 'content-language': 'en' } });
}

const API_TITLES: Partial<Record<DomainError['code'], string>> = {
	'not-found': 'This is not here.',
	forbidden: 'This account may not do this.',
	invalid: 'A value of this request is not right.',
	'too-many-requests': 'You are asking more often than we can answer. Please wait a moment.',
};
