import { isInSql } from './bound-list';
import { MISS } from './miss';
import type { SearchCondition } from './search-condition';

/** SQL: where to look, as stretches of the index over `f`. */
export function scopeSql({ scope }: Pick<SearchCondition, 'scope'>): string {
	return [
		isInSql('f.country_code', 'country', scope.countries),
		...(scope.placeNos ? [isInSql('f.place_no', 'place', scope.placeNos)] : []),
		...(scope.propertyNos ? [isInSql('f.property_no', 'house', scope.propertyNos)] : []),
		...(scope.sectorNos ? [isInSql('f.sector_no', 'scopeSector', scope.sectorNos)] : []),
	].join(' and ');
}

/** SQL: by the rounded position, so that no search tells where in its kilometre a property stands. */
const IN_AREA = `exists (select 1 from property ap where ap.no = f.property_no
	and round(ap.latitude, 2) between :south and :north and round(ap.longitude, 2) between :west and :east)`;

/** How many choices a property may lack: one, for counts that ignore a group's own choice, or none. */
export type Lacking = 'one' | 'none';

/**
 * SQL: what no count ignores. Facilities add up, so their counts have them too. Adults need adults' beds, children use
 * either; what is unknown never excludes a property.
 */
export function hardConditionsSql(condition: SearchCondition, lacking: Lacking): string {
	const terms = [
		condition.facilityMask > 0 && 'f.facility_mask & :facilities = :facilities',
		condition.adults > 0 && '(f.beds_adults is null or f.beds_adults >= :adults)',
		condition.guests > condition.adults && '(f.beds_total is null or f.beds_total >= :guests)',
		condition.area !== null && IN_AREA,
	].filter((term) => term !== false);
	const lacks = lackTerms(condition);
	if (lacking === 'none') terms.push(...lacks.map((lack) => `${lack} = 0`));
	else if (lacks.length > 1) terms.push(`${sumOf(lacks)} in (0, ${Object.values(MISS).join(', ')})`);
	return terms.map((term) => `and ${term}`).join(' ');
}

/** SQL: the bits of `MISS` that one facet row can tell; levels only when there is no period to ask for. */
export function lacksSql(condition: SearchCondition): string {
	return sumOf(lackTerms(condition));
}

const sumOf = (terms: readonly string[]) => (terms.length === 0 ? '0' : `(${terms.join(' + ')})`);

function lackTerms({ countries, sectorNos, ...condition }: SearchCondition): string[] {
	const isUndated = condition.periods.length === 0;
	return [
		countries && `(not ${isInSql('f.country_code', 'chosenCountry', countries)}) * ${MISS.country}`,
		condition.typeMask !== null && `(1 << f.property_type & :types = 0) * ${MISS.propertyType}`,
		sectorNos && `coalesce(not ${isInSql('f.sector_no', 'sector', sectorNos)}, 1) * ${MISS.sector}`,
		condition.bedrooms !== null && `coalesce(f.bedrooms < :bedrooms, 0) * ${MISS.bedrooms}`,
		condition.needsPets && `(not f.allows_pets) * ${MISS.pets}`,
		condition.levelMask !== null && isUndated && `(f.level_mask & :levels = 0) * ${MISS.level}`,
	].filter((term) => typeof term === 'string');
}
