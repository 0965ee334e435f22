import type { Database } from '#db/client';
import type { Services } from '~/context';
import { type FoundAnswer, type KeptAnswer, workedOut } from '~/domain/offer-cache/kept-answer';
import { type Asked, type KeptSource, keptKey } from '~/domain/offer-cache/kept-call';
import { OneFill } from '~/platform/one-fill';
import { accessOf } from '~/routes/access';
import type { SiteEnv } from './env';
import type { Identity } from './identify';
import { putIntoLane } from './kept-lane';
import type { Visit } from './load-context';

export type Asking = {
	cache: SiteEnv['OFFER_CACHE'];
	visit: Visit;
	identity: Identity;
	db: Database;
	waitUntil: (promise: Promise<unknown>) => void;
};

const asks = new OneFill<KeptAnswer>();

/**
 * `keptAnswer` of the services. Of those who ask for the same at once one asks the offer-cache, and the others get what it hears; when
 * the offer-cache itself is away, the answer is worked out here and not kept.
 */
export function keptAnswerFrom({ cache, visit, identity, db, waitUntil }: Asking): Services['keptAnswer'] {
	return async (kept, question, { isWhole, ...setting }) => {
		const asked: Asked = { callId: kept.call.id, question, ...setting };
		const key = `${setting.catalogueVersion} ${keptKey(kept, question, setting)}`;
		const joined = asks.isRunning(key) ? await asks.join(key) : null;
		if (joined) return joined.kind === 'found' ? { ...joined, status: 'fwd=miss; collapsed' } : joined;
		const heard = asks.run(key, () => askOrWorkOut(cache, kept, asked, db));
		waitUntil(heard.catch(() => undefined));
		const answer = (await heard) ?? { kind: 'failed', error: 'The offer-cache said nothing' };
		if (isWhole && answer.kind === 'found') waitUntil(offerToLane(answer));
		return answer;

		async function offerToLane(first: FoundAnswer): Promise<void> {
			// Packed after those who waited were answered.
			const packed = first.isGzip ? first : await cache.ask({ ...asked, wantsGzip: true }).catch(() => null);
			if (packed?.kind !== 'found') return;
			const { seconds, routeId = '' } = kept;
			putIntoLane(packed, { visit, identity, group: accessOf(routeId), seconds, day: setting.today });
		}
	};
}

async function askOrWorkOut(
	cache: SiteEnv['OFFER_CACHE'],
	kept: KeptSource,
	asked: Asked,
	db: Database,
): Promise<KeptAnswer> {
	try {
		return await cache.ask(asked);
	} catch (error) {
		console.error('the offer-cache did not answer', error);
		const json = await kept.answer({ ...asked, db }, asked.question);
		return workedOut(json, { now: Date.now(), version: asked.catalogueVersion, status: 'fwd=bypass' });
	}
}
