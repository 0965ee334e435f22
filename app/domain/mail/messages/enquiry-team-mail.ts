import { formatDateRange } from '../../date/format-date-range';
import { headerText } from '../header-text';
import { mailTexts } from '../mail-texts';
import type { MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import { anyWeek, contactFacts, enquiryFacts, type Fact, factRows } from './enquiry-facts';
import type { EnquiryMailData } from './enquiry-mail-data';
import { enquiryPropertyRows } from './enquiry-property-rows';
import { teamMailTime } from './team-mail-time';

const PROMISE_MS = 24 * 3_600_000;

/**
 * To the team, in English, with everything that was asked (MAIL-8). The caller sets the guest as reply address, so that an answer goes
 * straight to them.
 */
export function enquiryTeamMail(data: EnquiryMailData): MailDescription {
	const { brand, propertyDetails: property } = data;
	const properties = enquiryPropertyRows(data, 'en');
	const isAboutProperties = property !== null || properties.length > 0;
	const what = property
		? `${property.name}, ${property.city}`
		: properties.length > 0
			? mailTexts(brand, 'en')('enquiry.count', { count: properties.length })
			: 'New general enquiry';
	const period = anyWeek(data, 'en') ?? formatDateRange(data.checkIn, data.checkOut, 'en');
	const link = property ? webAddress(property.url) : null;
	const picture = property?.pictureUrl ? webAddress(property.pictureUrl) : null;
	const requested = enquiryFacts(data, 'en');
	const contact = contactFacts(data, 'en').map((fact): Row => [fact.label, fact.value, contactLink(fact)]);
	const about: Row[] = [
		...(data.subject ? ([['Subject', headerText(data.subject)]] as const) : []),
		['Language', data.language === 'de' ? 'German' : 'English'],
		['Contact consent', data.hasAcceptedContact ? 'Given' : 'Not given'],
		['Received', teamMailTime(data.createdAt)],
		['Answer by', teamMailTime(data.createdAt + PROMISE_MS)],
		['Enquiry number', data.bookingNumber],
	];
	const message = data.message?.trim() ?? '';
	const intro = `Reply to this email to answer ${headerText(data.fullName, 60) || 'the guest'} directly. We promised an answer within 24 hours.`;
	return {
		brand,
		language: 'en',
		subject: [isAboutProperties ? `Enquiry: ${what}` : what, period, headerText(data.fullName, 60)]
			.filter(Boolean)
			.join(' · '),
		preheader: [period, requested.find(({ key }) => key === 'guests')?.value, data.email].filter(Boolean).join(' · '),
		reason: `Enquiry on ${new URL(brand.origin).host} for ${brand.name}.`,
		blocks: [
			property && picture ? { type: 'picture', url: picture, alt: what } : null,
			isAboutProperties
				? { type: 'title', title: what, kicker: 'New enquiry', plain: `New enquiry: ${what}` }
				: { type: 'title', title: what, plain: what },
			{ type: 'paragraphs', paragraphs: [intro] },
			{ type: 'facts', heading: 'Guest', rows: contact },
			{ type: 'facts', heading: 'Asked for', rows: factRows(requested) },
			properties.length > 0 ? { type: 'properties', heading: 'Houses', properties } : null,
			message ? { type: 'quote', label: 'Message', text: message } : null,
			{ type: 'facts', heading: 'About this enquiry', rows: about },
			link ? { type: 'button', label: 'Open the house', href: link } : null,
		],
	};
}

function contactLink({ key, value }: Fact): string | null {
	if (key === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
	if (key === 'phone') return `tel:${value.replace(/[^+\d]/g, '')}`;
	return null;
}
