/** What an age below 2 is asked for as (SEARCH-23). */
const UNDER_TWO = '1';

/**
 * The query of a search, whose `babies` stand apart, as a form asks for them: among the children, with an age under 2. A query without
 * babies comes back as it is.
 */
export function withBabies(query: URLSearchParams): URLSearchParams {
	const babies = Number(/^[1-9]$/.exec(query.get('babies') ?? '')?.[0] ?? 0);
	if (babies === 0) return query;
	const children = Number(/^\d{1,2}$/.exec(query.get('children') ?? '')?.[0] ?? 0);
	const ages = query.getAll('childrenAges');
	const changed = new URLSearchParams(query);
	changed.delete('babies');
	changed.delete('childrenAges');
	changed.set('children', String(children + babies));
	for (let at = 0; at < children; at++) changed.append('childrenAges', ages[at] ?? '');
	for (let at = 0; at < babies; at++) changed.append('childrenAges', UNDER_TWO);
	return changed;
}
