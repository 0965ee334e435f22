import { WorkerEntrypoint } from 'cloudflare:workers';
import { openDatabase } from '#db/client';
import type { CachedAnswer } from '~/domain/offer-cache/cached-answer';
import type { Input } from '~/domain/offer-cache/cached-call';
import { databaseEnv } from '../database-env';
import { nothingToRead } from '../nothing-to-read';
import { answerAsked } from './answer-question';

/** Longer than any healthy answer; then what was kept stands in. */
const DATABASE_PATIENCE = 6000;

/** What the site calls: binding `OFFER_CACHE`, entrypoint `OfferCache`. */
export class OfferCache extends WorkerEntrypoint<Record<string, unknown>> {
	/** The answer to a cached call for this access, from the cache or worked out now. Never rejects for a failure of the verb. */
	ask(input: Input): Promise<CachedAnswer> {
		const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = databaseEnv.parse(this.env);
		return answerAsked(input, {
			now: Date.now(),
			database: () => openDatabase({ url, authToken, patienceMilliseconds: DATABASE_PATIENCE, keepsStreams: true }),
			waitUntil: (promise) => this.ctx.waitUntil(promise),
		});
	}
}

export default nothingToRead;
