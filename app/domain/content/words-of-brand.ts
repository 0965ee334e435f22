import type { BrandProfile } from '../brand/brand-profile';
import { seatCountry } from '../brand/seat-country';
import type { Language } from '../language/language';
import type { BrandWords } from './brand-words';

/** Who stands behind a brand, in words of a language; its postal address is company, street, town and country. */
export function wordsOfBrand(
	brand: Pick<BrandProfile, 'name' | 'postalAddress' | 'companyRegister' | 'vatId' | 'email' | 'phone'>,
	language: Language,
): BrandWords {
	const [company = '', street = '', town = '', country = ''] = brand.postalAddress.split(', ');
	const { countryCode, number } = brand.phone;
	return {
		brand: brand.name,
		company,
		street,
		town,
		country: seatCountry(country, language),
		register: brand.companyRegister,
		vatId: brand.vatId,
		email: brand.email,
		phone: `${countryCode} ${number}`,
		phoneDigits: `${countryCode}${number.replaceAll(' ', '')}`,
	};
}
