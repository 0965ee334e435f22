import { formatDateRange } from '../date/format-date-range';
import { countryName } from '../place/country';
import { cancellationRows, dueRows, priceRows, stayRows } from './booking-facts';
import type { BookingMailData } from './booking-mail-data';
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
 * To the team, in English: everything that was booked, to be confirmed or declined. Of a card only its brand and last digits. The
 * caller sets the guest as reply address.
 */
export function bookingTeamMail(data: BookingMailData): MailContent {
	const { brand, property } = data;
	const what = `${property.name}, ${property.place}`;
	const guest = headerText(`${data.firstName} ${data.lastName}`, 80);
	const period = formatDateRange(data.checkIn, data.checkOut, 'en');
	const subject = headerText(`Booking: ${what} · ${period} · ${guest}`);
	const link = webAddress(property.url);
	const picture = property.pictureUrl ? webAddress(property.pictureUrl) : null;
	const price = priceRows(data, 'en');
	const contact: (Row | readonly [string, string, string | null])[] = [
		['Name', guest],
		['Email', data.email, `mailto:${encodeURIComponent(data.email).replace('%40', '@')}`],
		['Phone', data.phone, `tel:${data.phone.replace(/[^+\d]/g, '')}`],
		['Address', `${data.address}, ${data.city}, ${data.country}`],
	];
	if (data.tls) contact.push(['Booking reference', data.tls]);
	const booked: Row[] = [
		['House', `${what}, ${countryName(property.country, 'en')}`],
		...stayRows(data, 'en'),
		...price.rows,
		price.total,
	];
	const due = dueRows(data, 'en');
	const cancellation = cancellationRows(data, 'en');
	const about: Row[] = [
		['Status', 'Requested booking: no nights are held until it is confirmed'],
		['Language', data.language === 'de' ? 'German' : 'English'],
		['Received', teamMailTime(data.createdAt)],
		['Answer by', teamMailTime(data.createdAt + PROMISE_MS)],
		['Booking number', data.bookingNumber],
	];
	const intro = `${guest} would like to book. Confirm with the owner, then answer by replying to this email: we promised it within 24 hours.`;

	const html = mailLayout({
		brand,
		language: 'en',
		title: subject,
		preheader: [period, price.total[1], data.email].join(' · '),
		reason: `Booking on ${new URL(brand.origin).host} for ${brand.name}.`,
		body: [
			picture ? pictureBlock(picture, what, brand) : '',
			titleBlock(what, 'New booking', brand),
			textBlock([intro], brand),
			headingBlock('Guest', brand),
			rowsBlock(contact, brand),
			headingBlock('Booked', brand),
			rowsBlock(booked, brand),
			data.comments ? quoteBlock('Comments', data.comments, brand) : '',
			headingBlock('Due', brand),
			rowsBlock(due, brand),
			headingBlock('Cancellation', brand),
			rowsBlock(cancellation, brand),
			headingBlock('About this booking', brand),
			rowsBlock(about, brand),
			link ? buttonBlock('Open the house', link, brand) : '',
			endBlock(),
		].join('\n'),
	});

	const text = [
		wrapText(`New booking: ${what}`),
		wrapText(intro),
		`${textHeading('Guest')}\n${textRows(contact.map(([label, value]): Row => [label, value]))}`,
		`${textHeading('Booked')}\n${textRows(booked)}`,
		data.comments ? `${textHeading('Comments')}\n${wrapText(data.comments)}` : '',
		`${textHeading('Due')}\n${textRows(due)}`,
		`${textHeading('Cancellation')}\n${textRows(cancellation)}`,
		`${textHeading('About this booking')}\n${textRows(about)}`,
		link ? `Open the house:\n${link}` : '',
	];
	return { subject, html, text: `${text.filter(Boolean).join('\n\n')}\n` };
}
