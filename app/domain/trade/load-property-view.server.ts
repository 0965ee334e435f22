import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { OPTION_HOURS } from '../lead/move-lead.server';
import type { CountryCode } from '../place/country';
import type { Property } from '../property/property';
import { PROPERTY_QUERY } from '../property/property-query.server';
import type { PropertyRow } from '../property/property-row.server';
import type { PropertyType } from '../property/property-type';
import { readProperty } from '../property/read-property.server';
import { firstShownCheckOut } from '../stay/first-shown-check-out';

/** What only the trade may know of a property (LEAD-37). */
export type TradeFacts = {
	operator: string | null;
	/** Percent of the net price; null where none is agreed. */
	commissionPercent: number | null;
	/** How long an option holds. */
	optionHours: number;
	/** Exact. */
	position: { latitude: number; longitude: number } | null;
};

type Which = { type: PropertyType; country: CountryCode; city: string; name: string };

type Ctx = { db: Database; language: Language; today: PlainDate; now: number };

/** Parameters as in `HOUSE_QUERY`. */
const FACTS_QUERY = `
select o.name as operator, o.commission_percent as commissionPercent, o.option_hours as optionHours, p.latitude, p.longitude
from place l join property p on p.place_no = l.no and p.property_type = ?3 and p.slug = ?4
left join operator o on o.no = p.operator_no
where l.country_code = ?1 and l.slug = ?2`;

type FactsRow = {
	operator: string | null;
	commissionPercent: number | null;
	optionHours: number | null;
	latitude: number | null;
	longitude: number | null;
};

/** A property as everybody sees it and what the trade knows besides, in one round trip. Throws DomainError 'not-found'. */
export async function loadPropertyView({
	ctx,
	which,
}: {
	ctx: Ctx;
	which: Which;
}): Promise<{ property: Property; facts: TradeFacts }> {
	const args = [which.country, which.city, which.type, which.name];
	const [properties, facts] = await ctx.db.$client.batch(
		[
			{ sql: PROPERTY_QUERY[ctx.language], args: [...args, firstShownCheckOut(ctx)] },
			{ sql: FACTS_QUERY, args },
		],
		'read',
	);
	const row = properties?.rows[0] as unknown as PropertyRow | undefined;
	const known = facts?.rows[0] as unknown as FactsRow | undefined;
	if (!row || !known) throw new DomainError('not-found', `No house ${which.country}/${which.city}/${which.name}`);
	const { operator, commissionPercent, latitude, longitude } = known;
	return {
		property: readProperty(row, ctx.language),
		facts: {
			operator,
			commissionPercent,
			optionHours: known.optionHours ?? OPTION_HOURS,
			position: latitude === null || longitude === null ? null : { latitude, longitude },
		},
	};
}
