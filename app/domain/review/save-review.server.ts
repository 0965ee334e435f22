import { type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { stayReview } from '#db/schema/review';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { nationalityCode } from '../lead/nationality.server';
import { hotelToday } from '../offer/hotel-today';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { GUEST_ACTOR, openLeadTrip } from '../trip/open-trip.server';
import { reviewSchema } from './review-schema';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'visitor' | 'settings' | 'services' | 'language'>;

/**
 * The lead guest's answer after the stay (REVIEW-2), written anew as often as wanted until it is released. Gives the errors of its fields, none
 * when it is written. Throws DomainError 'not-found', 'forbidden' (the group's link), 'conflict' (`link-ended`, `not-over`, `released`),
 * 'too-many-requests', 'unavailable'.
 */
export async function saveReview({
	ctx,
	token,
	input,
}: {
	ctx: Ctx;
	token: string;
	input: object;
}): Promise<FieldErrors> {
	const { leadNo, checkIn, checkOut, timeZone } = await openLeadTrip(ctx, token);
	if (hotelToday(ctx, timeZone) <= checkOut)
		throw new DomainError('conflict', 'The stay is not over', { reason: 'not-over' });
	const read = reviewSchema.safeParse(input);
	if (!read.success) return fieldErrorsFrom(read.error.issues);
	const { rating, text, mayPublish, firstName, country: typed } = read.data;
	const country = mayPublish ? await nationalityCode(ctx, typed) : null;
	if (country !== null && !/^[A-Z]{2}$/.test(country)) return { country: { key: 'country' } };
	const { db, now, visitor, settings, language } = ctx;
	const answer = { rating, text, language, mayPublish, firstName: mayPublish ? firstName : null, country };
	const isReleased = sql`exists (select 1 from ${stayReview} where ${stayReview.leadNo} = ${leadNo}
		and ${stayReview.state} = 'released')`;
	try {
		await auditedWrite({
			...{ ctx, actor: GUEST_ACTOR, action: 'review.saved' },
			subject: sql`select ${lead.id} from ${lead} where ${lead.no} = ${leadNo} and ${lead.status} = 'confirmedBooking'
				and not ${isReleased}`,
			detail: { rating, mayPublish },
			statements: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				db
					.insert(stayReview)
					.values({
						...answer,
						...{ id: newReviewId(), leadNo, propertyNo: propertyOf(leadNo), stayMonth: checkIn.slice(0, 7) },
						updatedAt: now,
					})
					.onConflictDoUpdate({
						target: stayReview.leadNo,
						set: { ...answer, state: 'new', version: sql`${stayReview.version} + 1`, updatedAt: now },
					}),
			],
		});
		return {};
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile')
			throw new DomainError('conflict', 'It was released', { reason: 'released' });
		throw refuseTooMany(error, now);
	}
}

function propertyOf(leadNo: number): SQL<number | null> {
	return sql<number | null>`(select ${lead.propertyNo} from ${lead} where ${lead.no} = ${leadNo})`;
}

function newReviewId(): string {
	return `review_${crypto.randomUUID().replaceAll('-', '')}`;
}
