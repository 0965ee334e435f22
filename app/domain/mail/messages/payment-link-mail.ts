import { formatDateRange } from '../../date/format-date-range';
import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import type { PaymentRequest } from '../../payment/payment-request';
import type { ReminderKind } from '../../payment/reminder-day';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { type MailTexts, mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

export type PaidBooking = {
	firstName: string;
	lastName: string;
	bookingNumber: string | null;
	name: string | null;
	propertyName: string;
	checkIn: string;
	checkOut: string;
	currency: Currency;
};

type PaymentLinkMail = {
	brand: MailBrand;
	language: Language;
	booking: PaidBooking;
	request: PaymentRequest;
	/** Who looks after the booking; `agency` null where the brand itself does. */
	sender: { name: string; agency: string | null };
	url: string;
	/** Of what the client has been told before; left out for the first mail. */
	reminder?: ReminderKind;
};

/** What is asked for, by when, and for which stay. */
export function paymentRows(
	t: MailTexts,
	{ booking, request, language }: Pick<PaymentLinkMail, 'booking' | 'request' | 'language'>,
): [string, string][] {
	const { openMinor, dueDate, kind } = request;
	const rows: [string, string | null][] = [
		[
			t(`payment.kind.${kind ?? 'several'}`),
			formatAmount({ minor: openMinor, currency: booking.currency }, { hasCents: true }),
		],
		[t('payment.due'), dueDate === null ? null : formatLongDate(plainDate(dueDate), language)],
		[t('payment.stay'), formatDateRange(booking.checkIn, booking.checkOut, language)],
		[t('payment.booking'), booking.bookingNumber],
	];
	return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Asks a client for a payment (MONEY-6): what, by when, and the link of the page on which it is paid. No commission, no price of the agency. */
export function paymentLinkMail({
	brand,
	language,
	booking,
	request,
	sender,
	url,
	reminder,
}: PaymentLinkMail): MailDescription {
	const t = mailTexts(brand, language);
	const property = headerText(booking.name ?? houseName(booking.propertyName), 80);
	const name = headerText(withoutLinks(sender.name), 80);
	const agency = sender.agency === null ? null : headerText(withoutLinks(sender.agency), 80);
	const amount = formatAmount({ minor: request.openMinor, currency: booking.currency }, { hasCents: true });
	const day = request.dueDate === null ? null : formatLongDate(plainDate(request.dueDate), language);
	const kind = t(`payment.kind.${request.kind ?? 'several'}`);
	return {
		brand,
		language,
		subject: t(reminder ? 'payment.reminder.subject' : 'payment.subject', { kind, property }),
		preheader: day === null ? amount : t('payment.dueBy', { amount, day }),
		reason: t('payment.reason', { sender: agency ?? name, property }),
		blocks: [
			{ type: 'title', title: t('payment.title', { property }), kicker: agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, withoutLinks(`${booking.firstName} ${booking.lastName}`)),
					reminder
						? t(`payment.reminder.${reminder}`, { day: day ?? '' })
						: t(request.state === 'overdue' ? 'payment.overdue' : 'payment.text'),
				],
			},
			{ type: 'facts', rows: paymentRows(t, { booking, request, language }) },
			{ type: 'button', label: t('payment.open'), href: webAddress(url) ?? '' },
			{
				type: 'paragraphs',
				paragraphs: [[name, agency].filter(Boolean).join('\n'), t('payment.replies', { name })],
			},
		],
	};
}
