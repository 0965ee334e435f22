import { formatLongDate } from '../../date/format-long-date';
import { plainDate } from '../../date/plain-date';
import { houseName } from '../../lead/property-name';
import { formatAmount } from '../../money/format-amount';
import { headerText } from '../header-text';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { type Payout, payoutMail } from './payout-mail';
import { withoutLinks } from './without-links';

type RemittanceAdviceMail = Payout & {
	/** The reader's name; '' where none is known. */
	reader: string;
	agency: string;
	items: readonly {
		bookingNumber: string | null;
		propertyName: string;
		clientLastName: string;
		commissionMinor: number;
		markupMinor: number;
	}[];
	commissionUrl: string;
};

/** Tells an agency what a payout was for (PAYOUT-3): each booking with its commission and its markup. */
export function remittanceAdviceMail(advice: RemittanceAdviceMail): MailDescription {
	const { reader, agency, items, commissionUrl, ...payout } = advice;
	const { brand, language, currency } = payout;
	const t = mailTexts(brand, language);
	const amount = (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
	const day = formatLongDate(plainDate(payout.paidOn), language);
	return payoutMail({
		...{ payout, reader },
		text: t('payout.text', { amount: amount(payout.minor), day, agency: headerText(withoutLinks(agency), 80) }),
		reason: t('payout.reason', { brand: brand.name }),
		heading: t('payout.items', { count: items.length }),
		more: (count) => t('payout.more', { count }),
		rows: items.map((item) => {
			const name = headerText(withoutLinks(`${houseName(item.propertyName)}, ${item.clientLastName}`), 100);
			const parts: string[] = [t('payout.commission', { amount: amount(item.commissionMinor) })];
			if (item.markupMinor !== 0) parts.push(t('payout.markup', { amount: amount(item.markupMinor) }));
			return [[item.bookingNumber, name].filter(Boolean).join(', '), parts.join(', ')];
		}),
		last: { type: 'link', label: t('payout.open'), href: webAddress(commissionUrl) ?? '' },
	});
}
