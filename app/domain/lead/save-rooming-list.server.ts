import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { leadGuest } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { type FieldErrors, fieldErrorFrom } from '../form/field-error';
import { line, optionalLine } from '../form/field-schemas';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { LEAD_LIMITS } from './lead-limits';
import { leadScope } from './lead-scope';
import { isDecided } from './lead-status';

/** More than any property sleeps, infants included. */
export const ROOMING_LIMIT = 40;

const guest = z.object({
	firstName: line(LEAD_LIMITS.firstName, 'firstName'),
	lastName: line(LEAD_LIMITS.lastName, 'lastName'),
	/** Whole years, for children. */
	age: z.int('ages').min(0, 'ages').max(17, 'ages').nullish(),
	room: optionalLine(60),
	note: optionalLine(200).transform(maskCardNumbers),
});

type Saving = {
	ctx: AgentLeadContext;
	lead: { id: string; version: number };
	/** `firstName`, `lastName`, `age`, `room`, `note` of each guest, in their order; an empty list takes the old one away. */
	guests: readonly object[];
};

export type RoomingListResult =
	| { outcome: 'stored'; version: number }
	/** Errors by place in the list and field: `2.lastName`. */
	| { outcome: 'invalid'; errors: FieldErrors };

/**
 * Writes down who sleeps in the property (LEAD-26), in the place of what was written before. For everybody of the agency; on leads that are
 * open or booked. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move` for an ended lead, `changed-meanwhile`),
 * 'unavailable'.
 */
export async function saveRoomingList({ ctx, lead, guests }: Saving): Promise<RoomingListResult> {
	const actor = leadActor(requireAgency(ctx));
	const record = await findLead(ctx.db, leadScope(ctx), lead.id);
	if (isDecided(record.status) && record.status !== 'confirmedBooking')
		throw new DomainError('conflict', 'The lead has ended', { reason: 'no-such-move' });
	const read = z.array(guest).max(ROOMING_LIMIT, 'lessTravelers').safeParse(guests);
	if (!read.success) {
		const errors: FieldErrors = {};
		for (const { path, message } of read.error.issues) errors[path.join('.') || 'form'] ??= fieldErrorFrom(message);
		return { outcome: 'invalid', errors };
	}
	const rows = read.data.map(({ age, room, note, ...names }, position) => ({
		leadNo: record.no,
		position,
		...names,
		age: age ?? null,
		room: room || null,
		note: note || null,
	}));
	const { db } = ctx;
	const { version } = await changeLead({
		ctx,
		lead: record,
		seen: lead.version,
		actor,
		action: 'lead.rooming-list-saved',
		after: [
			db.delete(leadGuest).where(eq(leadGuest.leadNo, record.no)),
			...rows.map((row) => db.insert(leadGuest).values(row)),
		],
	});
	return { outcome: 'stored', version };
}
