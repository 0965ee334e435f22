import type { Language } from '../language/language';
import { seatCountry } from './seat-country';

/** A brand's postal address, or a line of it, with the country at its end named in a language; one without a known country stays as it is. */
export function localizedAddress(address: string, language: Language): string {
	const parts = address.split(', ');
	return [...parts.slice(0, -1), seatCountry(parts.at(-1) ?? '', language)].join(', ');
}
