import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import { addDays, type PlainDate } from '../date/plain-date';
import type { Currency } from '../money/money';
import type { CountryCode } from '../place/country';
import { staysSql } from './property-query.server';
import type { PropertyType } from './property-type';
import type { StayTuple } from './stay-tuples';

/** What a calendar of a property is drawn from: its stays that begin within two years, and the one that is under way. */
export type PropertyStays = { currency: Currency; stays: readonly StayTuple[] };

type Which = { type: PropertyType; country: CountryCode; city: string; name: string };

/** 24 months. */
const DAYS_SHOWN = 731;

const QUERY = `select p.currency, (${staysSql('check_out > ?5 and check_in < ?6')}) as stays
	from place l join property p on p.place_no = l.no and p.property_type = ?3 and p.slug = ?4
	where l.country_code = ?1 and l.slug = ?2`;

/** The stays of one property, in one round trip. Throws DomainError 'not-found'. */
export async function loadStays({
	ctx,
	which,
}: {
	ctx: { db: Database; today: PlainDate };
	which: Which;
}): Promise<PropertyStays> {
	const { rows } = await ctx.db.$client.execute({
		sql: QUERY,
		args: [which.country, which.city, which.type, which.name, ctx.today, addDays(ctx.today, DAYS_SHOWN)],
	});
	const row = rows[0] as unknown as { currency: Currency; stays: string } | undefined;
	if (!row) throw new DomainError('not-found', `No house ${which.country}/${which.city}/${which.name}`);
	return { currency: row.currency, stays: JSON.parse(row.stays) };
}
