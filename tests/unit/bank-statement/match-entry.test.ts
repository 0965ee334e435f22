import { describe, expect, test } from 'vitest';
import { checkSymbol } from '#db/booking-number';
import type { BankTransaction } from '~/domain/bank-statement/bank-statement';
import { BOOKED_TOGETHER, SUGGESTED_FROM } from '~/domain/bank-statement/match';
import { matchEntries } from '~/domain/bank-statement/match-entries';
import { matchEntry } from '~/domain/bank-statement/match-entry';
import type { Receivable } from '~/domain/bank-statement/receivable';
import { indexReceivables } from '~/domain/bank-statement/receivable-index';
import { plainDate } from '~/domain/date/plain-date';
import { spacedReference } from '~/domain/payment/creditor-reference';
import { paymentReference } from '~/domain/payment/payment-reference';

const IBAN = 'AT611904300234573201';
const QR_IBAN = 'CH4431999123000889012';
const number = (body: string) => `FL-${body}${checkSymbol(body)}`;
const [VEGA, AURIKEL, EGGLI, COLFOSCO, BIRKHAHN, MORIN, PAID, TWIN] = [
	'VGK7M',
	'RKL3X',
	'GGL9B',
	'CLF2S',
	'BRK4H',
	'MRN5C',
	'PDX6W',
	'TWN7N',
].map(number) as [string, string, string, string, string, string, string, string];

function receivable(
	bookingNumber: string,
	clientName: string,
	minors: number[],
	other: Partial<Receivable> = {},
): Receivable {
	return {
		leadId: bookingNumber,
		bookingNumber,
		references: [],
		clientName,
		agencyName: null,
		currency: 'EUR',
		instalments: minors.map((openMinor, place) => ({
			id: `${bookingNumber}/${place + 1}`,
			openMinor,
			dueDate: plainDate(`2026-1${place}-20`),
		})),
		deposit: null,
		knownIbans: [],
		received: [],
		...other,
	};
}

const INDEX = indexReceivables([
	receivable(VEGA, 'Katharina Rothwald', [3_835_000], { knownIbans: ['AT952060403100261877'] }),
	receivable(AURIKEL, 'Dr. Jörg Müller-Höß', [1_347_500, 2_502_500]),
	receivable(EGGLI, 'Margarethe Asterhoff', [626_500, 1_163_500], { currency: 'CHF' }),
	receivable(COLFOSCO, 'Rosalind Achterberg', [463_000, 500_000]),
	receivable(BIRKHAHN, 'Robert Hohenwarter', [415_000]),
	receivable(MORIN, 'Sabine Hohenwarter', [200_000, 300_000]),
	receivable(PAID, 'Hubert Wieser', [], {
		received: [{ paymentId: 'pay-1', minor: 240_000, bankReference: 'BANK-77', endToEndId: 'E2E-77' }],
	}),
	receivable(TWIN, 'Anna Ashworth', [1_025_000], { agencyName: 'Thornbury Lifestyle Services Ltd' }),
	receivable(number('BBBBB'), 'Peter Gruber', [90_000]),
	receivable(number('CCCCC'), 'Peter Gruber', [90_000]),
	receivable(number('FFFFF'), 'Maria Theresia Blum', [77_700]),
	receivable(number('DDDDD'), 'Old Reference', [12_300], { references: ['RF18539007547034'] }),
]);

function transfer(minor: number, words: Partial<BankTransaction> = {}): BankTransaction {
	return {
		key: `${minor}`,
		entry: 1,
		bookingDate: plainDate('2026-11-20'),
		valueDate: null,
		minor,
		isReversal: false,
		returnReason: null,
		bankReference: null,
		endToEndId: null,
		references: [],
		text: [],
		bankText: null,
		name: null,
		iban: null,
		ultimateName: null,
		charges: [],
		instructed: null,
		bankCode: null,
		...words,
	};
}

const match = (transaction: BankTransaction, currency: 'EUR' | 'CHF' = 'EUR') =>
	matchEntry({ transaction, currency }, INDEX);
const best = (minor: number, words: Partial<BankTransaction>, currency: 'EUR' | 'CHF' = 'EUR') => {
	const [first] = match(transfer(minor, words), currency);
	if (!first) return null;
	const { confidence, kind, parts, feeMinor, overMinor, reasons } = first;
	return {
		confidence,
		kind,
		leads: parts.map(({ leadId }) => leadId),
		minor: parts.reduce((sum, part) => sum + part.minor, 0),
		...(feeMinor ? { feeMinor } : {}),
		...(overMinor ? { overMinor } : {}),
		reasons: reasons.map(({ code, isFor }) => (isFor ? code : `-${code}`)).join(' '),
	};
};
const rf = (bookingNumber: string, part = 1) => paymentReference({ bookingNumber, part }, IBAN);
const spaced = (bookingNumber: string) => spacedReference(rf(bookingNumber));
const code = (bookingNumber: string) => bookingNumber.replace('-', '');

describe('by its reference', () => {
	test.each([
		['structured', { references: [rf(AURIKEL)] }, 100, 'reference amount'],
		['structured, of the booking as a whole', { references: [rf(AURIKEL, 0)] }, 100, 'reference amount'],
		[
			'structured, with the name',
			{ references: [rf(AURIKEL)], name: 'MUELLER HOESS JOERG DR' },
			100,
			'reference name amount',
		],
		[
			'structured, paid by another',
			{ references: [rf(AURIKEL)], name: 'Bergbank AG' },
			100,
			'reference -name-differs amount',
		],
		['in the words', { text: [`Rechnung ${rf(AURIKEL)} danke`] }, 99, 'reference-in-text amount'],
		['in groups', { text: [`ref. ${spaced(AURIKEL)}`] }, 99, 'reference-in-text amount'],
		['in small letters', { text: [spaced(AURIKEL).toLowerCase()] }, 99, 'reference-in-text amount'],
		[
			'over two lines',
			{ text: [`Ref ${rf(AURIKEL).slice(0, 9)}`, `${rf(AURIKEL).slice(9)} Chalet`] },
			99,
			'reference-in-text amount',
		],
		['with marks', { text: [rf(AURIKEL).replace(/(.{4})/g, '$1-')] }, 99, 'reference-in-text amount'],
		['as the sender’s own', { endToEndId: rf(AURIKEL) }, 99, 'reference-in-text amount'],
		['from the bank’s words', { bankText: `SEPA ${rf(AURIKEL)}` }, 99, 'reference-in-text amount'],
		['given in another form', { references: ['RF18539007547034'] }, 86, 'reference -amount'],
	] satisfies [string, Partial<BankTransaction>, number, string][])('%s', (_, words, confidence, reasons) => {
		expect(best(1_347_500, words)).toMatchObject({ confidence, reasons });
	});

	test('a Swiss QR reference', () => {
		const reference = paymentReference({ bookingNumber: EGGLI, part: 1 }, QR_IBAN);
		const expected = { confidence: 100, kind: 'exact', leads: [EGGLI], minor: 626_500 };
		expect(best(626_500, { references: [reference] }, 'CHF')).toMatchObject(expected);
		expect(best(626_500, { text: [spacedReference(reference)] }, 'CHF')).toMatchObject({ ...expected, confidence: 99 });
	});

	const body = rf(AURIKEL);
	test.each([
		['a wrong letter', body.replace('K', 'T')],
		['a wrong check digit', `RF${body[2]}${(Number(body[3]) + 1) % 10}${body.slice(4)}`],
		['two letters swapped', body.replace('RK', 'KR')],
		['a missing letter', body.replace('K', '')],
		['a letter too many', body.replace('K', 'KK')],
		['a wrong letter, in groups', spacedReference(body.replace('3', '8'))],
	])('%s is revealed by the check digits', (_, text) => {
		expect(best(1_347_500, { text: [text] })).toMatchObject({ confidence: 84, leads: [AURIKEL], kind: 'exact' });
		expect(best(1_347_500, { text: [text], name: 'Jörg Müller-Höß' })).toMatchObject({ confidence: 89 });
		expect(best(1_347_500, { references: [text.replaceAll(' ', '')] })).toMatchObject({ leads: [AURIKEL] });
	});

	test('a wrong digit in a QR reference is', () => {
		const reference = paymentReference({ bookingNumber: EGGLI, part: 1 }, QR_IBAN);
		const wrong = reference.slice(0, 20) + ((Number(reference[20]) + 1) % 10) + reference.slice(21);
		expect(best(626_500, { references: [wrong] }, 'CHF')).toMatchObject({ confidence: 84, leads: [EGGLI] });
	});

	test('check digits and number that are both wrong name none', () => {
		const check = String((Number(body.slice(2, 4)) + 7) % 90).padStart(2, '0');
		expect(best(1_347_500, { text: [`RF${check}${body.slice(4).replace('K', 'T')}`] })).toBeNull();
	});

	test('two wrong letters, or another’s reference, name no booking', () => {
		expect(best(1_347_500, { text: [body.replace('K', 'T').replace('3', '9')] })).toBeNull();
		expect(best(1_347_500, { references: ['RF712348231', '210000000003139471430009017'] })).toBeNull();
	});
});

describe('by its booking number', () => {
	test.each([
		[VEGA, 90],
		[VEGA.toLowerCase(), 90],
		[code(VEGA), 90],
		[`Chalet Vega, ${VEGA.replace('-', ' ')}!`, 90],
		[`${code(VEGA).slice(0, 5)} ${code(VEGA).slice(5)}`, 90],
		[`Buchung ${VEGA.slice(3)}`, 90],
		[`${code(VEGA)}2`, 90],
		[VEGA.replace('7', '8'), 84],
		[VEGA.replace('K7', '7K'), 84],
	])('%s', (text, confidence) => {
		expect(best(3_835_000, { text: [text] })).toMatchObject({ confidence, kind: 'exact', leads: [VEGA] });
	});

	test('may be booked together only with the client’s name', () => {
		const text = [`Chalet Vega Restzahlung ${VEGA}`];
		expect(best(3_835_000, { text, name: 'Katharina Rothwald', iban: 'AT952060403100261877' })).toEqual({
			confidence: 98,
			kind: 'exact',
			leads: [VEGA],
			minor: 3_835_000,
			reasons: 'number name account -reference-missing amount',
		});
		expect(best(3_835_000, { text, name: 'Familie Rothwald' })?.confidence).toBe(95);
		expect(best(3_835_000, { text, name: 'Bergbank AG' })?.confidence).toBe(88);
	});
});

describe('by who sent it', () => {
	test.each([
		['the whole name', 1_347_500, { name: 'Jörg Müller-Höß' }, 84, 'exact', AURIKEL],
		['folded, in another order', 1_347_500, { name: 'HOESS MUELLER, JORG' }, 84, 'exact', AURIKEL],
		['without accents', 1_347_500, { name: 'Joerg Muller Hoss' }, 84, 'exact', AURIKEL],
		['a letter wrong', 3_835_000, { name: 'Katharina Rothwalt' }, 84, 'exact', VEGA],
		['on behalf of', 3_835_000, { name: 'Wise Europe SA', ultimateName: 'Katharina Rothwald' }, 84, 'exact', VEGA],
		['name and account', 3_835_000, { name: 'Katharina Rothwald', iban: 'AT952060403100261877' }, 87, 'exact', VEGA],
		['without the middle name', 77_700, { name: 'Maria Blum' }, 84, 'exact', number('FFFFF')],
		['the surname', 3_835_000, { name: 'Familie Rothwald' }, 66, 'exact', VEGA],
		['the surname in the words', 3_835_000, { name: 'Bank', text: ['Rothwald Anzahlung'] }, 66, 'exact', VEGA],
		['surname and account', 3_835_000, { name: 'F. Rothwald', iban: 'AT952060403100261877' }, 87, 'exact', VEGA],
		['all that is open', 3_850_000, { name: 'Jörg Müller-Höß' }, 80, 'several', AURIKEL],
		['a part', 231_500, { name: 'Rosalind Achterberg', text: ['first half for Colfosco'] }, 61, 'partial', COLFOSCO],
		[
			'agency and client, less a fee',
			1_024_000,
			{ name: 'Thornbury Lifestyle Services', text: ['Ashworth dep. net of charges'] },
			80,
			'fee',
			TWIN,
		],
		['the agency alone', 1_025_000, { name: 'THORNBURY LIFESTYLE SERVICES LTD' }, 66, 'exact', TWIN],
	] satisfies [string, number, Partial<BankTransaction>, number, string, string][])(
		'%s',
		(_, minor, words, confidence, kind, lead) => {
			expect(best(minor, words)).toMatchObject({ confidence, kind, leads: [lead] });
		},
	);

	test.each([
		['the amount alone', 1_347_500, {}],
		['another surname', 3_835_000, { name: 'Katharina Meier' }],
		['a surname and a part', 100_000, { name: 'Familie Rothwald' }],
		['the agency and another amount', 1_000, { name: 'Thornbury Lifestyle Services' }],
		['nothing', 500, { name: 'Finanzamt Feldkirch', text: ['Steuer 2026'] }],
	] satisfies [string, number, Partial<BankTransaction>][])('%s is not enough', (_, minor, words) => {
		expect(match(transfer(minor, words))).toEqual([]);
	});

	test('never comes to what is booked together, whatever fits', () => {
		const words = { name: 'Katharina Rothwald', iban: 'AT952060403100261877', text: ['Katharina Rothwald'] };
		expect(best(3_835_000, words)?.confidence).toBeLessThan(BOOKED_TOGETHER);
	});

	test('two bookings that fit alike are doubtful, and both shown', () => {
		const found = match(transfer(90_000, { name: 'Peter Gruber' }));
		expect(found.map(({ confidence }) => confidence)).toEqual([74, 74]);
		expect(found[0]?.reasons.at(-1)).toEqual({ code: 'ambiguous', isFor: false, found: null });
	});
});

describe('amounts', () => {
	const words = { references: [rf(AURIKEL)] };
	test.each([
		['the first instalment', 1_347_500, { kind: 'exact', confidence: 100, minor: 1_347_500 }],
		['a later one', 2_502_500, { kind: 'exact', confidence: 100, minor: 2_502_500 }],
		['both', 3_850_000, { kind: 'several', confidence: 98, minor: 3_850_000 }],
		['less by a fee', 1_346_250, { kind: 'fee', confidence: 93, minor: 1_347_500, feeMinor: 1_250 }],
		['both, less by a fee', 3_848_500, { kind: 'fee', confidence: 93, minor: 3_850_000, feeMinor: 1_500 }],
		['less by more', 1_340_000, { kind: 'partial', confidence: 88, minor: 1_340_000 }],
		['between', 2_000_000, { kind: 'partial', confidence: 88, minor: 2_000_000 }],
		['too much', 3_900_000, { kind: 'over', confidence: 86, minor: 3_850_000, overMinor: 50_000 }],
	])('%s', (_, minor, expected) => {
		expect(best(minor, words)).toMatchObject({ leads: [AURIKEL], ...expected });
	});

	test('what is not whole is not booked together, whoever sent it', () => {
		const known = { references: [rf(VEGA)], name: 'Katharina Rothwald', iban: 'AT952060403100261877' };
		expect(best(3_835_000, known)?.confidence).toBe(100);
		for (const minor of [3_834_000, 1_000_000, 4_000_000]) {
			const confidence = best(minor, known)?.confidence ?? 0;
			expect(confidence).toBeGreaterThan(90);
			expect(confidence).toBeLessThan(BOOKED_TOGETHER);
		}
	});

	test('a larger fee counts when the bank names it', () => {
		const charges = [{ minor: 4_500, currency: 'EUR' as const, isIncluded: true }];
		expect(best(1_343_000, { ...words, charges })).toMatchObject({ kind: 'fee', feeMinor: 4_500 });
		expect(best(1_343_000, words)).toMatchObject({ kind: 'partial' });
	});

	test('a small amount is not taken for a fee', () => {
		expect(best(10_300, { references: ['RF18539007547034'] })).toMatchObject({ kind: 'partial', minor: 10_300 });
	});

	test('instalments are named, the earliest first', () => {
		const ids = (minor: number) => match(transfer(minor, words))[0]?.parts[0]?.instalmentIds;
		expect(ids(2_502_500)).toEqual([`${AURIKEL}/2`]);
		expect(ids(3_850_000)).toEqual([`${AURIKEL}/1`, `${AURIKEL}/2`]);
		expect(ids(1_000)).toEqual([`${AURIKEL}/1`]);
		expect(ids(2_000_000)).toEqual([`${AURIKEL}/1`, `${AURIKEL}/2`]);
	});

	test('two bookings in one transfer, by references or by the person', () => {
		expect(best(5_182_500, { text: [`${spaced(VEGA)} und ${rf(AURIKEL)}`] })).toMatchObject({
			confidence: 97,
			kind: 'bookings',
			leads: [VEGA, AURIKEL],
			minor: 5_182_500,
		});
		expect(best(615_000, { name: 'R. und S. Hohenwarter', text: ['Birkhahn und Morin'] })).toMatchObject({
			confidence: 79,
			kind: 'bookings',
			leads: [BIRKHAHN, MORIN],
			minor: 615_000,
		});
	});

	test('a transfer that names two bookings is not booked for one of them without a look', () => {
		const found = match(transfer(3_835_000, { references: [rf(VEGA), rf(AURIKEL)] }));
		expect(found[0]).toMatchObject({ confidence: 94, kind: 'exact' });
		expect(found[0]?.reasons.at(-1)?.code).toBe('ambiguous');
	});

	test('what was paid before is too much as a whole', () => {
		expect(best(240_000, { references: [rf(PAID)] })).toMatchObject({
			confidence: 70,
			kind: 'over',
			minor: 0,
			overMinor: 240_000,
		});
	});

	test('in another currency a booking is shown, and nothing of it is booked', () => {
		expect(best(626_500, { references: [rf(EGGLI)] })).toMatchObject({ confidence: 70, kind: 'currency', minor: 0 });
		expect(best(626_500, { name: 'Margarethe Asterhoff' })).toBeNull();
	});

	test('parts are what came, with the fee and without what is too much', () => {
		for (let minor = 1; minor < 6_000_000; minor += 12_345) {
			for (const { kind, parts, feeMinor, overMinor, confidence } of match(
				transfer(minor, { references: [rf(AURIKEL)], name: 'Jörg Müller-Höß', text: [VEGA] }),
			)) {
				if (kind !== 'currency')
					expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(minor + feeMinor - overMinor);
				expect(confidence).toBeGreaterThanOrEqual(SUGGESTED_FROM);
				expect(confidence).toBeLessThanOrEqual(100);
			}
		}
	});
});

describe('reversals', () => {
	const back = (words: Partial<BankTransaction>, minor = -240_000) =>
		match(transfer(minor, { isReversal: true, ...words }));

	test.each([
		['by the sender’s reference', { endToEndId: 'E2E-77' }, 94],
		['by the bank’s reference', { bankReference: 'BANK-77' }, 94],
		['by our reference', { references: [rf(PAID)] }, 90],
		['by the booking number', { text: [PAID] }, 84],
		['by who had paid', { name: 'Hubert Wieser' }, 75],
	] satisfies [string, Partial<BankTransaction>, number][])('%s', (_, words, confidence) => {
		expect(back(words)).toMatchObject([
			{ confidence, kind: 'reversal', paymentId: 'pay-1', parts: [{ leadId: PAID, minor: -240_000 }] },
		]);
	});

	test('a return with a reason is one too; another amount, plain outgoing money and our own returned transfer are not', () => {
		const returned = transfer(-240_000, { returnReason: 'AC04', endToEndId: 'E2E-77' });
		expect(match(returned)).toHaveLength(1);
		expect(back({ endToEndId: 'E2E-77' }, -239_999)).toEqual([]);
		expect(match(transfer(-240_000, { endToEndId: 'E2E-77' }))).toEqual([]);
		expect(match(transfer(240_000, { isReversal: true, references: [rf(PAID)] }))).toEqual([]);
	});
});

test('of two transfers for one booking in a statement, the second waits for a person', () => {
	const transactions = [
		transfer(3_835_000, { references: [rf(VEGA)] }),
		transfer(1_347_500, { references: [rf(AURIKEL)] }),
		transfer(3_835_000, { references: [rf(VEGA)] }),
		transfer(1, {}),
	];
	const found = matchEntries({ transactions, currency: 'EUR' }, INDEX);
	expect(found.map(([first]) => first?.confidence)).toEqual([100, 100, 94, undefined]);
	expect(found[2]?.[0]?.reasons.at(-1)?.code).toBe('same-booking');
});

test('matching leaves nothing behind', () => {
	const once = match(transfer(615_000, { name: 'R. und S. Hohenwarter' }));
	for (let times = 0; times < 300; times += 1) match(transfer(1, { name: 'Robert Sabine Hohenwarter' }));
	expect(match(transfer(615_000, { name: 'R. und S. Hohenwarter' }))).toEqual(once);
});
