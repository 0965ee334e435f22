import { formatDate } from '../../date/format-date';
import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import { formatAmount } from '../../money/format-amount';
import { headerText } from '../header-text';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { type Payout, payoutMail } from './payout-mail';
import { withoutLinks } from './without-links';

type SupplierAdviceMail = Payout & {
	/** Name of the supplier. */
	supplier: string;
	items: readonly { number: string; nameEn: string; nameDe: string; day: string; minor: number }[];
};

/** Tells a supplier what it was paid for (PAYOUT-6): each service with its day. It names no guest. */
export function supplierAdviceMail({ supplier, items, ...payout }: SupplierAdviceMail): MailDescription {
	const { brand, language, currency } = payout;
	const t = mailTexts(brand, language);
	const amount = (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
	const day = formatLongDate(plainDate(payout.paidOn), language);
	return payoutMail({
		...{ payout, reader: supplier },
		text: t('supplierPayout.text', { amount: amount(payout.minor), day }),
		reason: t('supplierPayout.reason', { brand: brand.name }),
		heading: t('supplierPayout.items', { count: items.length }),
		more: (count) => t('supplierPayout.more', { count }),
		rows: items.map((item) => {
			const name = headerText(withoutLinks(language === 'de' ? item.nameDe : item.nameEn), 80);
			return [`${item.number}, ${name}, ${formatDate(item.day, language)}`, amount(item.minor)];
		}),
		last: { type: 'paragraphs', paragraphs: [t('supplier.alone')] },
	});
}
