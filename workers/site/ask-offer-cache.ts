import type { Database } from '#db/client';
import type { Services } from '~/context';
import { type CachedAnswer, type FoundAnswer, workedOut } from '~/domain/offer-cache/cached-answer';
import { type CachedSource, cachedKey, type Input } from '~/domain/offer-cache/cached-call';
import { SingleFlight } from '~/platform/cache/single-flight';
import { logFault } from '~/platform/log';
import { withinPatience } from '~/platform/within-patience';
import { accessOf } from '~/routes/access';
import type { SiteEnv } from './env';
import type { Identity } from './identify';
import type { Visit } from './resolve-visit';
import { putIntoResponseCache } from './response-cache';

export type Asking = {
	cache: SiteEnv['OFFER_CACHE'];
	visit: Visit;
	identity: Identity;
	db: Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

const asks = new SingleFlight<CachedAnswer>();

/** Longer than a healthy answer takes; with the time in which the database counts as away it stays below twelve seconds. */
const PATIENCE = 4000;
/** So long an offer-cache that said nothing is not asked again, so that not every page waits for it (OPS-7). */
const REST = 5000;
let heardAt = 0;
let restsUntil = 0;

/**
 * `cachedAnswer` of the services. Of those who ask for the same at once one asks the offer-cache, and the others get what it hears; when
 * the offer-cache itself is away or hangs, the answer is worked out here and not kept.
 */
export function cachedAnswerFrom({ cache, visit, identity, db, waitUntil }: Asking): Services['cachedAnswer'] {
	return async (cached, question, { isWhole, ...setting }) => {
		const notBefore = visit.wroteAt;
		const requested: Input = { callId: cached.call.id, question, notBefore, ...setting };
		const key = `${setting.catalogueVersion} ${notBefore ?? ''} ${cachedKey(cached, question, setting)}`;
		const joined = asks.isRunning(key) ? await asks.join(key) : null;
		if (joined) return joined.kind === 'found' ? { ...joined, status: 'fwd=miss; collapsed' } : joined;
		const heard = asks.run(key, () => askOrWorkOut(cache, cached, requested, db));
		waitUntil(heard.catch(() => undefined));
		const answer = await heard;
		if (isWhole && answer.kind === 'found') waitUntil(offerToResponseCache(answer));
		return answer;

		async function offerToResponseCache(first: FoundAnswer): Promise<void> {
			// Packed after those who waited were answered.
			const pack = () => withinPatience(cache.ask({ ...requested, wantsGzip: true }), PATIENCE).catch(() => null);
			const packed = first.isGzip ? first : await pack();
			if (packed?.kind !== 'found') return;
			const { seconds, routeId = '' } = cached;
			putIntoResponseCache(packed, { visit, identity, group: accessOf(routeId), seconds, day: setting.today });
		}
	};
}

async function askOrWorkOut(
	cache: SiteEnv['OFFER_CACHE'],
	cached: CachedSource,
	input: Input,
	db: Database,
): Promise<CachedAnswer> {
	const askedAt = Date.now();
	if (askedAt >= restsUntil)
		try {
			const answer = await withinPatience(cache.ask(input), PATIENCE);
			heardAt = Date.now();
			return answer;
		} catch (error) {
			logFault('the offer-cache did not answer', error);
			// It has answered others meanwhile: only this answer takes long.
			if (heardAt <= askedAt) restsUntil = Date.now() + REST;
		}
	const json = await cached.answer({ ...input, db }, input.question);
	return workedOut(json, { now: Date.now(), version: input.catalogueVersion, status: 'fwd=bypass' });
}
