import { stayRuleStatements } from './derived/stay-rules';
import type { NamedStatement } from './write-batch';

/** `r` lies over a night that is taken, by a lead or by a block of the operator. */
const IS_HELD = `exists (select 1 from property_night n
	where n.property_no = r.property_no and n.night >= r.check_in and n.night < r.check_out)`;

/** All stays over held nights are sold for everybody; what the operator offers is kept for later. Held ones stay as they are. */
export const HOLD_STAYS: NamedStatement = {
	sql: `update stay_rate set offered_status = status, status = 'sold' where (stay_no, level) in (
		select r.stay_no, r.level from (select distinct property_no from property_night) held
		join stay_rate r on r.property_no = held.property_no
		where r.offered_status is null and r.status <> 'sold' and ${IS_HELD})`,
	args: {},
};

/** The nights of a lead are taken, all or none: a night that is held already breaks the primary key. Then its stays are sold. */
export function takeNights(leadNo: number, property: number): NamedStatement[] {
	return [
		{
			sql: `insert into property_night (property_no, night, lead_no)
				with recursive nights (night, until) as (
					select check_in, check_out from lead where no = :leadNo
					union all select date(night, '+1 day'), until from nights where date(night, '+1 day') < until
				) select :house, night, :leadNo from nights`,
			args: { leadNo, house: property },
		},
		// Also where a hold for its guest has given back more nights than the lead takes.
		...settleNights(property),
	];
}

/** The nights of a lead are free again; stays of which no other night is taken are what the operator offers. */
export function freeNights(leadNo: number, property: number): NamedStatement[] {
	return [
		{ sql: 'delete from property_night where lead_no = :leadNo', args: { leadNo } },
		claimChannelNights(property),
		offerStays(property),
		...stayRuleStatements([property]),
	];
}

/**
 * The nights of a block as its row has them by now, instead of those that it had; none once it has ended. A night that is held already
 * breaks the primary key, and with it the whole transaction.
 */
export function setBlockNights(blockId: string, property: number): NamedStatement[] {
	return [
		{
			sql: 'delete from property_night where block_no = (select no from night_block where id = :block)',
			args: { block: blockId },
		},
		{
			sql: `insert into property_night (property_no, night, block_no)
				with recursive nights (no, property_no, night, until) as (
					select no, property_no, check_in, check_out from night_block where id = :block and ended_at is null
					union all select no, property_no, date(night, '+1 day'), until from nights where date(night, '+1 day') < until
				) select property_no, night, no from nights`,
			args: { block: blockId },
		},
		...settleNights(property),
	];
}

/** After nights of a property were given back or taken otherwise: who else says that they are taken has them, stays are sold or offered accordingly, and gaps (STAY-4) come and go. */
export function settleNights(property: number): NamedStatement[] {
	return [claimChannelNights(property), offerStays(property), sellStays(property), ...stayRuleStatements([property])];
}

/** What another channel has sold takes those of its nights that nobody holds (ADR 51). */
const claimChannelNights = (property: number): NamedStatement => ({
	sql: `insert or ignore into property_night (property_no, night, block_no)
		with recursive nights (no, night, until) as (
			select no, check_in, check_out from night_block where property_no = :house and kind = 'channel' and ended_at is null
			union all select no, date(night, '+1 day'), until from nights where date(night, '+1 day') < until
		) select :house, night, no from nights`,
	args: { house: property },
});

const sellStays = (property: number): NamedStatement => ({
	sql: `update stay_rate set offered_status = status, status = 'sold' where (stay_no, level) in (
		select r.stay_no, r.level from stay_rate r
		where r.property_no = :house and r.offered_status is null and r.status <> 'sold' and ${IS_HELD})`,
	args: { house: property },
});

const offerStays = (property: number): NamedStatement => ({
	sql: `update stay_rate set status = offered_status, offered_status = null where (stay_no, level) in (
		select r.stay_no, r.level from stay_rate r
		where r.property_no = :house and r.offered_status is not null and not ${IS_HELD})`,
	args: { house: property },
});
