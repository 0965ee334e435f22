import { and, eq } from 'drizzle-orm';
import { leadRequest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { plainDate } from '../../date/plain-date';
import { type FieldErrors, fieldErrorsFrom } from '../../form/field-error';
import { paragraphs } from '../../form/field-schemas';
import { hotelToday } from '../../offer/hotel-today';
import { leadActor, requireAgent } from '../agent-lead-context';
import { changeLead, noOpenRequest } from '../change-lead.server';
import { findLead, zoneOfLead } from '../find-lead.server';
import { noticeStatements } from '../lead-notices.server';
import { leadScope } from '../lead-scope';
import { isChangeOffered } from '../requested-stay';
import { columnsOfRooms, roomLine } from './agreed-rooms';
import type { RoomsChanging } from './change-rooms.server';
import { changesAtOnce } from './changes-at-once';
import { type DraftReview, reviewDraft, roomRows } from './review-draft.server';
import { roomsDraftSchema } from './rooms-draft';
import { roomsInPlace } from './rooms-in-place.server';

export type RoomsAsked =
	| { outcome: 'stored'; version: number; requestId: string }
	/** It holds already: the hotel does not have to answer (LEAD-50). */
	| { outcome: 'done'; version: number }
	| { outcome: 'invalid'; errors: FieldErrors }
	/** A room cannot be had, or prices and terms are not those that were seen: nothing was written. */
	| { outcome: 'changed'; review: DraftReview }
	/** Nothing of it is another. */
	| { outcome: 'same'; review: DraftReview };

/**
 * Asks a hotel to change a lead that has been asked for, is held or booked: another stay, other rooms, rates or guests (LEAD-47). What is
 * asked for is kept room by room at the price and the terms that were seen; the lead stays as it is, with its rooms, until the hotel
 * answers, or is changed at once where no answer is needed (LEAD-50). For agents, their supervisors and admins who act for an agency. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`changed-meanwhile`; `no-longer-available`; `not-offered`: an interest, or a lead that has ended; `asked-already`), 'unavailable'.
 */
export async function askRoomsChange({
	ctx,
	lead: changed,
	input,
	seen,
	comments = '',
}: RoomsChanging & {
	/** For the hotel. */
	comments?: string;
}): Promise<RoomsAsked> {
	const agent = requireAgent(ctx);
	const { db, now, today } = ctx;
	const record = await findLead(db, leadScope(ctx), changed.id);
	if (record.hotelNo === null) throw new DomainError('not-found', 'A lead of no hotel');
	if (!isChangeOffered(record.status))
		throw new DomainError('conflict', `No change of a lead that is ${record.status}`, { reason: 'not-offered' });
	const parsed = roomsDraftSchema(today).safeParse(input);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const said = paragraphs(null).safeParse(comments);
	if (!said.success) return { outcome: 'invalid', errors: { comments: { key: 'textTooLong' } } };
	const rows = await roomRows(ctx, record);
	const review = await reviewDraft(ctx, { record, rows, draft: parsed.data });
	if (!review.now || seen !== review.key) return { outcome: 'changed', review };
	if (review.isSame) return { outcome: 'same', review };
	const { checkIn, checkOut } = parsed.data;
	const stay = { currency: review.currency, checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	const rooms = review.rooms.flatMap(({ now: room, draft }) => (room ? [{ room, from: draft.from }] : []));
	const requestId = `req_${crypto.randomUUID().replaceAll('-', '')}`;
	const isOpen = and(
		...[eq(leadRequest.leadNo, record.no), eq(leadRequest.kind, 'change'), eq(leadRequest.state, 'open')],
	);
	if ((await db.$count(leadRequest, isOpen)) > 0)
		throw new DomainError('conflict', 'The same is asked already', { reason: 'asked-already' });
	if (changesAtOnce(record, review, hotelToday(ctx, zoneOfLead(record)))) {
		const actor = leadActor(agent);
		const placed = roomsInPlace(ctx, { record, rows, stay, rooms, actor });
		const changedLead = {
			...{ ...record, ...placed.columns },
			...{ comments: said.data || record.comments, rooms: review.now.rooms.map(roomLine) },
		};
		const { version } = await changeLead({
			...{ ctx, lead: record, seen: changed.version, actor },
			action: 'lead.rooms-changed',
			condition: noOpenRequest(record.no, 'change'),
			columns: { ...placed.columns, ...(said.data ? { comments: said.data } : {}) },
			before: placed.before,
			after: [...placed.after, ...noticeStatements(db, now, { lead: changedLead, kind: 'bookingChanged', actor })],
		});
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'done', version };
	}
	const { pax, totalMinor } = columnsOfRooms(review.now.rooms, stay);
	const { version } = await changeLead({
		...{ ctx, lead: record, seen: changed.version, actor: leadActor(agent) },
		action: 'lead.change-requested',
		condition: noOpenRequest(record.no, 'change'),
		after: [
			db.insert(leadRequest).values({
				...{ id: requestId, leadNo: record.no, kind: 'change' as const, state: 'open' as const },
				change: {
					...{ checkIn, checkOut },
					rooms,
				},
				comments: said.data || null,
				createdBy: agent.id,
				createdAt: now,
			}),
			...noticeStatements(db, now, {
				lead: record,
				kind: 'changeRequested',
				actor: leadActor(agent),
				stayRequest: {
					...{ checkIn, checkOut, pax, totalMinor, comments: said.data || null },
					rooms: review.now.rooms.map(roomLine),
				},
			}),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'stored', version, requestId };
}
