import { and, between, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { lead, leadEvent, leadRequest } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import type { LeadStatus } from '../lead-status';
import { houseName } from '../property-name';

const DAY_MS = 86_400_000;
const SAVED_DAYS = 14;
/** News come of an agent's latest leads: the agency may have tens of thousands. */
const LATEST_LEADS = 300;
const SHOWN = 12;

/** What has become of a lead without its agent, or will soon: a move by another user, an answer to a request, an option that ends. */
export type Notice = {
	leadId: string;
	client: string;
	property: string;
	/** Milliseconds: when it became worth knowing. */
	at: number;
} & (
	| { kind: 'moved'; status: LeadStatus }
	| { kind: 'change' | 'priceDiscount'; state: 'accepted' | 'declined' }
	| { kind: 'ends'; endsAt: number }
);

type Named = { leadId: string; firstName: string; lastName: string; propertyName: string };

/**
 * What is new on the actor's own leads within two weeks, and his options that end within a day; newest first, in one round trip.
 * Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listNotices({ ctx }: { ctx: Pick<RequestContext, 'db' | 'actor' | 'now'> }): Promise<Notice[]> {
	const { agency, ...actor } = requireAgency(ctx);
	const { db, now } = ctx;
	const since = now - SAVED_DAYS * DAY_MS;
	const own = and(eq(lead.userNo, actor.no), eq(lead.agencyNo, agency.no), isNull(lead.deletedAt));
	const named = {
		leadId: lead.id,
		firstName: lead.clientFirstName,
		lastName: lead.clientLastName,
		propertyName: lead.propertyName,
	};
	const latest = db
		.select({ no: lead.no, ...named })
		.from(lead)
		.where(own)
		.orderBy(desc(lead.createdAt))
		.limit(LATEST_LEADS)
		.as('latest');
	const ofLatest = {
		leadId: latest.leadId,
		firstName: latest.firstName,
		lastName: latest.lastName,
		propertyName: latest.propertyName,
	};
	const [moves, answers, ends] = await db.batch([
		db
			.select({ ...ofLatest, status: leadEvent.toStatus, at: leadEvent.createdAt })
			.from(latest)
			.innerJoin(leadEvent, eq(leadEvent.leadNo, latest.no))
			.where(
				and(
					gt(leadEvent.createdAt, since),
					ne(leadEvent.actor, actor.id),
					sql`${leadEvent.fromStatus} is not ${leadEvent.toStatus}`,
				),
			)
			.orderBy(desc(leadEvent.createdAt))
			.limit(SHOWN),
		db
			.select({ ...ofLatest, kind: leadRequest.kind, state: leadRequest.state, at: leadRequest.decidedAt })
			.from(latest)
			.innerJoin(leadRequest, eq(leadRequest.leadNo, latest.no))
			.where(and(gt(leadRequest.decidedAt, since), inArray(leadRequest.state, ['accepted', 'declined'])))
			.orderBy(desc(leadRequest.decidedAt))
			.limit(SHOWN),
		db
			.select({ ...named, endsAt: lead.expiresAt })
			.from(lead)
			.where(and(own, eq(lead.status, 'confirmedOption'), between(lead.expiresAt, now, now + DAY_MS)))
			.limit(SHOWN),
	]);
	const known = ({ leadId, firstName, lastName, propertyName }: Named) => ({
		leadId,
		client: `${firstName} ${lastName}`.trim(),
		property: houseName(propertyName),
	});
	const notices: Notice[] = [
		...moves.map((row) => ({ ...known(row), kind: 'moved' as const, status: row.status, at: row.at })),
		...answers.map((row) => ({
			...known(row),
			kind: row.kind,
			state: row.state as 'accepted' | 'declined',
			at: row.at ?? since,
		})),
		...ends.map((row) => ({
			...known(row),
			kind: 'ends' as const,
			endsAt: row.endsAt ?? now,
			at: (row.endsAt ?? now) - DAY_MS,
		})),
	];
	return notices.sort((a, b) => b.at - a.at).slice(0, SHOWN);
}
