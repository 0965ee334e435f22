import { MISS } from './miss';
import type { SearchCondition } from './search-condition';

/** SQL: where to look, as a stretch of the index over `f`. */
export function scopeSql({ scope }: Pick<SearchCondition, 'scope'>): string {
	const isIn = (column: string, list: string) => `f.${column} in (select value from json_each(:${list}))`;
	return [
		isIn('country_code', 'countries'),
		scope?.placeNos && isIn('place_no', 'places'),
		scope?.propertyNos && isIn('property_no', 'houses'),
		scope?.sectorNos && isIn('sector_no', 'scopeSectors'),
	]
		.filter(Boolean)
		.join(' and ');
}

/**
 * SQL: what no count ignores. Facilities add up, so their counts have them too. Adults need adults' beds, children use
 * either; what is unknown never excludes a house (decisions 59, 60).
 */
export function hardConditionsSql(condition: SearchCondition): string {
	const terms = [
		condition.facilityMask > 0 && 'f.facility_mask & :facilities = :facilities',
		condition.adults > 0 && '(f.beds_adults is null or f.beds_adults >= :adults)',
		condition.guests > condition.adults && '(f.beds_total is null or f.beds_total >= :guests)',
	].filter((term) => term !== false);
	const misses = missTerms(condition);
	if (misses.length > 1) terms.push(`${sumOf(misses)} in (0, ${Object.values(MISS).join(', ')})`);
	return terms.map((term) => `and ${term}`).join(' ');
}

/** SQL: the bits of `MISS` that one facet row can tell; levels only when there is no period to ask for. */
export function missSql(condition: SearchCondition): string {
	return sumOf(missTerms(condition));
}

const sumOf = (terms: readonly string[]) => (terms.length === 0 ? '0' : `(${terms.join(' + ')})`);

function missTerms(condition: SearchCondition): string[] {
	return [
		condition.countries && `(f.country_code not in (select value from json_each(:chosenCountries))) * ${MISS.country}`,
		condition.typeMask !== null && `(1 << f.property_type & :types = 0) * ${MISS.propertyType}`,
		condition.sectorNos && `coalesce(f.sector_no not in (select value from json_each(:sectors)), 1) * ${MISS.sector}`,
		condition.bedrooms !== null && `coalesce(f.bedrooms < :bedrooms, 0) * ${MISS.bedrooms}`,
		condition.needsPets && `(not f.allows_pets) * ${MISS.pets}`,
		condition.levelMask !== null && condition.periods.length === 0 && `(f.level_mask & :levels = 0) * ${MISS.level}`,
	].filter((term) => typeof term === 'string');
}
