import { formatDate } from '../../date/format-date';
import { formatDateRange } from '../../date/format-date-range';
import { formatLongDate } from '../../date/format-long-date';
import { type PlainDate, plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import { isCurrency, type Money } from '../../money/money';
import type { TripSender } from '../../trip/trip-sender';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailBlock, MailDescription, Row } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

export type NewsBooking = {
	firstName: string;
	lastName: string;
	bookingNumber: string | null;
	name: string | null;
	propertyName: string;
	checkIn: string;
	checkOut: string;
};

/** What all mails that tell a client something of a booking have (MONEY-14). */
export type ClientNews = {
	brand: MailBrand;
	/** Of its reader. */
	language: Language;
	booking: NewsBooking;
	sender: TripSender;
	/** The agent passes it on where no address of the client is known. */
	receiver: 'client' | 'agent';
	/** The trip page; null once it has ended. */
	url: string | null;
};

type Said = {
	subject: string;
	title: string;
	preheader: string;
	paragraphs: readonly string[];
	/** Above stay and booking number. */
	rows: readonly Row[];
	/** Words of the team, such as a reason, and what is said below them. */
	quote?: { label: string; text: string; after: string } | null;
	button: string;
	links?: readonly { label: string; href: string }[];
};

/** The texts of a mail with what its sentences name. */
export function newsTexts({ brand, language, booking }: ClientNews) {
	const t = mailTexts(brand, language);
	const property = headerText(booking.name ?? houseName(booking.propertyName), 80);
	return { t, property };
}

/** A mail that tells a client something of a booking, or its agent where no address of the client is known. No commission, no price of the agency. */
export function clientNewsMail(news: ClientNews, said: Said): MailDescription {
	const { brand, language, booking, sender, receiver, url } = news;
	const { t, property } = newsTexts(news);
	const client = headerText(withoutLinks(`${booking.firstName} ${booking.lastName}`.trim()), 80);
	const name = headerText(withoutLinks(sender.name), 80);
	const agency = sender.agency === null ? null : headerText(withoutLinks(sender.agency), 80);
	const isForAgent = receiver === 'agent';
	const stay: Row[] = [
		[t('payment.stay'), formatDateRange(booking.checkIn, booking.checkOut, language)],
		...(booking.bookingNumber === null ? [] : [[t('payment.booking'), booking.bookingNumber] as const]),
	];
	const signOff: MailBlock = {
		type: 'paragraphs',
		paragraphs: [[name, agency].filter(Boolean).join('\n'), t('payment.replies', { name })],
	};
	return {
		brand,
		language,
		subject: isForAgent ? t('news.agentSubject', { client, subject: said.subject }) : said.subject,
		preheader: headerText(said.preheader, 120),
		reason: t(isForAgent ? 'news.agentReason' : 'news.reason', { sender: agency ?? name, property }),
		blocks: [
			{ type: 'title', title: said.title, kicker: agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: isForAgent
					? [greeting(t, agency === null ? '' : name), t('service.agentText', { client }), ...said.paragraphs]
					: [greeting(t, client), ...said.paragraphs],
			},
			said.quote ? { type: 'quote', label: said.quote.label, text: withoutLinks(said.quote.text) } : null,
			said.quote ? { type: 'paragraphs', paragraphs: [said.quote.after] } : null,
			{ type: 'facts', rows: [...said.rows, ...stay] },
			url === null ? null : { type: 'button', label: said.button, href: webAddress(url) ?? '' },
			...(said.links ?? []).map(({ label, href }) => ({ type: 'link', label, href: webAddress(href) ?? '' }) as const),
			isForAgent ? null : signOff,
		],
	};
}

/** An amount of a sentence or a row: `12 480,50 EUR`. */
export function amountOf(minor: number, currency: string): string {
	const money: Money = { minor, currency: isCurrency(currency) ? currency : 'EUR' };
	return formatAmount(money, { hasCents: true });
}

/** An amount with the day on which it came: `12 480,50 EUR · 20 Nov 2026`. */
export function amountOn(
	{ minor, receivedOn }: { minor: number; receivedOn: string },
	currency: string,
	language: Language,
): string {
	return `${amountOf(minor, currency)} · ${formatDate(receivedOn, language).replaceAll(' ', '\u00a0')}`;
}

/** A day of a sentence or a row. */
export function dayOf(day: string | PlainDate, language: Language): string {
	return formatLongDate(plainDate(day), language);
}
