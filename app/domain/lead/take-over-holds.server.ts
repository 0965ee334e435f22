import { sql } from 'drizzle-orm';
import { currentRequestId } from '#db/request-trace';
import type { NamedStatement } from '#db/write-batch';
import type { LeadActor } from './lead-status';

/** Leads of the guest of a hold: options of its enquiry's proposals, and what the guest has asked of the brand under the same address (ENQUIRY-14). */
const leadsOfHold = (
	block: string,
) => `select o.lead_no from night_block b join proposal p on p.enquiry_no = b.enquiry_no
		join proposal_option o on o.proposal_no = p.no where b.no = ${block}
	union select l.no from night_block b join enquiry e on e.no = b.enquiry_no
		join lead l on l.email collate nocase = e.email and l.brand_key = e.brand_key where b.no = ${block}`;

/** SQL, beside `property_night`: the leads of the guest for whom a block holds the night; none for every other night. */
export const HELD_FOR = sql<
	number[]
>`(select json_group_array(lead_no) from (${sql.raw(leadsOfHold('property_night.block_no'))}))`.mapWith(
	(text: string): number[] => JSON.parse(text),
);

/** Holds on nights of a lead for that lead's own guest. */
const OWN_HOLDS = `select h.no from lead own join night_block h on h.property_no = own.property_no
	and h.check_in < own.check_out and h.check_out > own.check_in
	where own.no = :leadNo and h.kind = 'hold' and h.ended_at is null and own.no in (${leadsOfHold('h.no')})`;

/**
 * Ends the holds for a lead's guest on nights of its period and gives their nights back, for the transaction in which the lead takes them
 * (ENQUIRY-14). Each has an audit row without a name.
 */
export function takeOverHolds({ now }: { now: number }, leadNo: number, by: LeadActor): NamedStatement[] {
	const args = { leadNo };
	return [
		{
			sql: `insert into audit (brand_key, actor, action, subject_id, detail, created_at, request_id)
				select own.brand_key, :actor, 'block.booked', h.id,
					json_object('property', (select id from property where no = h.property_no), 'role', :role, 'lead', own.id), :now, :requestId
				from night_block h join lead own on own.no = :leadNo where h.no in (${OWN_HOLDS})`,
			args: { ...args, actor: by.id, role: by.role, now, requestId: currentRequestId() },
		},
		{ sql: `delete from property_night where block_no in (${OWN_HOLDS})`, args },
		{
			sql: `update night_block set ended_at = :now, version = version + 1 where no in (${OWN_HOLDS})`,
			args: { ...args, now },
		},
	];
}

/** SQL about `night_block`: its guest has asked for nights of the hold and has no answer yet, so that it does not run out (ENQUIRY-14). */
export const GUEST_WAITS = sql.raw(`exists (select 1 from lead w where w.property_no = night_block.property_no
	and w.status in ('requestedOption', 'requestedBooking') and w.deleted_at is null
	and w.check_in < night_block.check_out and w.check_out > night_block.check_in and w.no in (${leadsOfHold('night_block.no')}))`);
