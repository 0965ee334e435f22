import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lead, leadRequest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { maskCardNumbers } from '../../card/mask-card-numbers';
import { plainDate } from '../../date/plain-date';
import { type AgentLeadContext, leadActor } from '../agent-lead-context';
import { changeLead } from '../change-lead.server';
import { NOTE_LIMIT } from '../decide-lead.server';
import { findLead } from '../find-lead.server';
import { noticeStatements } from '../lead-notices.server';
import { answeringScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import { columnsOfRooms, roomLine } from './agreed-rooms';
import { roomRows } from './review-draft.server';
import { roomsInPlace } from './rooms-in-place.server';

type Answering = {
	ctx: AgentLeadContext;
	requestId: string;
	/** The lead's version that was seen. */
	version: number;
	decision: 'accept' | 'decline';
	/** What the hotel writes to the agent, cut at 1000 characters. */
	note?: string;
};

/**
 * The hotel's answer to a change of its rooms: its staff or an admin (LEAD-47). Accepting makes the lead what was asked for, at the price
 * and the terms that the agent saw, in one transaction: of a lead that holds rooms, those of the old nights are given back and those of the
 * new ones taken, all or none. The status stays. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-longer-available`,
 * `changed-meanwhile`), 'unavailable'.
 */
export async function answerRoomsChange({ ctx, requestId, version, decision, note = '' }: Answering) {
	const actor = leadActor(requireActor(ctx, 'inbox'));
	const { db, now } = ctx;
	const scope = answeringScope(ctx);
	const [request] = await db
		.select({ no: leadRequest.no, change: leadRequest.change, leadId: lead.id })
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.where(
			and(
				...[eq(leadRequest.id, requestId), eq(leadRequest.state, 'open'), isNotNull(lead.hotelNo)],
				leadScopeCondition(db, scope),
			),
		)
		.execute();
	const { checkIn, checkOut, rooms } = request?.change ?? {};
	if (!request || !checkIn || !checkOut || !rooms) throw new DomainError('not-found', `No open request ${requestId}`);
	const record = await findLead(db, scope, request.leadId);
	const answer = maskCardNumbers(note.trim()).slice(0, NOTE_LIMIT) || null;
	const stay = { currency: record.currency, checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	const isAccepted = decision === 'accept';
	const applied = isAccepted
		? roomsInPlace(ctx, { record, rows: await roomRows(ctx, record), stay, rooms, actor })
		: null;
	const asked = columnsOfRooms(
		rooms.map(({ room }) => room),
		stay,
	);
	const changed = await changeLead({
		...{ ctx, lead: record, seen: version, actor },
		action: isAccepted ? 'lead.request-accepted' : 'lead.request-declined',
		condition: sql`exists (select 1 from ${leadRequest} where ${leadRequest.no} = ${request.no} and ${leadRequest.state} = 'open')`,
		columns: applied?.columns ?? {},
		before: [
			db
				.update(leadRequest)
				.set({
					state: isAccepted ? 'accepted' : 'declined',
					decidedBy: actor.id,
					decidedAt: now,
					answerNote: answer,
				})
				.where(eq(leadRequest.no, request.no)),
			...(applied?.before ?? []),
		],
		after: [
			...(applied?.after ?? []),
			...noticeStatements(db, now, {
				lead: {
					...record,
					...applied?.columns,
					...(applied ? { rooms: rooms.map(({ room }) => roomLine(room)) } : {}),
				},
				kind: isAccepted ? 'changeAccepted' : 'changeDeclined',
				actor,
				stayRequest: isAccepted
					? null
					: {
							...{ checkIn, checkOut, pax: asked.pax, totalMinor: asked.totalMinor },
							rooms: rooms.map(({ room }) => roomLine(room)),
						},
				note: answer,
			}),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	return changed;
}
