import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { versionStatement } from '#db/derived/derive-statements';
import { stayReview } from '#db/schema/review';

/**
 * Statements that take what names or describes a person out of the answers of leads (PRIVACY-10): name, country, words and the reply to them. A
 * released one leaves the property's page. Rating and month stay for the team's own figures.
 */
export function forgetReviewStatements(db: Database, leadNumbers: readonly number[], now: number) {
	if (leadNumbers.length === 0) return [];
	return [
		db
			.update(stayReview)
			.set({
				...{ text: null, firstName: null, country: null, reply: null, mayPublish: false, state: 'internal' as const },
				version: sql`${stayReview.version} + 1`,
			})
			.where(inArray(stayReview.leadNo, [...leadNumbers])),
		versionStatement(now, 'review'),
	];
}
