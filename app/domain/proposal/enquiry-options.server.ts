import { type SQL, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { lead, leadEvent } from '#db/schema/lead';
import { proposalOption } from '#db/schema/proposal';
import type { BuiltStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import type { requireAgency } from '../access/require-actor';
import { knownBrands } from '../brand/known-brands';
import { enquiredOption } from '../enquiry/desk/enquired-option';
import type { EnquiredProperty, EnquiryRow } from '../enquiry/desk/find-enquiry.server';
import { type WeekCode, weeksWithProperty } from '../enquiry/desk/offered-weeks.server';
import type { splitName } from '../enquiry/desk/split-name';
import { moneyColumns } from '../lead/lead-quote';
import { newLeadId } from '../lead/store-lead.server';
import { propertyPath } from '../place/property-path';

/** The weeks that are offered, as options; those that cannot be had are left out. */
export async function chosenOptions(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>,
	row: EnquiryRow,
	weeks: readonly WeekCode[],
): Promise<ChosenOption[]> {
	const brand = knownBrands().of(row.brandKey);
	return (await weeksWithProperty(ctx, weeks, row.no)).flatMap(({ found: property, week }) => {
		const { checkIn, checkOut, serviceLevel: level } = week;
		const option = enquiredOption(property, { ...row, checkIn, checkOut }, { level, today: ctx.today, brand });
		return option.kind === 'option' ? [{ property, option, checkIn, checkOut }] : [];
	});
}

export type ChosenOption = {
	property: NonNullable<EnquiredProperty['property']>;
	option: Extract<EnquiredProperty['option'], { kind: 'option' }>;
	checkIn: string;
	checkOut: string;
};

type Option = {
	ctx: Pick<RequestContext, 'language' | 'now' | 'linkOrigin'>;
	row: EnquiryRow;
	name: ReturnType<typeof splitName>;
	actor: ReturnType<typeof requireAgency>;
	each: ChosenOption;
	position: number | SQL<number>;
	bookingNumber: string;
	proposalNo: number | SQL<number>;
	/** Whether it is written. */
	isNew: SQL;
};

/** An interest of the guest in a property, as an option of a proposal (PROPOSAL-26). */
export function optionStatements(option: Option): BuiltStatement[] {
	const { ctx, row, name, actor, each, position, bookingNumber, proposalNo, isNew } = option;
	const { property } = each;
	const { serviceLevel, pax, quote } = each.option;
	const { type, country, placeSlug, slug } = property;
	const id = newLeadId();
	const leadNo = sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${id})`;
	const { now } = ctx;
	const isWritten = sql`${leadNo} is not null`;
	return [
		insertWhen(
			lead,
			{
				...{ id, bookingNumber, brandKey: row.brandKey, agencyNo: actor.agency.no, userNo: actor.no },
				...{ status: 'interest', language: ctx.language, origin: ctx.linkOrigin, createdBy: actor.id },
				...{ propertyNo: property.no, serviceLevel, pax, currency: property.currency },
				propertyName: `${property.name} (${propertyPath({ type, country, city: placeSlug, name: slug }, 'en')})`,
				...{ checkIn: each.checkIn, checkOut: each.checkOut },
				...{ adults: row.adults, children: row.children, childrenAges: row.childrenAges },
				...{ cots: row.cots, highChairs: row.highChairs },
				...{ clientFirstName: name.first, clientLastName: name.last },
				...{ email: row.email, phone: row.phone, city: row.city },
				...moneyColumns(quote),
				...{ createdAt: now, updatedAt: now },
			},
			isNew,
		),
		insertWhen(leadEvent, { leadNo, version: 1, toStatus: 'interest', actor: actor.id, createdAt: now }, isWritten),
		insertWhen(
			audit,
			{
				...{ brandKey: row.brandKey, actor: actor.id, action: 'lead.created', subjectId: id, createdAt: now },
				detail: { status: 'interest', role: actor.role, forAgency: actor.agency.id },
			},
			isWritten,
		),
		insertWhen(proposalOption, { proposalNo, leadNo, position }, isWritten),
	];
}
