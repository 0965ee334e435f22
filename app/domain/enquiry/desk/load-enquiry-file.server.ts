import { asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { knownBrands } from '../../brand/known-brands';
import { shownState } from '../../proposal/proposal-step';
import { findEnquiry } from './find-enquiry.server';

export type EnquiryFile = Awaited<ReturnType<typeof loadEnquiryFile>>;
export type EnquiryProposal = EnquiryFile['proposals'][number];

const EVENTS = [
	'sent',
	'opened',
	'asked',
	'approved',
	'approvalTakenBack',
	'declined',
	'expired',
	'withdrawn',
] as const;
/** Actions of the audit trail that are steps of the enquiry itself. */
const STEPS = ['enquiry.prepared', 'enquiry.answered', 'enquiry.closed', 'enquiry.reopened'] as const;

export type EnquiryStep = (typeof EVENTS)[number] | 'prepared' | 'answered' | 'closed' | 'reopened';

/**
 * Everything the page of an enquiry shows: the enquiry, its properties with today's prices, its proposals, and its history, newest first
 * (ENQUIRY-2). Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadEnquiryFile({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;
	id: string;
}) {
	const { row, properties } = await findEnquiry(ctx, id);
	const { db, now } = ctx;
	const own = db.select({ no: proposal.no }).from(proposal).where(eq(proposal.enquiryNo, row.no));
	const name = sql<string>`trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, ''))`;
	const [proposals, events, steps] = await db.batch([
		db
			.select({
				...{ id: proposal.id, state: proposal.state, sentAt: proposal.sentAt, openings: proposal.openings },
				...{ lastOpenedAt: proposal.lastOpenedAt, approvedBy: proposal.approvedBy, updatedAt: proposal.updatedAt },
				...{ sentValidUntil: proposal.sentValidUntil, by: name },
			})
			.from(proposal)
			.leftJoin(user, eq(user.no, proposal.userNo))
			.where(eq(proposal.enquiryNo, row.no))
			.orderBy(desc(proposal.updatedAt), desc(proposal.no)),
		db
			.select({ kind: proposalEvent.kind, at: proposalEvent.createdAt, note: proposalEvent.note, by: name })
			.from(proposalEvent)
			.leftJoin(user, eq(user.id, proposalEvent.actor))
			.where(inArray(proposalEvent.proposalNo, own))
			.orderBy(asc(proposalEvent.no)),
		db
			.select({ action: audit.action, at: audit.createdAt, by: name })
			.from(audit)
			.leftJoin(user, eq(user.id, audit.actor))
			.where(sql`${audit.subjectId} = ${row.id} and ${like(audit.action, 'enquiry.%')}`)
			.orderBy(asc(audit.no)),
	]);
	const { no: _, propertyNo: __, ...enquiry } = row;
	const history: { step: EnquiryStep; at: number; note: string | null; by: string }[] = [
		...events.flatMap(({ kind, ...event }) => {
			const step = EVENTS.find((each) => each === kind);
			return step ? [{ step, ...event, by: event.by.trim() }] : [];
		}),
		...steps.flatMap(({ action, ...event }) => {
			const known = STEPS.find((each) => each === action);
			const step = known?.replace('enquiry.', '') as EnquiryStep | undefined;
			return step ? [{ step, note: null, ...event, by: event.by.trim() }] : [];
		}),
	];
	return {
		enquiry,
		brandName: knownBrands().of(row.brandKey).name,
		properties: properties.map(({ name: propertyName, property, option }) => ({
			name: propertyName,
			address: property && {
				...{ type: property.type, country: property.country, city: property.placeSlug, name: property.slug },
			},
			currency: property?.currency ?? null,
			option:
				option.kind === 'none'
					? option
					: { kind: option.kind, serviceLevel: option.serviceLevel, priceMinor: option.quote.subtotalMinor },
		})),
		proposals: proposals.map(({ state, sentValidUntil, ...each }) => ({
			...each,
			state: shownState(state, sentValidUntil, now),
		})),
		history: history.sort((a, b) => b.at - a.at),
	};
}
