import type * as z from 'zod';
import type { Language } from '../language/language';
import { countryIn } from './country-in';
import type { hotelLocationsShape } from './hotel-list-shape';

type Place = { countryCode: string; en: string; de: string; hasHotels: boolean };

/** Where there are hotels (H§7 `GET /api/hotels/locations`): countries and their cities in the order of the alphabet. */
export function listLocations(places: readonly Place[], language: Language): z.output<typeof hotelLocationsShape> {
	const { compare } = new Intl.Collator(language);
	const cities = new Map<string, Set<string>>();
	for (const { countryCode, hasHotels, [language]: name } of places)
		if (hasHotels) cities.set(countryCode, (cities.get(countryCode) ?? new Set()).add(name));
	const countries = [...cities].map(([code, names]) => ({
		name: countryIn(code, language),
		cities: [...names].sort(compare).map((name) => ({ name })),
	}));
	return { countries: countries.sort((a, b) => compare(a.name, b.name)) };
}
