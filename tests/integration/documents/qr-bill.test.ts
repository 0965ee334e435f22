import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import type { OpenPaymentView } from '~/components/payment/payment-link-view';
import { documentFrame } from '~/domain/document/document-frame';
import type { Language } from '~/domain/language/language';
import { swissPayload } from '~/domain/payment/swiss-payload';
import type { Transfer } from '~/domain/payment/transfer';
import { serverTexts } from '~/locales/server';
import { qrBillDocument } from '~/routes/documents/qr-bill-document.server';
import { documentPdf } from '../../../workers/documents/print-document';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { readPdf } from './read-pdf';
import { SCAN_DPI, scanCode } from './scan-code';

const SHOTS = process.env.BILL_SHOTS;
const millimetres = (pixels: number) => (pixels / SCAN_DPI) * 25.4;

beforeAll(() => ensurePdfTools());

const TRANSFER: Transfer = {
	creditor: {
		...{ name: 'Blaufirn Travel AG', street: 'Bahnhofstraße 4', houseNumber: '', postalCode: '8001', town: 'Zürich' },
		...{ country: 'CH', iban: 'CH9300762011623852957', bic: null },
	},
	debtor: null,
	amount: { minor: 116_350_075, currency: 'CHF' },
	reference: 'RF18539007547034',
	text: 'FL-K7M3Q9',
};

const VIEW: OpenPaymentView = {
	...{
		state: 'open',
		kind: 'final',
		currency: 'CHF',
		askedMinor: 116_350_075,
		receivedMinor: 0,
		openMinor: 116_350_075,
	},
	...{ totalMinor: 116_350_075, paidMinor: 0, dueDate: '2026-11-28', daysLeft: 6, paidOn: null, lastPaidOn: null },
	...{ next: null, property: 'Apartment Eggli 9', place: 'Gstaad', checkIn: '2027-02-20', checkOut: '2027-02-27' },
	...{ serviceLevel: null, client: 'Margarethe Asterhoff', bookingNumber: 'FL-K7M3Q9', isCancelled: false },
	...{ picture: null, contact: { name: 'Clara', agency: null, email: 'c@example.com', phone: null }, transfer: null },
	...{ service: null, card: null, path: '/', papers: [] },
};

async function bill(language: Language) {
	const [brand] = BRAND_PROFILES;
	if (!brand) throw new Error('No brand');
	const d = serverTexts({ language, brand }).getFixedT(language, ['document']);
	const frame = documentFrame(brand, {
		...{ language, title: d('bill.title'), sender: brand.name, senderLines: [brand.name], mark: '', watermark: null },
	});
	const document = qrBillDocument({ view: VIEW, transfer: TRANSFER, language, d }, frame);
	const bytes = Buffer.from(await documentPdf(document, { logo: null, footerBackground: null, pictures: {} }));
	if (SHOTS) writeFileSync(join(SHOTS, `bill-${language}.pdf`), bytes);
	return bytes;
}

describe('the QR-bill (PAYMENT-6)', () => {
	test('has the code of the transfer where, and as large as, the standard asks for', async () => {
		const bytes = await bill('en');
		const { text, pages, size } = readPdf(bytes);
		expect([pages, size]).toEqual([1, '595.28 x 841.89 pts (A4)']);
		for (const words of [
			'Payment part',
			'Receipt',
			'Account / Payable to',
			'Acceptance point',
			'Separate before paying in',
		])
			expect(text).toContain(words);
		expect(text.match(/1 163 500\.75/g)).toHaveLength(3);
		expect(text.match(/CH93 0076 2011 6238 5295 7/g)).toHaveLength(2);
		expect(text.match(/RF18 5390 0754 7034/g)).toHaveLength(2);
		const code = await scanCode(bytes);
		if (!code) throw new Error('No code to scan');
		expect(code.data.replaceAll('\r', '')).toBe(swissPayload(TRANSFER));
		const { topLeftCorner, topRightCorner, bottomLeftCorner } = code.location;
		const [left, right, top, bottom] = [topLeftCorner.x, topRightCorner.x, topLeftCorner.y, bottomLeftCorner.y].map(
			millimetres,
		) as [number, number, number, number];
		// Of the page: 46 wide and high, 5 from the receipt and 17 below the upper edge of the payment part, which is the lower 105.
		const off = [left - 67, top - (297 - 105 + 17), right - left - 46, bottom - top - 46].map(Math.abs);
		expect(Math.max(...off)).toBeLessThan(0.7);
	});

	test('says the words of the standard in German', async () => {
		const { text } = readPdf(await bill('de'));
		for (const words of [
			'Zahlteil',
			'Empfangsschein',
			'Konto / Zahlbar an',
			'Annahmestelle',
			'Zahlbar durch (Name/Adresse)',
		])
			expect(text).toContain(words);
		expect(text).toContain('Zürich');
	});
});
