import { and, eq, not, sql } from 'drizzle-orm';
import { newBookingNumber } from '#db/booking-number';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { withNewBookingNumber } from '../booking-number/with-new-booking-number';
import { knownBrands } from '../brand/known-brands';
import { instantAt } from '../date/instant-at';
import { addDays } from '../date/plain-date';
import { findEnquiry } from '../enquiry/desk/find-enquiry.server';
import type { WeekCode } from '../enquiry/desk/offered-weeks.server';
import { splitName } from '../enquiry/desk/split-name';
import type { Language } from '../language/language';
import { asTeam } from '../team/team-of-brand.server';
import { addWeeksToDraft } from './add-weeks-to-draft.server';
import { type ChosenOption, chosenOptions, optionStatements } from './enquiry-options.server';
import { ALPINE_ZONE, LONGEST, MOST_OPTIONS, VALID_DAYS, VALID_UNTIL } from './proposal-limits';
import { newPersonKey } from './proposal-token';

type Context = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'language' | 'today' | 'now' | 'settings' | 'linkOrigin'
>;

export type Prepared = {
	id: string;
	/** Brand of the team that it belongs to. */
	brandKey: string;
};

/**
 * Creates a draft proposal that answers an enquiry, for the team of its brand (PROPOSAL-26): with the guest's name, address and language, and an
 * interest as an option for each property that is available as requested, in one transaction. Where there is a draft, the weeks are added to it and it
 * is returned, also for simultaneous calls. `letter` is the letter to the client of that name. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`proposal-full`, `changed-meanwhile`), 'unavailable'.
 */
export async function prepareFromEnquiry({
	ctx: own,
	enquiryId,
	weeks = [],
	letter,
}: {
	ctx: Context;
	enquiryId: string;
	/** Weeks that are offered; none: what was asked for. */
	weeks?: readonly WeekCode[];
	letter: (language: Language, client: string) => string;
}): Promise<Prepared> {
	const { row, properties } = await findEnquiry(own, enquiryId);
	const ctx = await asTeam(own, row.brandKey);
	const { db } = ctx;
	const actor = requireAgency(ctx, 'enquiries');
	const isDraft = and(
		eq(proposal.enquiryNo, row.no),
		eq(proposal.agencyNo, actor.agency.no),
		eq(proposal.state, 'draft'),
	);
	const drafts = db
		.select({ id: proposal.id, no: proposal.no })
		.from(proposal)
		.where(isDraft)
		.orderBy(proposal.no)
		.limit(1);
	const [known] = await drafts.execute();
	const name = splitName(row.fullName);
	const chosen = await chosenOptions(own, row, weeks);
	if (known) {
		await addWeeksToDraft({ ctx, row, name, actor, chosen, proposalNo: known.no });
		return { id: known.id, brandKey: row.brandKey };
	}
	const id = `proposal_${crypto.randomUUID().replaceAll('-', '')}`;
	const asked = properties.flatMap(({ property, option }): ChosenOption[] =>
		property && option.kind === 'option'
			? [{ property, option, checkIn: row.checkIn ?? '', checkOut: row.checkOut ?? '' }]
			: [],
	);
	const offered = (chosen.length > 0 ? chosen : asked).slice(0, MOST_OPTIONS);
	const greeting = letter(row.language, row.fullName.trim()).slice(0, LONGEST.greeting);
	const isNew = sql`exists (select 1 from ${proposal} where ${proposal.id} = ${id})`;
	const created = sql<number>`(select ${proposal.no} from ${proposal} where ${proposal.id} = ${id})`;
	const brand = knownBrands().of(row.brandKey);
	const { now } = ctx;
	const write = (bookingNumber: string) =>
		writeBatch(db, [
			insertWhen(
				proposal,
				{
					...{ id, brandKey: row.brandKey, agencyNo: actor.agency.no, userNo: actor.no, enquiryNo: row.no },
					...{ language: row.language, clientFirstName: name.first, clientLastName: name.last, greeting },
					...{ clientEmail: row.email, personKey: newPersonKey(), createdAt: now, updatedAt: now },
					validUntil: instantAt(addDays(ctx.today, VALID_DAYS), VALID_UNTIL, ALPINE_ZONE),
				},
				not(sql`exists ${db.select({ no: proposal.no }).from(proposal).where(isDraft)}`),
			),
			...offered.flatMap((each, position) =>
				optionStatements({
					...{ ctx, row, name, actor, each, position, proposalNo: created, isNew },
					bookingNumber: position === 0 ? bookingNumber : newBookingNumber(brand.bookingNumberPrefix, 'lead'),
				}),
			),
			insertWhen(
				proposalEvent,
				{ proposalNo: created, revision: 1, kind: 'created', actor: actor.id, createdAt: now },
				isNew,
			),
			insertWhen(
				audit,
				{
					...{ brandKey: row.brandKey, actor: actor.id, action: 'enquiry.prepared', subjectId: row.id },
					...{ detail: { proposal: id, options: offered.length, forAgency: actor.agency.id }, createdAt: now },
				},
				isNew,
			),
		]);
	await withNewBookingNumber(brand, 'lead', write);
	const [draft] = await drafts.execute();
	if (!draft) throw new DomainError('unavailable', 'The proposal was not written');
	// Another call was faster: its draft takes these weeks.
	if (draft.id !== id) await addWeeksToDraft({ ctx, row, name, actor, chosen, proposalNo: draft.no });
	return { id: draft.id, brandKey: row.brandKey };
}
