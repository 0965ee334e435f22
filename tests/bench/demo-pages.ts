import { isCountryCode } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import { isPropertyType } from '~/domain/property/property-type';
import type { BenchSite } from './bench-site';

/** The three pages whose first view is promised: `/`, `/search` and the best placed chalet of the demonstration catalogue. */
export async function demoPages(site: BenchSite): Promise<string[]> {
	const { rows } = await site.db.$client.execute(
		`select p.slug, p.property_type as type, place.slug as city, place.country_code as country
			from property p join place on place.no = p.place_no where p.property_type = 'chalet' order by p.rank, p.no limit 1`,
	);
	return ['/', '/search', ...rows.map((row) => housePath(row))];
}

/** The English path of a house out of a row with `slug`, `type`, `city` and `country`. */
export function housePath(row: Record<string, unknown>): string {
	const { slug, type, city, country } = row;
	if (!isPropertyType(type) || !isCountryCode(country)) throw new Error(`${type} or ${country} is unknown`);
	return propertyPath({ type, country, city: String(city), name: String(slug) }, 'en');
}
