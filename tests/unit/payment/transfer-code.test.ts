import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { SwissQRCode } from 'swissqrbill/svg';
import { describe, expect, test } from 'vitest';
import { makeCreditorReference } from '~/domain/payment/creditor-reference';
import { epcPayload } from '~/domain/payment/epc-payload';
import { paymentText } from '~/domain/payment/payment-text';
import { swissPayload } from '~/domain/payment/swiss-payload';
import type { Party, Transfer } from '~/domain/payment/transfer';
import { type TransferCode, transferCode, transferCodeSvg } from '~/domain/payment/transfer-code';

const published = (file: string) => readFileSync(new URL(`../../fixtures/standards/${file}`, import.meta.url), 'utf8');

const FIRNLICHT: Transfer['creditor'] = {
	name: 'Firnlicht Reisen GmbH',
	street: 'Dorfstraße',
	houseNumber: '12',
	postalCode: '6764',
	town: 'Lech',
	country: 'AT',
	iban: 'AT611904300234573201',
	bic: null,
};
const RIEDER: Party = {
	name: 'Johanna Rieder',
	street: 'Bäckergasse',
	houseNumber: '3a',
	postalCode: '8001',
	town: 'Zürich',
	country: 'CH',
};
const REFERENCE = makeCreditorReference('FLK7M3Q92');
const EUR: Transfer = {
	creditor: FIRNLICHT,
	debtor: null,
	amount: { minor: 2_502_500, currency: 'EUR' },
	reference: REFERENCE,
	text: 'Chalet Aurikel, 20.–27. März 2027',
};
const SCHNEIDER: Transfer['creditor'] = {
	name: 'Robert Schneider AG',
	street: 'Rue du Lac',
	houseNumber: '1268',
	postalCode: '2501',
	town: 'Biel',
	country: 'CH',
	iban: 'CH5800791123000889012',
	bic: null,
};
const CHF: Transfer = {
	creditor: SCHNEIDER,
	debtor: RIEDER,
	amount: { minor: 1_163_500, currency: 'CHF' },
	reference: 'RF18539007547034',
	text: 'Apartment Eggli 9, Gstaad',
};
const QR_ACCOUNT = { ...SCHNEIDER, iban: 'CH4431999123000889012' };
const QR_REFERENCE = '210000000003139471430009017';

/** What a telephone reads from the picture. */
async function scanned(svg: string, size: number): Promise<string | undefined> {
	const picture = await sharp(Buffer.from(svg))
		.resize(size, size, { kernel: 'nearest' })
		.flatten({ background: '#fff' });
	const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function codeOf(transfer: Transfer): TransferCode {
	const code = transferCode(transfer);
	if (!code) throw new Error('No code');
	return code;
}

const version = ({ size }: TransferCode) => (size - 8 - 17) / 4;

describe('EPC069-12', () => {
	test('the published example, but for the version and the cents we write', () => {
		const payload = epcPayload({
			creditor: { ...FIRNLICHT, name: 'Red Cross of Belgium', iban: 'BE72000000001616', bic: 'BPOTBEB1' },
			debtor: null,
			amount: { minor: 100, currency: 'EUR' },
			purpose: 'CHAR',
			reference: null,
			text: 'Urgency fund',
		});
		const ours = published('epc/red-cross.txt').replace('\n001\n', '\n002\n').replace('EUR1\n', 'EUR1.00\n');
		// The example has words for the payer as well; ours go there only beside a reference.
		expect(payload).toBe(ours.replace('\nSample EPC QR code', ''));
	});

	test('a reference has the line of references, and the words go to the payer', () => {
		expect(epcPayload(EUR).split('\n')).toEqual([
			'BCD',
			'002',
			'1',
			'SCT',
			'',
			'Firnlicht Reisen GmbH',
			'AT611904300234573201',
			'EUR25025.00',
			'',
			REFERENCE,
			'',
			'Chalet Aurikel, 20.-27. März 2027',
		]);
		expect(epcPayload({ ...EUR, text: null }).endsWith(`\n${REFERENCE}`)).toBe(true);
		expect(epcPayload({ ...EUR, reference: 'FL-K7M3Q9', text: 'Deposit' }).endsWith('\n\n\nFL-K7M3Q9 Deposit')).toBe(
			true,
		);
	});

	test('all fits into 331 bytes and a code of version 13, whatever it says', () => {
		const long = 'Žluťoučký kůň úpěl ďábelské ódy '.repeat(9);
		for (const reference of [REFERENCE, null]) {
			const creditor = { ...FIRNLICHT, name: long, bic: 'BPOTBEB1XXX' };
			const code = codeOf({ ...EUR, creditor, reference, text: long });
			expect(new TextEncoder().encode(code.payload).length).toBeLessThanOrEqual(331);
			expect(version(code)).toBeLessThanOrEqual(13);
			expect(code.payload.split('\n')[5]).toBe(paymentText(long, 70));
			expect(code.payload).toContain('EUR25025.00');
		}
	});

	test.each([
		['another currency', { amount: { minor: 100, currency: 'CHF' } }],
		['nothing', { amount: { minor: 0, currency: 'EUR' } }],
		['half a cent', { amount: { minor: 0.5, currency: 'EUR' } }],
		['more than the standard has', { amount: { minor: 100_000_000_000, currency: 'EUR' } }],
		['a wrong account', { creditor: { ...FIRNLICHT, iban: 'AT621904300234573201' } }],
		['a wrong BIC', { creditor: { ...FIRNLICHT, bic: 'BANK' } }],
		['no name', { creditor: { ...FIRNLICHT, name: ' ' } }],
		['a wrong purpose', { purpose: 'gift' }],
	] satisfies [string, Partial<Transfer>][])('%s is no SEPA transfer', (_, change) => {
		expect(() => epcPayload({ ...EUR, ...change })).toThrow(RangeError);
	});
});

describe('the Swiss code', () => {
	test.each([
		[
			'six/qr-bill-1.txt',
			{
				...CHF,
				debtor: {
					...RIEDER,
					name: 'Pia Rutschmann',
					street: 'Marktgasse',
					houseNumber: '28',
					postalCode: '9400',
					town: 'Rorschach',
				},
				amount: { minor: 394_975, currency: 'CHF' },
				reference: null,
				text: 'Bill no. 3139 for gardening work and disposal of waste material',
			},
		],
		[
			'six/qr-bill-2.txt',
			{
				...CHF,
				creditor: QR_ACCOUNT,
				debtor: {
					...RIEDER,
					name: 'Pia-Maria Rutschmann-Schnyder',
					street: 'Grosse Marktgasse',
					houseNumber: '28',
					postalCode: '9400',
					town: 'Rorschach',
				},
				amount: { minor: 194_975, currency: 'CHF' },
				reference: QR_REFERENCE,
				text: 'Order dated 18.06.2020',
				billInformation: '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010',
				alternatives: ['UV;UltraPay005;12345', 'XY;XYService;54321'],
			},
		],
	] satisfies [string, Transfer][])('is the published example %s, and is read as it', async (file, transfer) => {
		expect(swissPayload(transfer)).toBe(published(file));
		const svg = transferCodeSvg(codeOf(transfer));
		expect(await scanned(svg, 800)).toBe(published(file));
	});

	test('says the same as the code another library draws', async () => {
		for (const [amount, reference, creditor, debtor] of [
			[11_635, 'RF18539007547034', SCHNEIDER, RIEDER],
			[5, QR_REFERENCE, QR_ACCOUNT, null],
			[9_999_999, null, SCHNEIDER, null],
		] as const) {
			const transfer: Transfer = { ...CHF, creditor, debtor, reference, amount: { minor: amount, currency: 'CHF' } };
			const party = ({ name, street, houseNumber, postalCode, town, country }: Party) => ({
				name,
				address: street,
				buildingNumber: houseNumber,
				zip: postalCode,
				city: town,
				country,
			});
			const other = new SwissQRCode({
				amount: amount / 100,
				currency: 'CHF',
				creditor: { ...party(creditor), account: creditor.iban },
				...(debtor ? { debtor: party(debtor) } : {}),
				...(reference ? { reference } : {}),
				message: CHF.text ?? '',
			});
			expect(await scanned(bordered(other.toString()), 1_000)).toBe(swissPayload(transfer));
		}
	});

	test('a debtor without town is left to the payer’s bank, and every line has its place', () => {
		const lines = swissPayload({ ...CHF, debtor: { ...RIEDER, town: '' }, alternatives: ['eBill/B/x@y.ch'] }).split(
			'\n',
		);
		expect(lines.slice(20, 27)).toEqual(['', '', '', '', '', '', '']);
		expect(lines.slice(27)).toEqual([
			'SCOR',
			'RF18539007547034',
			'Apartment Eggli 9, Gstaad',
			'EPD',
			'',
			'eBill/B/x@y.ch',
		]);
		expect(
			swissPayload({ ...CHF, text: 'x'.repeat(200), billInformation: 'y'.repeat(40) })
				.split('\n')
				.slice(29, 32),
		).toEqual(['x'.repeat(100), 'EPD', 'y'.repeat(40)]);
	});

	test('the longest texts fit into 997 characters and a code of version 25', async () => {
		const longest = (letters: string) => {
			const long = (length: number) => letters.repeat(50).slice(0, length);
			const party = {
				name: long(70),
				street: long(70),
				houseNumber: long(16),
				postalCode: long(16),
				town: long(35),
				country: 'CH',
			};
			const alternatives = [long(100), long(100)];
			return codeOf({
				...CHF,
				creditor: { ...QR_ACCOUNT, ...party },
				debtor: party,
				reference: QR_REFERENCE,
				text: long(140),
				alternatives,
			});
		};
		const [plain, accented, allAccents] = [longest('abcdefg'), longest('Ängstlü'), longest('ÄÖÜäöüß')];
		for (const code of [plain, accented, allAccents]) {
			expect(new TextEncoder().encode(code.payload).length).toBeLessThanOrEqual(997);
			expect(version(code)).toBeLessThanOrEqual(25);
			expect(await scanned(transferCodeSvg(code), code.size * 6)).toBe(code.payload);
		}
		expect(plain.payload.split('\n')[29]).toHaveLength(140);
		expect(accented.payload.split('\n')[29]?.length).toBeLessThan(140);
		expect(accented.payload.split('\n')[20]).toBe('S');
		expect(allAccents.payload.split('\n').slice(20, 30)).toEqual(['', '', '', '', '', '', '', 'QRR', QR_REFERENCE, '']);
	});

	test.each([
		['USD', { amount: { minor: 100, currency: 'USD' } }],
		['an account elsewhere', { creditor: { ...SCHNEIDER, iban: 'AT611904300234573201' } }],
		['a creditor without postal code', { creditor: { ...SCHNEIDER, postalCode: '' } }],
		['a country in words', { creditor: { ...SCHNEIDER, country: 'Schweiz' } }],
		['a QR reference at another account', { reference: QR_REFERENCE }],
		['a creditor reference at a QR-IBAN', { creditor: QR_ACCOUNT }],
		['no reference at a QR-IBAN', { creditor: QR_ACCOUNT, reference: null }],
		['a reference that is none', { reference: 'FL-K7M3Q9' }],
		['three alternatives', { alternatives: ['a', 'b', 'c'] }],
	] satisfies [string, Partial<Transfer>][])('%s is no QR-bill', (_, change) => {
		expect(() => swissPayload({ ...CHF, ...change })).toThrow(RangeError);
		expect(transferCode({ ...CHF, ...change })).toBeNull();
	});
});

describe('the drawn code', () => {
	test.each([
		['EUR', EUR, 'epc'],
		['EUR without reference', { ...EUR, reference: null }, 'epc'],
		['EUR to Switzerland', { ...EUR, creditor: SCHNEIDER }, 'epc'],
		['EUR to a QR-IBAN', { ...EUR, creditor: QR_ACCOUNT, reference: QR_REFERENCE }, 'swiss'],
		['CHF', CHF, 'swiss'],
		['CHF, little', { ...CHF, debtor: null, text: null, reference: null }, 'swiss'],
	] satisfies [string, Transfer, string][])(
		'%s is read by another library, large and small',
		async (_, transfer, kind) => {
			const code = codeOf(transfer);
			expect(code.kind).toBe(kind);
			for (const pixels of [3, 7]) {
				expect(await scanned(transferCodeSvg(code), code.size * pixels), `${pixels}`).toBe(code.payload);
			}
		},
	);

	test('only the Swiss one has a cross, of 7 mm in 46, in the middle', () => {
		expect(codeOf(EUR).cross).toEqual([]);
		const { size, cross } = codeOf(CHF);
		const [white, black, ...arms] = cross;
		expect([white?.color, black?.color, ...arms.map(({ color }) => color)]).toEqual([
			'#ffffff',
			'#000000',
			'#ffffff',
			'#ffffff',
		]);
		for (const { box } of cross) {
			const [x, y, width, height] = box;
			expect(x + width / 2).toBeCloseTo(size / 2);
			expect(y + height / 2).toBeCloseTo(size / 2);
		}
		expect((white?.box[2] ?? 0) / (size - 8)).toBeCloseTo(7 / 46);
		expect((black?.box[2] ?? 0) / (size - 8)).toBeCloseTo(6 / 46);
	});

	test('another currency has none', () => {
		expect(transferCode({ ...EUR, amount: { minor: 100, currency: 'GBP' } })).toBeNull();
	});
});

test.each([
	['Chalet “Vega” – Łódź, Țepeș', 'Chalet "Vega" - Łódź, Țepeș'],
	['two\nlines\tand  spaces ', 'two lines and spaces'],
	['A\u0308pfel', 'Äpfel'],
	['Ngọc Ậ', 'Ngoc A'],
	['ﬁn № 5', 'fin No 5'],
	['100 €', '100 €'],
	['Москва 😀', '... .'],
	['a\u200bb\u202ec', 'abc'],
	['EPD\nBCD', 'EPD BCD'],
	['', ''],
	[null, ''],
])('%j is written %j', (text, written) => {
	expect(paymentText(text, 70)).toBe(written);
});

test('a text is cut between letters', () => {
	expect(paymentText('Familie Müller', 9)).toBe('Familie M');
	expect(paymentText('Familie Müller', 8)).toBe('Familie');
});

/** The library draws without the quiet zone that a reader needs. */
function bordered(svg: string): string {
	return svg.replace(/<svg [^>]*>/, (tag) =>
		tag
			.replace(/(width|height)="[^"]*"/g, '')
			.replace('<svg', '<svg width="56mm" height="56mm" viewBox="-18.9 -18.9 211.7 211.7"'),
	);
}
