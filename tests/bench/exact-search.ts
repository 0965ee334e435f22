import { addDays, parsePlainDate } from '~/domain/date/plain-date';
import type { BenchSite } from './bench-site';
import { readResults } from './read-results';
import { uncachedClient } from './uncached';

/** Where a search looks: its text for the page, its numbers for the plain query. */
export type Scope = { destination?: string; placeNo?: number; countryCode?: string };

const PAGE_SIZE = 24;

/** The address of a page of results: a week, four adults and a child, a sauna, cheapest first. */
export function searchPath({ destination }: Scope, week: string, page: number): string {
	const period = `checkIn=${week}&checkOut=${weekLater(week)}`;
	return `/search?destination=${encodeURIComponent(destination ?? '')}&${period}&adults=4&children=1&facilityArray=sauna&sort=price_low&page=${page}`;
}

/** The same search as anybody would write it down: no facets table, no derived masks, nothing clever. */
const PLAIN = `
	with offer as (
		select r.property_no, r.price_eur_minor as price, row_number() over (partition by r.property_no
			order by r.status = 'on_request' or r.price_eur_minor is null, r.price_eur_minor is null, r.price_eur_minor) as best
		from stay_rate r where r.check_in = :checkIn and r.check_out = :checkOut and r.status <> 'sold')
	select p.slug from offer join property p on p.no = offer.property_no join place on place.no = p.place_no
	where offer.best = 1 and (:placeNo is null or p.place_no = :placeNo) and (:countryCode is null or place.country_code = :countryCode)
		and coalesce(p.beds_adults, 99) >= 4 and coalesce(p.beds_adults + p.beds_children, 99) >= 5
		and exists (select 1 from property_facility pf join facility f on f.no = pf.facility_no
			where pf.property_no = p.no and f.key = 'sauna')
	order by offer.price is null, offer.price, p.no`;

/** Compares count and order of the first and last page of results with the plain query; throws where they differ. Gives the count. */
export async function assertExact(site: BenchSite, scope: Scope, week: string): Promise<number> {
	const { rows } = await site.db.$client.execute({
		sql: PLAIN,
		args: {
			checkIn: week,
			checkOut: weekLater(week),
			placeNo: scope.placeNo ?? null,
			countryCode: scope.countryCode ?? null,
		},
	});
	const expected = rows.map(({ slug }) => String(slug));
	const client = uncachedClient(site.port);
	for (const page of new Set([1, Math.max(1, Math.ceil(expected.length / PAGE_SIZE))])) {
		const { body } = await client.ask(searchPath(scope, week, page));
		const { count, properties } = readResults(body);
		const wanted = expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
		if (count !== expected.length || properties.join() !== wanted.join())
			throw new Error(
				`${searchPath(scope, week, page)} finds ${count} houses beginning with ${properties[0]}; a plain query finds ${expected.length} beginning with ${wanted[0]}`,
			);
	}
	client.close();
	return expected.length;
}

function weekLater(week: string): string {
	const day = parsePlainDate(week);
	if (!day) throw new Error(`${week} is no day`);
	return addDays(day, 7);
}
