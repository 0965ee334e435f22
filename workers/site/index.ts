import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { type Database, type DatabaseUse, openDatabase } from '#db/client';
import { ForeignDatabase } from '#db/installation-kind';
import type { NearReads } from '#db/near-reader';
import type { AppLoadContext } from '~/context';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import { syncDueCalendars } from '~/domain/calendar-sync/sync-calendar.server';
import { tellOfClashes } from '~/domain/calendar-sync/tell-of-clashes.server';
import { tellOfNeeds } from '~/domain/client-notice/tell-of-needs.server';
import { tellOfPayments } from '~/domain/client-notice/tell-of-payments.server';
import { tellOfRefunds } from '~/domain/client-notice/tell-of-refunds.server';
import { mailSuppliers } from '~/domain/concierge/mail-suppliers.server';
import { tellOfJobs } from '~/domain/concierge/tell-of-jobs.server';
import { remindDeposits } from '~/domain/deposit/remind-deposits.server';
import { expireOptions } from '~/domain/lead/expire-options.server';
import { checkPrices } from '~/domain/lead/price-watch/check-prices.server';
import { remindOptions } from '~/domain/lead/remind-options.server';
import { expireHolds } from '~/domain/operator-desk/blocks/expire-holds.server';
import { driveImports } from '~/domain/operator-desk/import/apply-import.server';
import { remindPayments } from '~/domain/payment/remind-payments.server';
import { preparePictures } from '~/domain/picture/prepare-pictures.server';
import { expireProposals } from '~/domain/proposal/expire-proposals.server';
import { thankGuests } from '~/domain/review/thank-guests.server';
import { tellRoomingChanges } from '~/domain/trip/tell-rooming-changes.server';
import { driveWebhooks } from '~/domain/webhook/drive-webhooks.server';
import { readSettings, type Settings } from '~/platform/env';
import { isUnavailable, retryAfterSecondsOf } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { databaseAway } from '~/platform/problem-details';
import { setSecurityHeaders } from '~/platform/security-headers';
import * as build from '../../build/server/index.js';
import { answerApi, isApiRequest } from './answer-api';
import { answerAtOnce, answerPage } from './answer-page';
import { brandsAtHand } from './brands-at-hand';
import { busyAnswer } from './busy-answer';
import { distrustVersion } from './catalogue-version';
import { countWebhooks, handOver, handOverCounts } from './counters';
import type { SiteEnv } from './env';
import { gateOf, inWriteTurn } from './gates';
import { checkMethod, guardRequest, refusal } from './guard-request';
import { health } from './health';
import { housekeeping } from './housekeeping';
import { identify } from './identify';
import { inTurn } from './in-turn';
import { limitReads } from './limit-reads';
import { countKeyTry, countTry, limitKeyTries, limitTries } from './limit-tries';
import { createLoadContext } from './load-context';
import { matchRoute } from './match-route';
import { followReplicas, mayReadNear, nearReads, replicasOf, withPosition } from './near-reads';
import { openLive } from './open-live';
import { createPictureServices } from './picture-services';
import { answerPlainHttp } from './plain-http';
import { todayOf } from './product-day';
import { withWriteTime } from './recent-write';
import { resolveVisit, type Visit } from './resolve-visit';
import { answerFromResponseCache } from './response-cache';
import { routeGroups } from './route-groups';
import { tellNews } from './services';
import { distrustSessions, followChanges } from './session-changes';
import { siteRedirect } from './site-redirect';
import { staticFile } from './static-file';
import { stepToDocument } from './step-to-document';
import { noteFacts, quietly, traceRequest, traceSchedule } from './trace-request';
import { forVisitors, hasRoutes, visitorsManifest } from './visitors-build';
import { wakeWebhooks } from './wake-webhooks';
import { withAccess } from './with-access';
import { withUnavailable } from './with-unavailable';

/** Longer than any healthy answer; a page without a cached copy is then 503, a form says so and keeps what was typed. */
const DATABASE_PATIENCE = 6000;

/** A schedule may take longer than a visitor waits, and what it did not do it does the next time. */
const SCHEDULE_PATIENCE = 20_000;

/** Pictures that no request prepared any more (ADR 54). */
const PICTURES_MILLISECONDS = 20_000;

/** The schedule of what cannot wait for the night. */
const EVERY_MINUTE = '* * * * *';

const whole = withUnavailable(withAccess(build as unknown as ServerBuild));
const ofVisitors = forVisitors(whole, { hasApart: false });
const ofVisitorsApart = forVisitors(whole, { hasApart: true });
const groupOf = routeGroups(whole);
const visitorsGroupOf = routeGroups(ofVisitors);
const apartGroupOf = routeGroups(ofVisitorsApart);
const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

function remix(request: Request, context: AppLoadContext, ids: readonly string[]): Promise<Response> {
	const { pathname } = new URL(request.url);
	const group = groupFor(context, ids)(pathname);
	const handler = handlers.get(group) ?? createRequestHandler(group, 'production');
	handlers.set(group, handler);
	return handler(request, context);
}

/** Visitors get the shortest list of routes that has those of their document. */
function groupFor({ actor, isActorUnknown }: AppLoadContext, ids: readonly string[]): typeof groupOf {
	if (actor !== null || isActorUnknown) return groupOf;
	if (hasRoutes(ofVisitors, ids)) return visitorsGroupOf;
	return hasRoutes(ofVisitorsApart, ids) ? apartGroupOf : groupOf;
}

/** The site: brand and language, redirects, page cache, Remix, headers; in this order (architecture, "A request"). */
const site = {
	async fetch(request, env, execution): Promise<Response> {
		const settings = readSettings(env);
		const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
		// Opened by the first who asks: most answers come from the page cache and need none.
		let opened: Database | undefined;
		const replicas = replicasOf(settings);
		const use: DatabaseUse = { position: 0, hasWritten: false };
		const open = (near: NearReads | null) =>
			openDatabase({
				url: settings.LIBSQL_URL,
				authToken: settings.LIBSQL_AUTH_TOKEN ?? undefined,
				patienceMilliseconds: DATABASE_PATIENCE,
				keepsStreams: true,
				waitUntil,
				...(replicas && { replicas, near, use }),
			});
		const database = () => {
			opened ??= open(null);
			return opened;
		};
		let brands = brandsAtHand({ settings, database, waitUntil, now: Date.now() });
		if (brands instanceof Promise) {
			if (new URL(request.url).pathname === '/healthz') return secured(await health(settings));
			try {
				brands = await brands;
			} catch (error) {
				if (error instanceof ForeignDatabase) return secured(refuseForeign(error));
				if (!isUnavailable(error)) throw error;
				return secured(databaseAway(retryAfterSecondsOf(error)));
			}
		}
		const visit = resolveVisit(request, settings, brands);
		if (!visit) return secured(refusal(400, 'This is not an address.'));
		if (visit.isPlainHttp && visit.isKnownHost) return secured(answerPlainHttp(request, visit.url));
		if (visit.sessionToken !== null) followChanges({ database, waitUntil, now: Date.now() });
		const cached = answerAtOnce(request, visit) ?? answerFromResponseCache(request, visit, settings);
		handOverCounts(env, waitUntil, Date.now());
		if (cached) return quietly(cached);
		const { url } = visit;
		if (url.pathname === '/healthz') return secured(await health(settings));
		followReplicas({ settings, waitUntil, now: Date.now() });
		const nearDatabase = () => (replicas ? open(nearReads(replicas, settings, visit)) : database());
		return traceRequest(request, async () => {
			const asked = { request, env, execution, settings, visit, database, nearDatabase, waitUntil };
			const answer = await answerVisit(asked);
			return use.hasWritten ? withPosition(answer, use, visit.url) : answer;
		});
	},
	/** Options and watched prices every minute, the house's keeping daily: see `wrangler.toml`. */
	async scheduled({ cron }, env): Promise<void> {
		await traceSchedule(cron === EVERY_MINUTE ? 'minute' : 'day', () => runSchedule(cron, env)).finally(() =>
			handOver(env),
		);
	},
} satisfies ExportedHandler<SiteEnv>;

async function runSchedule(cron: string, env: SiteEnv): Promise<void> {
	const settings = readSettings(env);
	const db = openDatabase({
		url: settings.LIBSQL_URL,
		authToken: settings.LIBSQL_AUTH_TOKEN ?? undefined,
		patienceMilliseconds: SCHEDULE_PATIENCE,
	});
	const now = Date.now();
	await refreshBrands({ db, pictureBaseUrl: settings.PICTURE_BASE_URL, isTest: settings.TEST_OF !== null });
	if (cron !== EVERY_MINUTE) return housekeeping(db, now, env, settings);
	const today = todayOf(settings, now);
	const toPages = (ids: readonly string[]) => tellNews(env, ids);
	await inTurn([
		() => expireOptions({ db, today, now }),
		() => expireHolds({ db, today, now }),
		() => remindOptions({ db, now }),
		() => remindPayments({ db, today, now, settings }),
		() => remindDeposits({ db, today, now, settings }),
		() => tellOfPayments({ db, now, settings }),
		() => tellOfRefunds({ db, now, settings }),
		() => tellOfNeeds({ db, today, now, settings }),
		() => expireProposals({ db, now, tellNews: toPages }),
		() => tellRoomingChanges({ db, now, settings }),
		() => mailSuppliers({ db, today, now, settings }),
		() => tellOfJobs({ db, now, settings }),
		() => thankGuests({ db, today, now, settings }),
		() => checkPrices({ db, today, now, tellNews: toPages }),
		() => preparePictures({ db, services: createPictureServices(env), milliseconds: PICTURES_MILLISECONDS }),
		() => driveImports({ db, today, now }),
		// Last: endpoints and channels that hang hold up nothing else.
		async () => countWebhooks(await driveWebhooks({ db, clock: Date.now, settings })),
		() => syncDueCalendars({ db, now, settings }),
		() => tellOfClashes({ db, today, now, settings }),
	]);
}

export default {
	...site,
	fetch(request, env, execution) {
		const answer = () => site.fetch(request, env, execution);
		return isApiRequest(request) ? answerApi(request, answer) : answer();
	},
} satisfies ExportedHandler<SiteEnv>;

function refuseForeign(error: ForeignDatabase): Response {
	logFault('the database is not the one of this deployment', error);
	return refusal(503, 'This site is not set up yet.');
}

type Asked = {
	request: Request;
	env: SiteEnv;
	execution: ExecutionContext;
	settings: Settings;
	visit: Visit;
	database: () => Database;
	/** Replicas may answer what it reads. */
	nearDatabase: () => Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

/** The answer to a request that no cache could answer at once. */
async function answerVisit(asked: Asked): Promise<Response> {
	const { request, env, execution, settings, visit, database, nearDatabase, waitUntil } = asked;
	const { url } = visit;
	noteFacts({ brand: visit.brand.key });
	if (!visit.isKnownHost)
		return secured(refusal(421, 'No site of ours has this name. Names are set by BRAND_ORIGINS and PRODUCTION_HOSTS.'));
	try {
		const guarded = await guardRequest(request, url);
		if (guarded instanceof Response) return secured(guarded);
		const manifest = visitorsManifest(ofVisitors, url.pathname) ?? visitorsManifest(ofVisitorsApart, url.pathname);
		if (manifest) return secured(manifest);
		const file = await staticFile(guarded, url, env);
		if (file) return quietly(file);
		const redirect = siteRedirect(url, visit, guarded.method);
		if (redirect) return secured(redirect);
		const route = matchRoute(groupOf(url.pathname), url.pathname);
		noteFacts({ route: route?.leaf });
		const refused = route && checkMethod(guarded, route);
		if (refused) return secured(refused);
		const work = async () => {
			const isKeyed = visit.bearer !== null && isApiRequest(guarded);
			const trying = isKeyed ? { request: guarded, url, now: Date.now() } : null;
			const tried = trying && limitKeyTries(trying);
			if (tried) return secured(tried);
			const identity = await identify({
				request: guarded,
				visit,
				settings,
				database,
				waitUntil,
			});
			if (identity instanceof Response) {
				if (trying) countKeyTry(trying, identity.status);
				return secured(identity);
			}
			noteFacts({ user: identity.actor?.id, key: identity.apiKey?.id });
			const live = await openLive({ request: guarded, visit, identity, database, env });
			if (live) return live.status === 101 ? live : secured(live);
			return await answerPage({
				visit,
				settings,
				database,
				request: guarded,
				gate: gateOf(identity, url.pathname),
				waitUntil,
				render: async (input, catalogueVersion) => {
					const asked = { request: guarded, url, now: Date.now() };
					const { apiKey } = identity;
					const { refused, headers } = limitReads(guarded, { route, settings, now: asked.now, apiKey });
					const tooMany = refused ?? limitTries(asked);
					if (tooMany) return { response: withHeaders(tooMany, headers), html: null };
					const db = mayReadNear(guarded, visit, route) ? nearDatabase() : database();
					const parts = { visit, identity, settings, db, env, execution, request: input, catalogueVersion };
					const context = await createLoadContext(parts);
					const ids = route?.ids ?? [];
					const response = stepToDocument(input, ids) ?? (await remix(input, context, ids));
					countTry(asked, response.status);
					return { response: withHeaders(response, headers), html: context.rendered.html };
				},
			});
		};
		const isReading = guarded.method === 'GET' || guarded.method === 'HEAD';
		const answer = isReading ? await work() : await inWriteTurn(guarded, url.pathname, work);
		if (answer === 'refused') return busyAnswer(visit, guarded);
		if (isReading || answer.status >= 500) return answer;
		distrustVersion();
		distrustSessions(Date.now());
		wakeWebhooks({ pathname: url.pathname, database, settings, waitUntil });
		return visit.sessionToken === null ? answer : withWriteTime(answer, { now: Date.now(), url });
	} catch (error) {
		logFault('unexpected', error);
		return secured(
			new Response('Unfortunately, a severe error occured.\n', {
				status: 500,
				headers: { 'content-type': 'text/plain; charset=utf-8' },
			}),
		);
	}
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
	for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
	return response;
}

function secured(response: Response): Response {
	const answer = new Response(response.body, response);
	setSecurityHeaders(answer.headers);
	return answer;
}
