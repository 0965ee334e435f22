import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import type { PaymentRequest } from '../../payment/payment-request';
import type { ReminderKind } from '../../payment/reminder-day';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { type PaidBooking, paymentRows } from './payment-link-mail';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

type PaymentReminderMail = {
	brand: MailBrand;
	language: Language;
	booking: PaidBooking;
	request: PaymentRequest;
	reminder: ReminderKind;
	/** The agent's name; '' where none is known. */
	agent: string;
	/** The payment link, and the booking's page. */
	url: string;
	leadUrl: string;
};

/** Reminds an agent of a client's payment where no address of the client is known (MONEY-10). */
export function paymentReminderMail({
	brand,
	language,
	booking,
	request,
	reminder,
	agent,
	url,
	leadUrl,
}: PaymentReminderMail): MailDescription {
	const t = mailTexts(brand, language);
	const property = headerText(booking.name ?? houseName(booking.propertyName), 80);
	const client = headerText(withoutLinks(`${booking.firstName} ${booking.lastName}`.trim()), 80);
	const day = request.dueDate === null ? '' : formatLongDate(plainDate(request.dueDate), language);
	const kind = t(`payment.kind.${request.kind ?? 'several'}`);
	const text = t(`payment.agentReminder.${reminder}`, { day });
	return {
		brand,
		language,
		subject: t('payment.agentReminder.subject', { client, kind, property }),
		preheader: text,
		reason: t('payment.agentReminder.reason'),
		blocks: [
			{ type: 'title', title: t('payment.agentReminder.title', { client }), kicker: brand.name },
			{ type: 'paragraphs', paragraphs: [greeting(t, withoutLinks(agent)), text] },
			{ type: 'facts', rows: paymentRows(t, { booking, request, language }) },
			{ type: 'button', label: t('payment.agentReminder.lead'), href: webAddress(leadUrl) ?? '' },
			{ type: 'link', label: t('payment.agentReminder.page'), href: webAddress(url) ?? '' },
		],
	};
}
