import { CARD_MASK } from '../card/mask-card-numbers';
import { countryName } from '../place/country';
import { enquiryFacts, factRows } from './enquiry-facts';
import { GUEST_WORDS } from './enquiry-guest-words';
import type { EnquiryMailData } from './enquiry-mail-data';
import { enquiryPropertyRows, propertyBlockRows, propertyLines } from './enquiry-property-rows';
import { ENQUIRY_WORDS } from './enquiry-words';
import { greetingName } from './greeting-name';
import { headerText } from './header-text';
import {
	buttonBlock,
	endBlock,
	headingBlock,
	pictureBlock,
	quoteBlock,
	rowsBlock,
	stepsBlock,
	summaryBlock,
	textBlock,
	titleBlock,
} from './mail-blocks';
import type { MailContent } from './mail-content';
import { mailLayout } from './mail-layout';
import { textHeading, textRows, wrapText } from './plain-text';
import { webAddress } from './web-address';
import { withoutLinks } from './without-links';

/**
 * To the guest, in the guest's language: what was asked, what happens next, the promise of an answer within 24 hours (MAIL-8).
 * Addresses in the guest's own words are taken out, since the reader may not be the writer.
 */
export function enquiryGuestMail(data: EnquiryMailData): MailContent {
	const { brand, language, propertyDetails: property, kind } = data;
	const words = GUEST_WORDS[language];
	const facts = enquiryFacts(data, language).map((fact) => ({ ...fact, value: withoutLinks(fact.value) }));
	const total = facts.find(({ key }) => key === 'price');
	const message = data.message?.trim() ? withoutLinks(data.message.trim()) : null;
	const isCardHidden = message?.includes(CARD_MASK) ?? false;
	const rows = enquiryPropertyRows(data, language);
	// What is asked about, in the subject and in the greeting.
	const about = property?.name ?? (rows.length > 0 ? ENQUIRY_WORDS[language].houses(rows.length) : null);
	const named = property?.name ?? (rows.length > 0 ? listed(data, language) : null);
	const link = webAddress(property?.url ?? data.propertiesUrl ?? '') ?? `${brand.origin}/search`;
	const picture = property?.pictureUrl ? webAddress(property.pictureUrl) : null;
	const name = greetingName(data.fullName);
	const greeting = name ? words.greeting(name) : words.plainGreeting;
	const host = new URL(brand.origin).host;
	// a number does not break over two lines
	const call = words.contact(brand.phone.replace(/ /g, '\u00a0'));
	const reason = words.reason(host, data.bookingNumber);

	const html = mailLayout({
		brand,
		language,
		title: words.title,
		preheader: words.preheader,
		reason,
		body: [
			property && picture ? pictureBlock(picture, `${property.name}, ${property.city}`, brand) : '',
			titleBlock(words.title, null, brand),
			textBlock([greeting, words.thanks(named), words.promise], brand),
			summaryBlock(
				{
					place: property ? `${property.city}, ${countryName(property.country, language)}` : null,
					name: about ?? words.summary,
					rows: factRows(facts.filter(({ key }) => key !== 'house' && key !== 'price')),
					total: total ? [total.label, total.value] : null,
				},
				brand,
			),
			rows.length > 0 ? headingBlock(words.properties, brand) : '',
			rows.length > 0 ? rowsBlock(propertyBlockRows(rows), brand) : '',
			message ? quoteBlock(words.message, message, brand) : '',
			isCardHidden ? textBlock([words.cardHidden], brand) : '',
			headingBlock(words.nextHeading, brand),
			stepsBlock(words.next[kind], brand),
			buttonBlock(words.button[kind], link, brand),
			textBlock([call, `${words.closing}\n${words.team(brand.name)}`], brand),
			endBlock(),
		].join('\n'),
	});

	const text = [
		wrapText(greeting),
		wrapText(words.thanks(named)),
		wrapText(words.promise),
		`${textHeading(words.summary)}\n${textRows(factRows(facts))}`,
		rows.length > 0 ? `${textHeading(words.properties)}\n${propertyLines(rows)}` : '',
		message ? `${textHeading(words.message)}\n${wrapText(message)}` : '',
		isCardHidden ? wrapText(words.cardHidden) : '',
		`${textHeading(words.nextHeading)}\n${words.next[kind].map((step, index) => wrapText(`${index + 1}. ${step.title}. ${step.text}`)).join('\n')}`,
		`${words.button[kind]}:\n${link}`,
		wrapText(call),
		`${words.closing}\n${words.team(brand.name)}`,
		`-- \n${[brand.name, brand.postalAddress, `${brand.phone} · ${brand.email}`].map((line) => wrapText(line)).join('\n')}\n\n${wrapText(reason)}`,
	];
	return {
		subject: headerText(words.subject(about, brand.name)),
		html,
		text: `${text.filter(Boolean).join('\n\n')}\n`,
	};
}

/** `Chalet A, Chalet B and Chalet C`. */
function listed({ houses: properties = [] }: EnquiryMailData, language: EnquiryMailData['language']): string {
	const names = properties.map(({ name }) => name);
	const last = names.pop() ?? '';
	return names.length > 0 ? `${names.join(', ')} ${ENQUIRY_WORDS[language].and} ${last}` : last;
}
