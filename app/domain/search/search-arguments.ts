import { COUNTRY_CODES } from '#db/schema/enums';
import type { SearchCondition } from './search-condition';
import type { SearchParts } from './search-statement';

export type SearchArguments = Record<string, string | number>;

/** The arguments that a statement's text names. */
export function searchArguments(
	sql: string,
	condition: SearchCondition,
	parts: SearchParts,
	language: string,
): SearchArguments {
	const { scope, countries, price, page } = { ...condition, page: parts.page };
	const all: Record<string, string | number | null> = {
		language,
		countries: JSON.stringify(scope?.countries ?? COUNTRY_CODES),
		places: JSON.stringify(scope?.placeNos ?? null),
		houses: JSON.stringify(scope?.propertyNos ?? null),
		scopeSectors: JSON.stringify(scope?.sectorNos ?? null),
		chosenCountries: JSON.stringify(countries),
		types: condition.typeMask,
		levels: condition.levelMask,
		sectors: JSON.stringify(condition.sectorNos),
		facilities: condition.facilityMask,
		bedrooms: condition.bedrooms,
		adults: condition.adults,
		guests: condition.guests,
		priceMin: price?.min ?? 0,
		priceMax: price?.max ?? Number.MAX_SAFE_INTEGER,
		nights: condition.nights,
		earliest: condition.earliest,
		limit: page?.limit ?? 0,
		offset: page?.offset ?? 0,
		otherLimit: parts.others?.limit ?? 0,
		otherOffset: parts.others?.offset ?? 0,
	};
	for (const [at, { checkIn, checkOut }] of condition.periods.entries()) {
		all[`in${at}`] = checkIn;
		all[`out${at}`] = checkOut;
	}
	const named = new Set(Array.from(sql.matchAll(/:(\w+)/g), ([, name]) => name));
	return Object.fromEntries(
		Object.entries(all).filter((entry): entry is [string, string | number] => named.has(entry[0]) && entry[1] !== null),
	);
}
