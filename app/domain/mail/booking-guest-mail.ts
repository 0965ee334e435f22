import { countryName } from '../place/country';
import { cancellationRows, dueRows, priceRows, stayRows } from './booking-facts';
import type { BookingMailData } from './booking-mail-data';
import { BOOKING_WORDS } from './booking-words';
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
import { type Row, textHeading, textRows, wrapText } from './plain-text';
import { webAddress } from './web-address';
import { withoutLinks } from './without-links';

/**
 * To the guest, in the guest's language (MAIL-10): what was booked, what it costs, what is due when, what happens
 * next. Addresses in the guest's own words are taken out, since the reader may not be the writer.
 */
export function bookingGuestMail(data: BookingMailData): MailContent {
	const { brand, language, property } = data;
	const words = BOOKING_WORDS[language];
	const stay = [[words.number, data.bookingNumber] satisfies Row, ...stayRows(data, language)].map(
		([label, value]): Row => [label, withoutLinks(value)],
	);
	const price = priceRows(data, language);
	const due = dueRows(data, language);
	const cancellation = cancellationRows(data, language);
	const comments = data.comments ? withoutLinks(data.comments) : null;
	const link = webAddress(property.url) ?? brand.origin;
	const picture = property.pictureUrl ? webAddress(property.pictureUrl) : null;
	const greeting = greetingOf(data);
	const place = `${property.place}, ${countryName(property.country, language)}`;
	// a number does not break over two lines
	const call = words.contact(brand.phone.replace(/ /g, '\u00a0'));
	const reason = words.reason(new URL(brand.origin).host, data.bookingNumber);

	const html = mailLayout({
		brand,
		language,
		title: words.title,
		preheader: words.preheader,
		reason,
		body: [
			picture ? pictureBlock(picture, `${property.name}, ${place}`, brand) : '',
			titleBlock(words.title, null, brand),
			textBlock([greeting, words.thanks(property.name), words.promise], brand),
			summaryBlock({ place, name: property.name, rows: [...stay, ...price.rows], total: price.total }, brand),
			headingBlock(words.due, brand),
			rowsBlock(due, brand),
			headingBlock(words.cancellation, brand),
			rowsBlock(cancellation, brand),
			comments ? quoteBlock(words.comments, comments, brand) : '',
			headingBlock(words.nextHeading, brand),
			stepsBlock(words.next, brand),
			buttonBlock(words.button, link, brand),
			textBlock([call, `${words.closing}\n${words.team(brand.name)}`], brand),
			endBlock(),
		].join('\n'),
	});

	const text = [
		wrapText(greeting),
		wrapText(words.thanks(property.name)),
		wrapText(words.promise),
		`${textHeading(words.summary)}\n${wrapText(`${property.name}, ${place}`)}\n${textRows([...stay, ...price.rows, price.total])}`,
		`${textHeading(words.due)}\n${textRows(due)}`,
		`${textHeading(words.cancellation)}\n${textRows(cancellation)}`,
		comments ? `${textHeading(words.comments)}\n${wrapText(comments)}` : '',
		`${textHeading(words.nextHeading)}\n${words.next.map((step, index) => wrapText(`${index + 1}. ${step.title}. ${step.text}`)).join('\n')}`,
		`${words.button}:\n${link}`,
		wrapText(call),
		`${words.closing}\n${words.team(brand.name)}`,
		`-- \n${[brand.name, brand.postalAddress, `${brand.phone} · ${brand.email}`].map((line) => wrapText(line)).join('\n')}\n\n${wrapText(reason)}`,
	];
	return { subject: headerText(words.subject(property.name)), html, text: `${text.filter(Boolean).join('\n\n')}\n` };
}

/** By name, unless the name looks like anything but one. */
function greetingOf({ language, firstName, lastName }: BookingMailData): string {
	const words = BOOKING_WORDS[language];
	const name = headerText(`${firstName} ${lastName}`, 60);
	const isName = name !== '' && withoutLinks(name) === name && !/[\d<>{}[\]|\\/]/.test(name);
	return isName ? words.greeting(name) : words.plainGreeting;
}
