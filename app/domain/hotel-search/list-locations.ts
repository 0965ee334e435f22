import type * as z from 'zod';
import type { Language } from '../language/language';
import { regionName } from '../place/region-name';
import type { hotelLocationsShape } from './hotel-list-shape';

type Place = { countryCode: string; en: string; de: string; hotels: number };

/** Where there are hotels (`GET /api/hotels/locations`, SELECTION-7): countries and their cities in the order of the alphabet. */
export function listLocations(places: readonly Place[], language: Language): z.output<typeof hotelLocationsShape> {
	const { compare } = new Intl.Collator(language);
	const byCountry = new Map<string, Map<string, number>>();
	for (const { countryCode, hotels, [language]: name } of places) {
		if (hotels === 0) continue;
		const cities = byCountry.get(countryCode) ?? new Map<string, number>();
		byCountry.set(countryCode, cities.set(name, (cities.get(name) ?? 0) + hotels));
	}
	const countries = [...byCountry].map(([code, found]) => {
		const cities = [...found].map(([name, hotels]) => ({ name, hotels }));
		return {
			name: regionName(code, language),
			hotels: cities.reduce((sum, { hotels }) => sum + hotels, 0),
			cities: cities.sort((a, b) => compare(a.name, b.name)),
		};
	});
	return { countries: countries.sort((a, b) => compare(a.name, b.name)) };
}
