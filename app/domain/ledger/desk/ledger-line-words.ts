import type { LedgerLine } from './list-transfers.server';

/** What a line of the books says, as a key of texts. */
export const LINE_WORDS = [
	'price',
	'cardFee',
	'touristTax',
	'markup',
	'commission',
	'service',
	'margin',
	'hotelCommission',
	'payment',
	'bankFee',
	'cardPayout',
	'cardPayoutFee',
	'refund',
	'payout',
	'deposit',
	'waiver',
	'other',
] as const;

export type LineWords = (typeof LINE_WORDS)[number];

/** The two sides of what a booking owes, in the order of their names, whichever way the line goes: a change takes back what was too much. */
const BOOKED: Readonly<Record<string, LineWords>> = {
	'client operator': 'price',
	'cardFee client': 'cardFee',
	'client touristTax': 'touristTax',
	'agency client': 'markup',
	'agency operator': 'commission',
	'client supplier': 'service',
	'client margin': 'margin',
	'agency hotel': 'hotelCommission',
};

/** The same of what came in, where it is more than a payment of a client. */
const CAME: Readonly<Record<string, LineWords>> = {
	'bankFee client': 'bankFee',
	'bank card': 'cardPayout',
	'bankFee card': 'cardPayoutFee',
};

/** The debtor of what a booking owes; the other way round a line takes something back. */
const DEBTORS: Readonly<Partial<Record<LineWords, string>>> = {
	price: 'client',
	cardFee: 'client',
	touristTax: 'client',
	markup: 'client',
	service: 'client',
	margin: 'client',
	commission: 'operator',
	hotelCommission: 'hotel',
};

type WordedLine = Pick<LedgerLine, 'kind' | 'isReversal'> & {
	debit: Pick<LedgerLine['debit'], 'kind'>;
	credit: Pick<LedgerLine['credit'], 'kind'>;
};

/** What happened, and whether the line takes it back or lowers it. */
export function ledgerLineWords({ kind, debit, credit, isReversal }: WordedLine): {
	words: LineWords;
	isLess: boolean;
} {
	if (kind !== 'booking') {
		const sides = [debit.kind, credit.kind].sort().join(' ');
		return { words: kind === 'payment' ? (CAME[sides] ?? kind) : kind, isLess: isReversal };
	}
	const words = BOOKED[[debit.kind, credit.kind].sort().join(' ')] ?? 'other';
	return { words, isLess: isReversal || (words in DEBTORS && DEBTORS[words] !== debit.kind) };
}
