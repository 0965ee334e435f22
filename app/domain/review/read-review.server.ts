import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client';
import { stayReview } from '#db/schema/review';

/** The answer of a booking for a batch, none or one row; `leadNo` may be a subselect in the reader's scope. */
export function reviewStatement(db: Database, leadNo: number | SQL) {
	return db
		.select({
			...{ rating: stayReview.rating, text: stayReview.text, mayPublish: stayReview.mayPublish },
			...{ firstName: stayReview.firstName, country: stayReview.country, state: stayReview.state },
			...{ reply: stayReview.reply, updatedAt: stayReview.updatedAt },
		})
		.from(stayReview)
		.where(eq(stayReview.leadNo, leadNo));
}
