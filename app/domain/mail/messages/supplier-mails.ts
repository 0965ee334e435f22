import { formatLongDate } from '../../date/format-long-date';
import { formatTimestamp } from '../../date/format-timestamp';
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

/**
 * `asked`: with the link; `due`: the answer is due soon; `confirmed`: it is to be done; `changed`: at another day, time or place; `tomorrow`: the day
 * before; `calledOff`: there is nothing to do any more.
 */
export type SupplierMailKind = 'asked' | 'due' | 'confirmed' | 'changed' | 'tomorrow' | 'calledOff';

type SupplierMail = {
	brand: MailBrand;
	language: Language;
	kind: SupplierMailKind;
	/** Name of the supplier. */
	supplier: string;
	job: {
		number: string;
		name: string;
		place: string;
		day: string;
		time: string | null;
		currency: Currency;
		/** What the supplier gets. */
		netMinor: number;
	};
	answerBy: number;
	url: string;
};

/** A mail to a supplier about a job, in its language (CONCIERGE-7). It names no guest; the page behind the link says what the job needs. */
export function supplierMail({ brand, language, kind, supplier, job, answerBy, url }: SupplierMail): MailDescription {
	const t = mailTexts(brand, language);
	const name = headerText(job.name, 80);
	const day = formatLongDate(plainDate(job.day), language);
	const until = formatTimestamp(answerBy, language);
	const values = { job: name, day, until, brand: brand.name };
	return {
		brand,
		language,
		subject: t(`supplier.${kind}.subject`, values),
		preheader: t(`supplier.${kind}.preheader`, values),
		reason: t('supplier.reason', values),
		blocks: [
			{ type: 'title', title: t(`supplier.${kind}.title`, values), kicker: brand.name },
			{ type: 'paragraphs', paragraphs: [greeting(t, withoutLinks(supplier)), t(`supplier.${kind}.text`, values)] },
			{
				type: 'facts',
				rows: [
					[t('supplier.when'), job.time === null ? day : t('supplier.dayAndTime', { day, time: job.time })],
					[t('supplier.where'), headerText(withoutLinks(job.place), 80)],
					[t('supplier.price'), formatAmount({ minor: job.netMinor, currency: job.currency }, { hasCents: true })],
					[t('supplier.number'), job.number],
				],
			},
			{
				type: 'button',
				label: t(kind === 'asked' || kind === 'due' ? 'supplier.answer' : 'supplier.open'),
				href: webAddress(url) ?? '',
			},
			...(kind === 'calledOff' ? [] : [{ type: 'paragraphs' as const, paragraphs: [t('supplier.alone')] }]),
		],
	};
}
