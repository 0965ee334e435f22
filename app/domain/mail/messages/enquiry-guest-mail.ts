import { CARD_MASK } from '../../card/mask-card-numbers';
import { formatTimestampInZone } from '../../date/format-timestamp';
import { laterPromise } from '../../enquiry/answer-promise';
import { countryName } from '../../place/country';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { enquiryFacts, factRows } from './enquiry-facts';
import type { EnquiryMailData } from './enquiry-mail-data';
import { enquiryPropertyRows } from './enquiry-property-rows';
import { callLine, greeting, signature } from './phrases';
import { withoutLinks } from './without-links';

const BUTTONS = { property: 'viewHouse', shortlist: 'enquiry.compare', general: 'discover' } as const;

/**
 * To the guest, in the guest's language: what was asked, what happens next, the promise of an answer (MAIL-8, ENQUIRY-4).
 * Addresses in the guest's own words are taken out, since the reader may not be the writer.
 */
export function enquiryGuestMail(data: EnquiryMailData): MailDescription {
	const { brand, language, propertyDetails: property, kind } = data;
	const t = mailTexts(brand, language);
	const facts = enquiryFacts(data, language).map((fact) => ({ ...fact, value: withoutLinks(fact.value) }));
	const total = facts.find(({ key }) => key === 'priceShown');
	const message = data.message?.trim() ? withoutLinks(data.message.trim()) : null;
	const properties = enquiryPropertyRows(data, language);
	// What is asked about, in the subject and in the greeting.
	const about = property?.name ?? (properties.length > 0 ? t('enquiry.count', { count: properties.length }) : null);
	const named = property?.name ?? (properties.length > 0 ? listed(data, t) : null);
	const link = webAddress(property?.url ?? data.propertiesUrl ?? '') ?? `${brand.origin}/search`;
	const picture = property?.pictureUrl ? webAddress(property.pictureUrl) : null;
	const promised = laterPromise(data.createdAt);
	const moment = promised === null ? null : formatTimestampInZone(promised, language);
	const thanks = named === null ? t('enquiry.thanks') : t('enquiry.thanksFor', { property: named });
	return {
		brand,
		language,
		subject:
			about === null ? t('enquiry.subject', { brand: brand.name }) : t('enquiry.subjectFor', { property: about }),
		title: t('enquiry.title'),
		preheader: moment === null ? t('enquiry.preheader') : t('enquiry.later.preheader', { moment }),
		reason: t('enquiry.reason', { host: new URL(brand.origin).host, number: data.bookingNumber }),
		plainFooter: 'brand',
		blocks: [
			property && picture ? { type: 'picture', url: picture, alt: `${property.name}, ${property.city}` } : null,
			{ type: 'title', title: t('enquiry.title') },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, data.fullName),
					thanks,
					moment === null ? t('enquiry.promise') : t('enquiry.later.promise', { moment }),
				],
			},
			{
				type: 'summary',
				heading: t('enquiry.summary'),
				place: property ? `${property.city}, ${countryName(property.country, language)}` : null,
				name: about ?? t('enquiry.summary'),
				rows: factRows(facts.filter(({ key }) => key !== 'house' && key !== 'priceShown')),
				total: total ? [total.label, total.value] : null,
				plainRows: factRows(facts),
			},
			properties.length > 0 ? { type: 'properties', heading: t('enquiry.houses'), properties } : null,
			message ? { type: 'quote', label: t('enquiry.message'), text: message } : null,
			message?.includes(CARD_MASK) ? { type: 'paragraphs', paragraphs: [t('enquiry.cardHidden')] } : null,
			{
				type: 'steps',
				heading: t('nextHeading'),
				steps: ([kind, 'reply', 'decide'] as const).map((step) => ({
					title:
						step === 'reply' && moment !== null
							? t('enquiry.later.title', { moment })
							: t(`enquiry.next.${step}.title`),
					text: t(`enquiry.next.${step}.text`),
				})),
			},
			{ type: 'button', label: t(BUTTONS[kind]), href: link },
			{ type: 'paragraphs', paragraphs: [callLine(t, brand), signature(t, brand)] },
		],
	};
}

/** `Chalet A, Chalet B and Chalet C`. */
function listed({ houses: properties = [] }: EnquiryMailData, t: MailTexts): string {
	const names = properties.map(({ name }) => name);
	const last = names.pop() ?? '';
	return names.length > 0 ? `${names.join(', ')} ${t('enquiry.and')} ${last}` : last;
}
