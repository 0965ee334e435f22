import type { Language } from '../../language/language';
import { formatAmount } from '../../money/format-amount';
import type { Currency } from '../../money/money';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailBlock, MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

/** Lines that a mail lists; the PDF has all of them. */
const MOST_LISTED = 60;

/** What the bank has paid, and what stands on the payee's statement. */
export type Payout = {
	brand: MailBrand;
	language: Language;
	currency: Currency;
	minor: number;
	paidOn: string;
	reference: string;
	/** Address of the same as a PDF. */
	adviceUrl: string;
};

type PayoutMail = {
	payout: Payout;
	/** The reader's name; '' where none is known. */
	reader: string;
	text: string;
	reason: string;
	/** Above what it was paid for, and that it goes on for so many more. */
	heading: string;
	more: (count: number) => string;
	rows: readonly (readonly [string, string])[];
	last: MailBlock;
};

/** A mail that tells a payee what it was paid for (PAYOUT-3, PAYOUT-6). */
export function payoutMail({ payout, reader, text, reason, heading, more, rows, last }: PayoutMail): MailDescription {
	const { brand, language, currency, minor, reference } = payout;
	const t = mailTexts(brand, language);
	const total = formatAmount({ minor, currency }, { hasCents: true });
	const hidden = rows.length - MOST_LISTED;
	return {
		...{ brand, language, preheader: text, reason },
		subject: t('payout.subject', { amount: total, brand: brand.name }),
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
			{ type: 'facts', heading, rows: rows.slice(0, MOST_LISTED) },
			hidden > 0 ? { type: 'paragraphs', paragraphs: [more(hidden)] } : null,
			{ type: 'button', label: t('payout.advice'), href: webAddress(payout.adviceUrl) ?? '' },
			last,
		],
	};
}
