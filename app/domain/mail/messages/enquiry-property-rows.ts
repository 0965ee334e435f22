import type { Language } from '../../language/language';
import { countryName } from '../../place/country';
import { serviceLevelLabel } from '../../stay/service-level';
import { mailTexts } from '../mail-texts';
import type { PropertyRow } from '../render/mail-description';
import { webAddress } from '../web-address';
import type { EnquiryMailData } from './enquiry-mail-data';

/** The properties of an enquiry about several, in one language; empty for the other kinds. */
export function enquiryPropertyRows(
	{ brand, houses: properties = [] }: EnquiryMailData,
	language: Language,
): PropertyRow[] {
	const t = mailTexts(brand, language);
	return properties.map(({ name, city, country, url, serviceLevel, price }) => ({
		name,
		place: `${city}, ${countryName(country, language)}`,
		shown: [price ?? t('enquiry.onRequest'), serviceLevel && serviceLevelLabel(serviceLevel, language)]
			.filter(Boolean)
			.join(' · '),
		url: webAddress(url),
	}));
}
