import { eq, type SQL, sql } from 'drizzle-orm';
import { newBookingNumber } from '#db/booking-number';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { requireAgency } from '../access/require-actor';
import { withNewBookingNumber } from '../booking-number/with-new-booking-number';
import { knownBrands } from '../brand/known-brands';
import type { EnquiryRow } from '../enquiry/desk/find-enquiry.server';
import type { splitName } from '../enquiry/desk/split-name';
import { noRoom } from './add-options.server';
import { type ChosenOption, optionStatements } from './enquiry-options.server';
import { MOST_OPTIONS } from './proposal-limits';

type Added = {
	ctx: Pick<RequestContext, 'db' | 'language' | 'now' | 'linkOrigin'>;
	row: EnquiryRow;
	name: ReturnType<typeof splitName>;
	actor: ReturnType<typeof requireAgency>;
	chosen: readonly ChosenOption[];
	/** Of the draft. */
	proposalNo: number;
};

/**
 * Adds the weeks of a reply to the draft of the enquiry's proposal, all of them or none; those that it has already are left as they are. Throws
 * DomainError 'conflict' (`proposal-full`: more than six; `changed-meanwhile`: it is no draft any more), 'unavailable'.
 */
export async function addWeeksToDraft({ ctx, row, name, actor, chosen, proposalNo }: Added): Promise<void> {
	if (chosen.length === 0) return;
	const { db, now } = ctx;
	const own = sql`${proposalOption.proposalNo} = ${proposalNo}`;
	const count = sql`(select count(*) from ${proposalOption} where ${own})`;
	const added = sql`(${sql.join(
		chosen.map((each) => isMissing(own, each)),
		sql` + `,
	)})`;
	const brand = knownBrands().of(row.brandKey);
	const write = (bookingNumber: string) =>
		writeBatch(db, [
			db
				.update(proposal)
				.set({
					// Null, and so refused, where there is no room; the same where nothing is new.
					revision: sql`case when ${proposal.state} = 'draft' and ${count} + ${added} <= ${MOST_OPTIONS} then ${proposal.revision} + (${added} > 0) end`,
					updatedAt: now,
				})
				.where(eq(proposal.no, proposalNo)),
			...chosen.flatMap((each, at) =>
				optionStatements({
					...{ ctx, row, name, actor, each, proposalNo, isNew: isMissing(own, each) },
					position: sql<number>`(select coalesce(max(${proposalOption.position}) + 1, 0) from ${proposalOption} where ${own})`,
					bookingNumber: at === 0 ? bookingNumber : newBookingNumber(brand.bookingNumberPrefix, 'lead'),
				}),
			),
		]);
	try {
		await withNewBookingNumber(brand, 'lead', write);
	} catch (error) {
		const refusal = await noRoom(db, { no: proposalNo, state: 'draft' }, error);
		if (!(refusal instanceof DomainError) || refusal.code !== 'conflict') throw refusal;
		const isFull = refusal.reason === 'full';
		throw new DomainError('conflict', refusal.message, { reason: isFull ? 'proposal-full' : 'changed-meanwhile' });
	}
}

/** Whether the proposal has no option of the same property, nights and service. */
function isMissing(own: SQL, { property, option, checkIn, checkOut }: ChosenOption): SQL {
	return sql`(not exists (select 1 from ${proposalOption} join ${lead} on ${lead.no} = ${proposalOption.leadNo}
		where ${own} and ${lead.propertyNo} = ${property.no} and ${lead.checkIn} = ${checkIn} and ${lead.checkOut} = ${checkOut}
			and ${lead.serviceLevel} = ${option.serviceLevel} and ${lead.deletedAt} is null))`;
}
