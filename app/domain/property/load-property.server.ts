import type { Database } from '#db/client';
import { DomainError } from '~/platform/errors';
import type { PlainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import type { CountryCode } from '../place/country';
import { firstShownCheckOut } from '../stay/first-shown-check-out';
import type { Property } from './property';
import { PROPERTY_QUERY } from './property-query.server';
import type { PropertyRow } from './property-row.server';
import type { PropertyType } from './property-type';
import { readProperty } from './read-property.server';

type Which = { type: PropertyType; country: CountryCode; city: string; name: string };

type Ctx = { db: Database; language: Language; today: PlainDate; now: number };

/**
 * One property with everything its page shows, in one round trip: the public part only, texts in the language of the
 * request, stays that are not hidden. Throws DomainError 'not-found'.
 */
export async function loadProperty({ ctx, which }: { ctx: Ctx; which: Which }): Promise<Property> {
	const { db, language } = ctx;
	const result = await db.$client.execute({
		sql: PROPERTY_QUERY[language],
		args: [which.country, which.city, which.type, which.name, firstShownCheckOut(ctx)],
	});
	const row = result.rows[0];
	if (!row) throw new DomainError('not-found', `No house ${which.country}/${which.city}/${which.name}`);
	return readProperty(row as unknown as PropertyRow, language);
}
