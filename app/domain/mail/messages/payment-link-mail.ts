import { formatDateRange } from '../../date/format-date-range';
import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import type { PaymentRequest } from '../../payment/payment-request';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

type Booking = {
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
	booking: Booking;
	request: PaymentRequest;
	/** Who looks after the booking; `agency` null where the brand itself does. */
	sender: { name: string; agency: string | null };
	url: string;
};

/** Asks a client for a payment (MONEY-6): what, by when, and the link of the page on which it is paid. No commission, no price of the agency. */
export function paymentLinkMail({ brand, language, booking, request, sender, url }: PaymentLinkMail): MailDescription {
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
		subject: t('payment.subject', { kind, property }),
		preheader: day === null ? amount : t('payment.dueBy', { amount, day }),
		reason: t('payment.reason', { sender: agency ?? name, property }),
		blocks: [
			{ type: 'title', title: t('payment.title', { property }), kicker: agency ?? brand.name },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, withoutLinks(`${booking.firstName} ${booking.lastName}`)),
					t(request.state === 'overdue' ? 'payment.overdue' : 'payment.text'),
				],
			},
			{
				type: 'facts',
				rows: [
					[kind, amount],
					...(day === null ? [] : [[t('payment.due'), day] as const]),
					[t('payment.stay'), formatDateRange(booking.checkIn, booking.checkOut, language)],
					...(booking.bookingNumber === null ? [] : [[t('payment.booking'), booking.bookingNumber] as const]),
				],
			},
			{ type: 'button', label: t('payment.open'), href: webAddress(url) ?? '' },
			{
				type: 'paragraphs',
				paragraphs: [[name, agency].filter(Boolean).join('\n'), t('payment.replies', { name })],
			},
		],
	};
}
