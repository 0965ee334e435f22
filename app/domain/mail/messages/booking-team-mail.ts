import { formatDateRange } from '../../date/format-date-range';
import { countryName } from '../../place/country';
import { headerText } from '../header-text';
import type { MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import { cancellationRows, dueRows, priceRows, stayRows } from './booking-facts';
import type { BookingMailData } from './booking-mail-data';
import { teamMailTime } from './team-mail-time';

const PROMISE_MS = 24 * 3_600_000;

/**
 * To the team, in English: everything that was booked, to be confirmed or declined. Of a card only its brand and last digits. The
 * caller sets the guest as reply address.
 */
export function bookingTeamMail(data: BookingMailData): MailDescription {
	const { brand, property } = data;
	const what = `${property.name}, ${property.place}`;
	const guest = headerText(`${data.firstName} ${data.lastName}`, 80);
	const period = formatDateRange(data.checkIn, data.checkOut, 'en');
	const link = webAddress(property.url);
	const picture = property.pictureUrl ? webAddress(property.pictureUrl) : null;
	const price = priceRows(data, 'en');
	const contact: Row[] = [
		['Name', guest],
		['Email', data.email, `mailto:${encodeURIComponent(data.email).replace('%40', '@')}`],
		['Phone', data.phone, `tel:${data.phone.replace(/[^+\d]/g, '')}`],
		['Address', `${data.address}, ${`${data.postalCode} ${data.city}`.trim()}, ${data.country}`],
	];
	if (data.tls) contact.push(['Booking reference', data.tls]);
	const booked: Row[] = [
		['House', `${what}, ${countryName(property.country, 'en')}`],
		...stayRows(data, 'en'),
		...price.rows,
		price.total,
	];
	const about: Row[] = [
		['Status', 'Requested booking: no nights are held until it is confirmed'],
		['Language', data.language === 'de' ? 'German' : 'English'],
		['Received', teamMailTime(data.createdAt)],
		['Answer by', teamMailTime(data.createdAt + PROMISE_MS)],
		['Booking number', data.bookingNumber],
	];
	const intro = `${guest} would like to book. Confirm with the owner, then answer by replying to this email: we promised it within 24 hours.`;
	return {
		brand,
		language: 'en',
		subject: `Booking: ${what} · ${period} · ${guest}`,
		preheader: [period, price.total[1], data.email].join(' · '),
		reason: `Booking on ${new URL(brand.origin).host} for ${brand.name}.`,
		blocks: [
			picture ? { type: 'picture', url: picture, alt: what } : null,
			{ type: 'title', title: what, kicker: 'New booking', plain: `New booking: ${what}` },
			{ type: 'paragraphs', paragraphs: [intro] },
			{ type: 'facts', heading: 'Guest', rows: contact },
			{ type: 'facts', heading: 'Booked', rows: booked },
			data.comments ? { type: 'quote', label: 'Comments', text: data.comments } : null,
			{ type: 'facts', heading: 'Due', rows: dueRows(data, 'en') },
			{ type: 'facts', heading: 'Cancellation', rows: cancellationRows(data, 'en') },
			{ type: 'facts', heading: 'About this booking', rows: about },
			link ? { type: 'button', label: 'Open the house', href: link } : null,
		],
	};
}
