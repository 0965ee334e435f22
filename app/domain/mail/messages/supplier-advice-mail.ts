import { formatDate } from '../../date/format-date';
import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

/** Services that a mail lists; the PDF has all of them. */
const MOST_LISTED = 60;

type SupplierAdviceMail = {
	brand: MailBrand;
	language: Language;
	/** Name of the supplier. */
	supplier: string;
	currency: Currency;
	minor: number;
	/** The day on which the bank has paid, and what stands on the supplier's statement. */
	paidOn: string;
	reference: string;
	items: readonly { number: string; nameEn: string; nameDe: string; day: string; minor: number }[];
	/** Address of the same as a PDF. */
	adviceUrl: string;
};

/** Tells a supplier what it was paid for (PAYOUT-6): each service with its day. It names no guest. */
export function supplierAdviceMail(advice: SupplierAdviceMail): MailDescription {
	const { brand, language, supplier, currency, minor, paidOn, reference, items } = advice;
	const t = mailTexts(brand, language);
	const amount = (of: number) => formatAmount({ minor: of, currency }, { hasCents: true });
	const total = amount(minor);
	const text = t('supplierPayout.text', { amount: total, day: formatLongDate(plainDate(paidOn), language) });
	const hidden = items.length - MOST_LISTED;
	return {
		brand,
		language,
		subject: t('payout.subject', { amount: total, brand: brand.name }),
		preheader: text,
		reason: t('supplierPayout.reason', { brand: brand.name }),
		blocks: [
			{ type: 'title', title: t('payout.title', { amount: total }), kicker: brand.name },
			{ type: 'paragraphs', paragraphs: [greeting(t, withoutLinks(supplier)), text] },
			{
				type: 'facts',
				rows: [
					[t('payout.amount'), total],
					[t('payout.reference'), reference],
				],
			},
			{
				type: 'facts',
				heading: t('supplierPayout.items', { count: items.length }),
				rows: items.slice(0, MOST_LISTED).map(({ number, nameEn, nameDe, day, minor: part }) => {
					const name = headerText(withoutLinks(language === 'de' ? nameDe : nameEn), 80);
					return [`${number}, ${name}, ${formatDate(day, language)}`, amount(part)] as const;
				}),
			},
			hidden > 0 ? { type: 'paragraphs', paragraphs: [t('supplierPayout.more', { count: hidden })] } : null,
			{ type: 'button', label: t('payout.advice'), href: webAddress(advice.adviceUrl) ?? '' },
			{ type: 'paragraphs', paragraphs: [t('supplier.alone')] },
		],
	};
}
