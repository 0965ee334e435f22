import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { freeRooms, takeRooms } from '#db/held-rooms';
import { lead, leadEvent, leadRequest, leadRoom } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { maskCardNumbers } from '../../card/mask-card-numbers';
import { plainDate } from '../../date/plain-date';
import { type AgentLeadContext, leadActor } from '../agent-lead-context';
import { changeLead } from '../change-lead.server';
import { NOTE_LIMIT } from '../decide-lead.server';
import { findLead, type LeadRecord } from '../find-lead.server';
import { noticeStatements } from '../lead-notices.server';
import { answeringScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import type { LeadActor } from '../lead-status';
import { holdsNights } from '../lead-status';
import { columnsOfRooms, roomLine, roomsChange } from './agreed-rooms';
import { agreedRoomStatement } from './lead-room-statement.server';
import { roomRows } from './review-draft.server';

type Answering = {
	ctx: AgentLeadContext;
	requestId: string;
	/** The lead's version that was seen. */
	version: number;
	decision: 'accept' | 'decline';
	/** What the hotel writes to the agent, cut at 1000 characters. */
	note?: string;
};

type RequestedRooms = NonNullable<(typeof leadRequest.$inferSelect)['change']['rooms']>;

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
	const applied = isAccepted ? await apply(ctx, { record, stay, rooms, actor }) : null;
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

type Applied = {
	record: LeadRecord;
	stay: Parameters<typeof columnsOfRooms>[1];
	rooms: RequestedRooms;
	actor: LeadActor;
};

/** What makes a lead what was asked for: its rooms, its figures, its units, and a line of its history. */
async function apply(ctx: AgentLeadContext, { record, stay, rooms, actor }: Applied) {
	const { db, now } = ctx;
	const rows = await roomRows(ctx, record);
	const isHolding = holdsNights(record.status);
	const columns = columnsOfRooms(
		rooms.map(({ room }) => room),
		stay,
	);
	return {
		columns,
		before: [
			...(isHolding ? freeRooms(record.no) : []),
			db.delete(leadRoom).where(eq(leadRoom.leadNo, record.no)),
			...rooms.map(({ room }, position) => agreedRoomStatement(db, { leadNo: record.no, position, room })),
		],
		after: [
			...(isHolding ? takeRooms(record.no) : []),
			db.insert(leadEvent).values({
				...{ leadNo: record.no, version: record.version + 1, fromStatus: record.status, toStatus: record.status },
				...{ actor: actor.id, createdAt: now },
				change: roomsChange(
					{ lead: record, rooms: rows },
					{
						stay,
						rooms: rooms.map(({ room, from }) => ({
							room,
							before: rows.find(({ position }) => position === from) ?? null,
						})),
					},
				),
			}),
		],
	};
}
