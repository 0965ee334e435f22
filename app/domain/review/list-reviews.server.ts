import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { stayReview } from '#db/schema/review';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { pageOf, ROWS_PER_PAGE, readCursor } from '../administration/paging';
import type { Month } from '../date/month';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import type { ReviewState } from './review-rules';

type Filter = { state: ReviewState | null; after: string | null };

export type ListedReview = Awaited<ReturnType<typeof listReviews>>['rows'][number];

/** Answers after stays of all brands, the latest first, with how many are new (REVIEW-3). Throws DomainError 'forbidden', 'unavailable'. */
export async function listReviews({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: Filter }) {
	requireActor(ctx, 'enquiries');
	const { state } = filter;
	return listed(ctx.db, filter, state ? eq(stayReview.state, state) : undefined);
}

/** The same of an operator's own properties, and of all for admins (REVIEW-6). Throws DomainError 'forbidden', 'unavailable'. */
export async function listOwnReviews({
	ctx,
	after,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	after: string | null;
}) {
	requireActor(ctx, 'operators');
	const scope = leadScope(ctx);
	const isOwn =
		scope.reach === 'operator'
			? sql`${stayReview.propertyNo} in (select ${property.no} from ${property} where ${property.operatorNo} = ${scope.operatorNo})`
			: undefined;
	return listed(ctx.db, { state: null, after }, and(leadScopeCondition(ctx.db, scope), isOwn));
}

async function listed(db: Database, { after }: Filter, condition: SQL | undefined) {
	return pageOf(await reviewsQuery(db, after, condition), ({ updatedAt }) => updatedAt);
}

/** The query behind a page of either list. */
export function reviewsQuery(db: Database, after: string | null, condition: SQL | undefined) {
	const cursor = readCursor(after);
	return db
		.select({
			...{ no: stayReview.no, id: stayReview.id, rating: stayReview.rating, text: stayReview.text },
			...{ language: stayReview.language, mayPublish: stayReview.mayPublish, firstName: stayReview.firstName },
			...{ country: stayReview.country, state: stayReview.state, version: stayReview.version },
			...{ reply: stayReview.reply, updatedAt: stayReview.updatedAt },
			stayMonth: sql<Month>`${stayReview.stayMonth}`,
			...{ brandKey: lead.brandKey, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
			canBeShown: sql<boolean>`${stayReview.propertyNo} is not null`.mapWith(Boolean),
		})
		.from(stayReview)
		.innerJoin(lead, eq(lead.no, stayReview.leadNo))
		.where(
			and(
				condition,
				cursor ? sql`(${stayReview.updatedAt}, ${stayReview.no}) < (${cursor.at}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(stayReview.updatedAt), desc(stayReview.no))
		.limit(ROWS_PER_PAGE + 1);
}
