import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

/** Bookings that a mail lists; the page has all of them. */
const MOST_LISTED = 60;

type RemittanceAdviceMail = {
	brand: MailBrand;
	language: Language;
	/** The reader's name; '' where none is known. */
	reader: string;
	agency: string;
	currency: Currency;
	minor: number;
	/** The day on which the bank has paid, and what stands on the agency's statement. */
	paidOn: string;
	reference: string;
	items: readonly {
		bookingNumber: string | null;
		propertyName: string;
		clientLastName: string;
		commissionMinor: number;
		markupMinor: number;
	}[];
	/** Address of the same as a PDF. */
	adviceUrl: string;
	commissionUrl: string;
};

/** Tells an agency what a payout was for (PAYOUT-3): each booking with its commission and its markup. */
export function remittanceAdviceMail(advice: RemittanceAdviceMail): MailDescription {
	const { brand, language, reader, agency, currency, minor, paidOn, reference, items } = advice;
	const t = mailTexts(brand, language);
	const amount = (of: number) => formatAmount({ minor: of, currency }, { hasCents: true });
	const total = amount(minor);
	const text = t('payout.text', {
		amount: total,
		day: formatLongDate(plainDate(paidOn), language),
		agency: headerText(withoutLinks(agency), 80),
	});
	const hidden = items.length - MOST_LISTED;
	return {
		brand,
		language,
		subject: t('payout.subject', { amount: total, brand: brand.name }),
		preheader: text,
		reason: t('payout.reason', { brand: brand.name }),
		blocks: [
			{ type: 'title', title: t('payout.title', { amount: total }), kicker: brand.name },
			{ type: 'paragraphs', paragraphs: [greeting(t, withoutLinks(reader)), text] },
			{
				type: 'facts',
				rows: [
					[t('payout.amount'), total],
					[t('payout.reference'), reference],
				],
			},
			{
				type: 'facts',
				heading: t('payout.items', { count: items.length }),
				rows: items.slice(0, MOST_LISTED).map((item) => {
					const name = headerText(withoutLinks(`${houseName(item.propertyName)}, ${item.clientLastName}`), 100);
					const parts: string[] = [t('payout.commission', { amount: amount(item.commissionMinor) })];
					if (item.markupMinor !== 0) parts.push(t('payout.markup', { amount: amount(item.markupMinor) }));
					return [[item.bookingNumber, name].filter(Boolean).join(', '), parts.join(', ')] as const;
				}),
			},
			hidden > 0 ? { type: 'paragraphs', paragraphs: [t('payout.more', { count: hidden })] } : null,
			{ type: 'button', label: t('payout.advice'), href: webAddress(advice.adviceUrl) ?? '' },
			{ type: 'link', label: t('payout.open'), href: webAddress(advice.commissionUrl) ?? '' },
		],
	};
}
