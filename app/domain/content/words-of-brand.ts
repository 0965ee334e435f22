import type { BrandProfile } from '../brand/brand-profile';
import type { Language } from '../language/language';
import { COUNTRY_CODES_BY_ENGLISH_NAME, countryName } from '../place/country';
import type { BrandWords } from './brand-words';

/** Who stands behind a brand, in words of a language; its postal address is company, street, town and country. */
export function wordsOfBrand(
	brand: Pick<BrandProfile, 'name' | 'postalAddress' | 'companyRegister' | 'vatId' | 'email' | 'phone'>,
	language: Language,
): BrandWords {
	const [company = '', street = '', town = '', country = ''] = brand.postalAddress.split(', ');
	const { countryCode, number } = brand.phone;
	const code = COUNTRY_CODES_BY_ENGLISH_NAME.get(country);
	return {
		brand: brand.name,
		company,
		street,
		town,
		country: code ? countryName(code, language) : country,
		register: brand.companyRegister,
		vatId: brand.vatId,
		email: brand.email,
		phone: `${countryCode} ${number}`,
		phoneDigits: `${countryCode}${number.replaceAll(' ', '')}`,
	};
}
