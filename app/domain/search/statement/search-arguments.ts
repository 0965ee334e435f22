import { listArguments } from './bound-list';
import type { SearchCondition } from './search-condition';
import type { SearchParts } from './search-statement';

export type SearchArguments = Record<string, string | number>;

/** The arguments that a statement's text names. */
export function searchArguments(
	sql: string,
	{ scope, price, ...condition }: SearchCondition,
	{ page, others }: SearchParts,
	language: string,
): SearchArguments {
	const all: [name: string, value: string | number | null][] = [
		...listArguments('country', scope.countries),
		...listArguments('place', scope.placeNos),
		...listArguments('house', scope.propertyNos),
		...listArguments('scopeSector', scope.sectorNos),
		...listArguments('chosenCountry', condition.countries),
		...listArguments('sector', condition.sectorNos),
		...condition.periods.flatMap(({ checkIn, checkOut }, at): [string, string][] => [
			[`in${at}`, checkIn],
			[`out${at}`, checkOut],
		]),
		['types', condition.typeMask],
		['levels', condition.levelMask],
		['facilities', condition.facilityMask],
		['bedrooms', condition.bedrooms],
		['adults', condition.adults],
		['guests', condition.guests],
		['priceMin', price?.min ?? 0],
		['priceMax', price?.max ?? Number.MAX_SAFE_INTEGER],
		['south', condition.area?.south ?? null],
		['west', condition.area?.west ?? null],
		['north', condition.area?.north ?? null],
		['east', condition.area?.east ?? null],
		['nights', condition.nights],
		['earliest', condition.earliest],
		['limit', page?.limit ?? 0],
		['offset', page?.offset ?? 0],
		['otherLimit', others?.limit ?? 0],
		['otherOffset', others?.offset ?? 0],
		['language', language],
	];
	const named = new Set(Array.from(sql.matchAll(/:(\w+)/g), ([, name]) => name));
	return Object.fromEntries(
		all.filter((entry): entry is [string, string | number] => named.has(entry[0]) && entry[1] !== null),
	);
}
