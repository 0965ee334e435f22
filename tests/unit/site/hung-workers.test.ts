import { setTimeout as realTime } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client';
import { plainDate } from '~/domain/date/plain-date';
import { nationalityCode, nationalityName } from '~/domain/lead/nationality.server';
import type { CachedSource } from '~/domain/offer-cache/cached-call';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import type { SiteEnv } from '../../../workers/site/env';
import type { Identity } from '../../../workers/site/identify';
import type { Visit } from '../../../workers/site/resolve-visit';

// Reading the sources takes longer than a test may.
beforeAll(async () => void (await import('../../../workers/site/services')), 60_000);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
	vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.resetModules();
});

/** A call that is taken and never answered. */
const hang = () => new Promise<never>(() => undefined);
const SETTINGS = { FILE_SEAL_KEY: null, FORM_SECRET: 'secret', FORM_SECRET_BEFORE: null } as unknown as Settings;
/** Every worker beside the site hangs, but for what is given. */
const hungEnv = (more: object = {}) =>
	({
		MAIL_QUEUE: { send: hang },
		CRASH_REPORTS: { report: hang },
		CONVERSATIONS: { announce: hang, tell: hang, endClosed: hang, fetch: hang },
		DOCUMENTS: { print: hang },
		PICTURES: { fetch: hang },
		OFFER_CACHE: { ask: hang },
		COUNTRY_NAMES: { names: hang },
		WATCH: { report: hang, add: hang },
		...more,
	}) as unknown as SiteEnv;

async function servicesOf(env: SiteEnv) {
	// Each test has what an isolate remembers for itself.
	const { createServices } = await import('../../../workers/site/services');
	const asking = {
		visit: { wroteAt: null } as Visit,
		identity: {} as Identity,
		db: {} as Database,
		waitUntil: () => undefined,
	};
	return createServices(env, asking, SETTINGS);
}

const MINUTE = 60_000;

/** How long a call took by the clock, in milliseconds, and how it ended; a minute has gone by then. */
async function timed<Value>(call: Promise<Value>): Promise<{ milliseconds: number; value?: Value; error?: unknown }> {
	const begunAt = Date.now();
	const ended = call.then(
		(value) => ({ milliseconds: Date.now() - begunAt, value }),
		(error: unknown) => ({ milliseconds: Date.now() - begunAt, error }),
	);
	let isOver = false;
	void ended.then(() => {
		isOver = true;
	});
	// Hashing is no timer: while none is left the clock stands, and real time passes.
	while (!isOver && Date.now() - begunAt < MINUTE) {
		if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(500);
		else await realTime(2);
	}
	vi.setSystemTime(begunAt + MINUTE);
	return ended;
}

const CACHED: CachedSource = { call: { id: 'test' }, seconds: 60, answer: async () => '{"hotels":3}' };
const ASKED = {
	...{ today: plainDate('2026-11-20'), now: 0, catalogueVersion: 1, pictureBaseUrl: '', isWhole: false },
	access: {
		...{ programNos: [], billableCurrency: 'EUR' as const, language: 'en' as const },
		...{ includesDemos: false, isCommissionVisible: false },
	},
};

test('an offer-cache that hangs: the page works its answer out, and those after it do not wait', async () => {
	const ask = vi.fn(hang);
	const services = await servicesOf(hungEnv({ OFFER_CACHE: { ask } }));
	const first = await timed(services.cachedAnswer(CACHED, {}, ASKED));
	expect(first).toMatchObject({ value: { kind: 'found', status: 'fwd=bypass' } });
	expect(first.milliseconds).toBeGreaterThanOrEqual(4000);
	expect(first.milliseconds).toBeLessThan(20_000);
	// The fake minute is over: it is asked again, and rests from then on.
	await timed(services.cachedAnswer(CACHED, { page: 2 }, ASKED));
	expect(ask).toHaveBeenCalledTimes(2);
	vi.setSystemTime(Date.now() - 56_000);
	const next = await timed(services.cachedAnswer(CACHED, { page: 3 }, ASKED));
	expect(next).toMatchObject({ value: { status: 'fwd=bypass' } });
	expect(ask).toHaveBeenCalledTimes(2);
});

test('one answer that takes long is no reason to leave an offer-cache alone that answers others', async () => {
	const answer = { kind: 'found', status: 'hit' };
	const ask = vi.fn(({ question }: { question: object }) => ('slow' in question ? hang() : Promise.resolve(answer)));
	const services = await servicesOf(hungEnv({ OFFER_CACHE: { ask } }));
	const slow = services.cachedAnswer(CACHED, { slow: true }, ASKED);
	await vi.advanceTimersByTimeAsync(1000);
	expect(await services.cachedAnswer(CACHED, { page: 1 }, ASKED)).toBe(answer);
	await vi.advanceTimersByTimeAsync(3500);
	expect(await slow).toMatchObject({ status: 'fwd=bypass' });
	expect(await services.cachedAnswer(CACHED, { page: 2 }, ASKED)).toBe(answer);
});

test.each([
	['a document', 20_000, (services: Services) => services.printDocument({} as never, {} as never)],
	['country names', 3000, (services: Services) => services.countryNames('en')],
	[
		'a rendition',
		30_000,
		(services: Services) => services.renderPicture({ source: new Uint8Array(1), renditions: [], isPlan: false }),
	],
])('%s is unavailable when its worker hangs', async (_, milliseconds, call) => {
	const ended = await timed<unknown>(call(await servicesOf(hungEnv())));
	expect(ended.milliseconds).toBe(milliseconds);
	expect(ended.error).toBeInstanceOf(DomainError);
	expect(ended.error).toMatchObject({ code: 'unavailable' });
});

type Services = Awaited<ReturnType<typeof servicesOf>>;

test.each([
	['waking the mailer', 3000, (services: Services) => services.wakeMailer()],
	['announcing a message', 3000, (services: Services) => services.announceMessages('conv_1')],
	['telling pages', 3000, (services: Services) => services.tellNews(['user_1'])],
	['closing connections', 3000, (services: Services) => services.endConnections(['user_1'])],
	['reading the figures of the service', 3000, (services: Services) => services.readWatch()],
	[
		'reporting a crash',
		12_000,
		(services: Services) => services.reportCrash({ origin: 'site', error: 'x', location: null }),
	],
])('%s ends without an error when its worker hangs', async (_, milliseconds, call) => {
	const ended = await timed<unknown>(call(await servicesOf(hungEnv())));
	expect(ended).toMatchObject({ milliseconds });
	expect(ended.error).toBeUndefined();
});

test('country names are asked for once', async () => {
	const names = vi.fn(async () => ({ AT: 'Austria' }));
	const services = await servicesOf(hungEnv({ COUNTRY_NAMES: { names } }));
	expect(await services.countryNames('en')).toEqual({ AT: 'Austria' });
	expect(await services.countryNames('en')).toEqual({ AT: 'Austria' });
	expect(names).toHaveBeenCalledTimes(1);
});

test('a lead is written and read without country names', async () => {
	const services = await servicesOf(hungEnv());
	const context = { services, language: 'en' as const };
	expect(await timed(nationalityCode(context, ' Austria '))).toMatchObject({ milliseconds: 3000, value: 'Austria' });
	expect(await timed(nationalityName(context, 'AT'))).toMatchObject({ milliseconds: 3000, value: 'AT' });
});
