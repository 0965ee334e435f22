import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { calendarFeed } from '#db/schema/calendar-feed';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { addDays, type PlainDate } from '../date/plain-date';
import { feedTokenHash } from './feed-token';

/** So long a date stays in the calendar after its stay. */
const SAVED_DAYS = 60;

/** More leads than a calendar shows; those that begin first are in it. */
export const FEED_LEADS = 1000;

const DATED = ['confirmedOption', 'confirmedBooking'] as const;

/**
 * The feed of a token with the leads whose dates it has. Throws DomainError 'not-found' for a token that is none, was revoked, or
 * whose owner has left the agency or may not work there any more; 'unavailable'.
 */
export async function loadFeed({ ctx, token }: { ctx: Pick<RequestContext, 'db' | 'today'>; token: string }) {
	const { db, today } = ctx;
	const hash = await feedTokenHash(token);
	const [feed] = hash === null ? [] : await feedQuery(db, hash).execute();
	if (feed?.verification !== 'verified' || feed.agencyNo !== feed.ownAgencyNo) throw gone();
	const owner = { role: feed.role, hotelId: null };
	if (feed.role === 'admin' || evaluateAccess('partners', owner, { isLoginRequired: true }) !== 'allowed') throw gone();
	const leads = await datedLeads(db, feed, today).execute();
	return { reach: feed.reach, language: feed.language, agencyName: feed.agencyName, leads };
}

export type DatedLead = Awaited<ReturnType<typeof loadFeed>>['leads'][number];

function feedQuery(db: Database, tokenHash: string) {
	return db
		.select({
			reach: calendarFeed.reach,
			language: calendarFeed.language,
			agencyNo: calendarFeed.agencyNo,
			userNo: user.no,
			role: user.role,
			ownAgencyNo: user.agencyNo,
			agencyName: travelAgency.name,
			verification: travelAgency.verification,
		})
		.from(calendarFeed)
		.innerJoin(user, eq(user.no, calendarFeed.userNo))
		.innerJoin(travelAgency, eq(travelAgency.no, calendarFeed.agencyNo))
		.where(and(eq(calendarFeed.tokenHash, tokenHash), isNull(user.lockedAt)));
}

/** Leads with dates that have not been over for long: the agent's own, or all of the agency. */
export function datedLeads(
	db: Database,
	{ reach, agencyNo, userNo }: { reach: 'agent' | 'team'; agencyNo: number; userNo: number },
	today: PlainDate,
) {
	return db
		.select({
			id: lead.id,
			version: lead.version,
			status: lead.status,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			expiresAt: lead.expiresAt,
			agreedTerms: lead.agreedTerms,
			currency: lead.currency,
			clientLastName: lead.clientLastName,
			bookingReference: lead.bookingReference,
			propertyName: lead.propertyName,
			updatedAt: lead.updatedAt,
		})
		.from(lead)
		.where(
			and(
				eq(lead.agencyNo, agencyNo),
				inArray(lead.status, DATED),
				gte(lead.checkIn, addDays(today, -SAVED_DAYS)),
				isNull(lead.deletedAt),
				reach === 'agent' ? eq(lead.userNo, userNo) : undefined,
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(FEED_LEADS);
}

function gone() {
	return new DomainError('not-found', 'No such calendar');
}
