import { type DatabaseUse, openDatabase } from '#db/client';
import { type NearReads, probeReplica } from '#db/near-reader';
import { Replicas } from '#db/replicas';
import type { Settings } from '~/platform/env';
import { logEvent } from '~/platform/log';
import { sessionCookie } from '~/platform/sign-in/session-cookie';
import { count } from './counters';
import type { MatchedRoute } from './match-route';
import { POSITION_COOKIE } from './position-cookie';
import type { Visit } from './resolve-visit';

/** Beside requests, so that an isolate in use knows how far behind each replica is. */
const FOLLOW_MILLISECONDS = 1000;
const PRIMARY_PATIENCE = 2000;

/**
 * Pages whose reads decide no write, about the catalogue and prices. Sessions, keys, pages behind a token, payments, dashboards, hotels and the API are
 * answered by the primary (ADR 65).
 */
const NEAR_ROUTES = new Set(
	[
		...['home', 'search', 'destinations', 'other-periods', 'search-points', 'search-suggest', 'demo-houses'],
		...['property-calendar', 'similar-properties', 'map-features', 'shortlist', 'all-chalets'],
	].map((name) => `routes/consumer/${name}`),
);
const NEAR_GROUPS = /^(?:listing|property|content|alps):/;
const NEAR_FILES = /^routes\/seo\//;

let known: { urls: readonly string[]; replicas: Replicas } | undefined;
/** Where the primary was when the version of the catalogue that this isolate knows was read: no page of it is made from less (REPLICA-5). */
let floor = 0;
let followedAt = 0;
let lastUsed = '';

/** The replicas of this deployment; null without any. */
export function replicasOf({ LIBSQL_REPLICA_URLS: urls }: Pick<Settings, 'LIBSQL_REPLICA_URLS'>): Replicas | null {
	if (urls.length === 0) return null;
	if (known?.urls !== urls) known = { urls, replicas: new Replicas(urls) };
	return known.replicas;
}

/** Whether replicas may answer what a request reads (REPLICA-1). */
export function mayReadNear(
	request: Request,
	visit: Pick<Visit, 'bearer' | 'url'>,
	route: MatchedRoute | null,
): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false;
	// A week that is held for one guest is looked up by a secret.
	if (route === null || visit.bearer !== null || visit.url.searchParams.has('held')) return false;
	return NEAR_ROUTES.has(route.leaf) || NEAR_GROUPS.test(route.leaf) || NEAR_FILES.test(route.leaf);
}

/** What a database has to know to be read near this reader. */
export function nearReads(replicas: Replicas, settings: Settings, visit: Pick<Visit, 'position'>): NearReads {
	return {
		replicas,
		needed: () => Math.max(visit.position, floor),
		authToken: settings.LIBSQL_AUTH_TOKEN ?? undefined,
	};
}

/** A version of the catalogue was read just now, from the primary: replicas answer only when they have it. */
export function needVersion(): void {
	floor = known?.replicas.primaryPosition ?? 0;
}

type Following = { settings: Settings; waitUntil: (promise: Promise<unknown>) => void; now: number };

/** Asks primary and replicas for their positions, beside a request, once a second at most. */
export function followReplicas({ settings, waitUntil, now }: Following): void {
	const replicas = replicasOf(settings);
	if (!replicas || now - followedAt < FOLLOW_MILLISECONDS) return;
	followedAt = now;
	const authToken = settings.LIBSQL_AUTH_TOKEN ?? undefined;
	const address = { url: settings.LIBSQL_URL, authToken, patienceMilliseconds: PRIMARY_PATIENCE, keepsStreams: true };
	const primary = openDatabase({ ...address, replicas, goesFirst: true });
	const probes = replicas
		.toProbe(now)
		.map((url) => probeReplica({ replicas, authToken }, url, (...input) => fetch(...input)));
	waitUntil(
		Promise.allSettled([primary.$client.execute('select 1'), ...probes]).then(() => noteChanges(replicas, Date.now())),
	);
}

/** A line when a replica is left out, or used again. */
function noteChanges(replicas: Replicas, now: number): void {
	const used = replicas.states(now).map(({ isUsed }) => (isUsed ? 1 : 0));
	const before = lastUsed;
	lastUsed = used.join('');
	if (before === lastUsed) return;
	const left = used.filter((isUsed) => isUsed === 0).length;
	logEvent('replicas', { used: used.length - left, left }, left > 0 ? 'warn' : 'info');
	if (left > 0) count('replicas.leftOut', left);
}

/** The answer with the position of what its request has written, so that the next page of the same reader shows it (REPLICA-2). */
export function withPosition(answer: Response, { position }: DatabaseUse, url: URL): Response {
	// A connection that stays open has no answer to add to.
	if (position === 0 || answer.status === 101) return answer;
	const marked = new Response(answer.body, answer);
	marked.headers.append(
		'set-cookie',
		sessionCookie(POSITION_COOKIE.name, String(position), { origin: url.origin, seconds: POSITION_COOKIE.seconds }),
	);
	return marked;
}
