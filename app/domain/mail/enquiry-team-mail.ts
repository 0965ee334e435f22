import { formatDateRange } from '../date/format-date-range';
import { contactFacts, enquiryFacts, type Fact, factRows } from './enquiry-facts';
import type { EnquiryMailData } from './enquiry-mail-data';
import { enquiryPropertyRows, propertyBlockRows, propertyLines } from './enquiry-property-rows';
import { ENQUIRY_WORDS } from './enquiry-words';
import { headerText } from './header-text';
import {
	buttonBlock,
	endBlock,
	headingBlock,
	pictureBlock,
	quoteBlock,
	rowsBlock,
	textBlock,
	titleBlock,
} from './mail-blocks';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { type Row, textHeading, textRows, wrapText } from './plain-text';
import { teamMailTime } from './team-mail-time';
import { webAddress } from './web-address';

const PROMISE_MS = 24 * 3_600_000;

/**
 * To the team, in English, with everything that was asked (MAIL-8). The caller sets the guest as reply address, so that an answer goes
 * straight to them.
 */
export function enquiryTeamMail(data: EnquiryMailData): MailContent {
	const { brand, propertyDetails: property } = data;
	const rows = enquiryPropertyRows(data, 'en');
	const isAboutProperties = property !== null || rows.length > 0;
	const what = property
		? `${property.name}, ${property.city}`
		: rows.length > 0
			? ENQUIRY_WORDS.en.houses(rows.length)
			: 'New general enquiry';
	const period = formatDateRange(data.checkIn, data.checkOut, 'en');
	const subject = headerText(
		[isAboutProperties ? `Enquiry: ${what}` : what, period, headerText(data.fullName, 60)].filter(Boolean).join(' · '),
	);
	const link = property ? webAddress(property.url) : null;
	const picture = property?.pictureUrl ? webAddress(property.pictureUrl) : null;
	const requested = enquiryFacts(data, 'en');
	const contact = contactFacts(data, 'en');
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

	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: [period, requested.find(({ key }) => key === 'guests')?.value, data.email].filter(Boolean).join(' · '),
		reason: `Enquiry on ${new URL(brand.origin).host} for ${brand.name}.`,
		body: [
			property && picture ? pictureBlock(picture, what, brand) : '',
			titleBlock(what, isAboutProperties ? 'New enquiry' : null, brand),
			textBlock([intro], brand),
			headingBlock('Guest', brand),
			rowsBlock(
				contact.map((fact) => [fact.label, fact.value, contactLink(fact)] as const),
				brand,
			),
			headingBlock('Asked for', brand),
			rowsBlock(factRows(requested), brand),
			rows.length > 0 ? headingBlock('Houses', brand) : '',
			rows.length > 0 ? rowsBlock(propertyBlockRows(rows), brand) : '',
			message ? quoteBlock('Message', message, brand) : '',
			headingBlock('About this enquiry', brand),
			rowsBlock(about, brand),
			link ? buttonBlock('Open the house', link, brand) : '',
			endBlock(),
		].join('\n'),
	});

	const text = [
		wrapText(isAboutProperties ? `New enquiry: ${what}` : what),
		wrapText(intro),
		`${textHeading('Guest')}\n${textRows(factRows(contact))}`,
		`${textHeading('Asked for')}\n${textRows(factRows(requested))}`,
		rows.length > 0 ? `${textHeading('Houses')}\n${propertyLines(rows)}` : '',
		message ? `${textHeading('Message')}\n${wrapText(message)}` : '',
		`${textHeading('About this enquiry')}\n${textRows(about)}`,
		link ? `Open the house:\n${link}` : '',
	];
	return { subject, html, text: `${text.filter(Boolean).join('\n\n')}\n` };
}

function contactLink({ key, value }: Fact): string | null {
	if (key === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
	if (key === 'phone') return `tel:${value.replace(/[^+\d]/g, '')}`;
	return null;
}
