import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { type AgreedOffer, type AgreedTerms, leadRoom } from '#db/schema/lead';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { localizedAddress } from '~/domain/brand/localized-address';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { insertHotels } from '../hotel/hotel-fixture';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { askFile, readPdf } from './read-pdf';

let product: Product;
let db: Database;
let cookie: string;

const TERMS: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-11-25', minor: 350_000 },
		{ kind: 'final', dueDate: '2027-01-22', minor: 650_000 },
	],
	cancellation: [
		{ from: '2026-11-20', until: '2026-12-20', keptMinor: 0 },
		{ from: '2026-12-21', until: '2027-02-20', keptMinor: 650_000 },
	],
	deposit: { kind: 'blocked', minor: 200_000, currency: 'EUR', date: '2027-02-06' },
};

const STATUSES = ['confirmedOption', 'confirmedBooking', 'cancelledBooking', 'interest'] as const;
/** Of their booking numbers. */
const NUMBERS = { confirmedOption: 'H7K2P', confirmedBooking: 'B7K2P', cancelledBooking: 'C7K2P', interest: 'N7K2P' };
/** The default brand, one of the demonstration, two whose logo and colours differ most, and one with an inverted bar. */
const BRANDS = ['default', 'demo', 'corvin', 'thornbury', 'aldern-voss'] as const;

beforeAll(async () => {
	ensurePdfTools();
	product = await startProduct('stay-documents');
	db = openDatabase({ url: product.installation.databaseUrl });
	cookie = await signInAs(product, 'agent');
	const of = (table: string, id: string) =>
		sql`(select no from ${sql.raw(table)} where id = ${id})` as unknown as number;
	const ours = { agencyNo: of('travel_agency', 'agency_nordwand'), userNo: of('user', 'user_agent') };
	const price = { subtotalMinor: 1_000_000, cardFeeMinor: 0, totalMinor: 1_000_000, commissionMinor: 123_456 };
	for (const status of STATUSES)
		for (const brandKey of status === 'confirmedBooking' ? BRANDS : (['default'] as const)) {
			const decided = { decidedAt: Date.parse('2026-11-19T10:00:00Z') };
			await insertLead(db, {
				...{ ...ours, ...price, ...decided, status, brandKey, agreedTerms: TERMS, markupMinor: 100_000 },
				id: `lead_${status}_${brandKey}`,
				bookingNumber: `FL-${NUMBERS[status]}${BRANDS.indexOf(brandKey)}`,
				propertyNo: sql`(select no from property where key = 'chalet-enzian')` as unknown as number,
				...{ propertyName: 'Chalet Enzian', clientFirstName: 'Zoë', clientLastName: 'Šťastná', pax: 4 },
				...(status === 'confirmedOption' ? { expiresAt: Date.parse('2026-11-25T17:00:00Z') } : {}),
				...(status === 'cancelledBooking' ? { cancellationFeeMinor: 650_000 } : {}),
				comments: 'A note of the agency alone',
			});
		}
	await insertHotels({ db }, [{ key: 'arve', name: 'Hotel Arve', place: 'zermatt', rooms: [], seasons: [] }]);
	await insertLead(db, {
		...{ ...ours, ...price, id: 'lead_hotel', status: 'confirmedBooking', brandKey: 'default', agreedTerms: TERMS },
		...{ propertyNo: null, serviceLevel: null, propertyName: 'Hotel', bookingNumber: 'FL-HOTEL1' },
		hotelNo: sql`(select no from hotel where key = 'arve')` as unknown as number,
	});
	await db.insert(leadRoom).values({
		leadNo: sql`(select no from lead where id = 'lead_hotel')` as unknown as number,
		...{ position: 1, roomName: 'Deluxe Room', rateName: 'Best rate', adults: 2, childrenAges: [7] },
		...{ totalMinor: 1_000_000, localCurrency: 'EUR', localTotalMinor: 1_000_000 },
		...{ commissionPercent: 10, commissionMinor: 100_000, agreed: {} as AgreedOffer },
	});
});
afterAll(() => product?.stop());

const open = (id: string, language: 'en' | 'de', who = cookie) =>
	askFile(product.ports.site, `/partner/dashboard/leads/${id}/confirmation.pdf?lng=${language}`, { cookie: who });

async function read(id: string, language: 'en' | 'de') {
	const { status, headers, bytes } = await open(id, language);
	expect([status, headers['content-type'], headers['cache-control']]).toEqual([
		200,
		'application/pdf',
		'private, no-store',
	]);
	const pdf = readPdf(bytes);
	expect(pdf).toMatchObject({ language, size: '595.28 x 841.89 pts (A4)', hasBookmarks: true, strangeFonts: [] });
	expect(pdf.text).toMatch(new RegExp(`1 ?/ ?${pdf.pages} `));
	expect(pdf.text).not.toMatch(/commission|provision|markup|aufschlag|netto?\b|1 234[.,]56|note of the agency/i);
	return pdf;
}

describe('an option', () => {
	test('says until when it holds, in which zone, and that its end costs nothing', async () => {
		const { text, title } = await read('lead_confirmedOption_default', 'en');
		expect(title).toMatch(/^Option confirmation FL-H7K2P0 – /);
		expect(text).toContain('Held for you until Wed 25 Nov 2026, 18:00 CET');
		expect(text).toContain('Letting the option end is free of charge');
		expect(text).toContain('Zoë Šťastná');
		const german = await read('lead_confirmedOption_default', 'de');
		expect(german.text).toContain('Für Sie gehalten bis Mi 25. Nov. 2026, 18:00 MEZ');
		expect(german.text).not.toContain('Buchungsbestätigung');
	});
});

describe('a booking', () => {
	test('names address, arrival, contact, number, what is due and to which account, and what is kept', async () => {
		const { text } = await read('lead_confirmedBooking_default', 'en');
		expect(text).toContain('Booking number FL-B7K2P0');
		expect(text).toMatch(/Address.*Chalet Enzian.*Lech/);
		expect(text).toMatch(/You arrive .*Sat 20 Feb 2027, from \d\d:\d\d/);
		expect(text).toMatch(/You leave .*Sat 27 Feb 2027, until \d\d:\d\d/);
		// One price, of which the agency's part is a share of each payment.
		expect(text).toMatch(/Price of the stay EUR 11.000[.,]00/);
		expect(text).toMatch(/Prepayment, by Wed 25 Nov 2026 EUR 3.850[.,]00/);
		expect(text).toMatch(/Final payment, by Fri 22 Jan 2027 EUR 7.150[.,]00/);
		expect(text).toContain('Account holder Firnlicht Reisen GmbH');
		expect(text).toContain('IBAN AT61 1904 3002 3457 3201');
		expect(text).toContain('Reference FL-B7K2P0');
		expect(text).toContain('If you cancel by 20 Dec 2026, nothing is kept.');
		expect(text).toMatch(/If you cancel between 21 Dec 2026 and 20 Feb 2027, EUR 7.150[.,]00 of the price is kept\./);
	});

	test('of a hotel names its rooms and the hotel', async () => {
		const { text } = await read('lead_hotel', 'en');
		expect(text).toContain('Hotel Arve');
		expect(text).toMatch(/Deluxe Room · Best rate 2 adults, 1 child \(7\)/);
	});

	test.each(BRANDS.flatMap((brand) => (['en', 'de'] as const).map((language) => [brand, language] as const)))(
		'in the brand %s and in %s stands on its paper',
		async (key, language) => {
			const { text } = await read(`lead_confirmedBooking_${key}`, language);
			const brand = BRAND_PROFILES.find((profile) => profile.key === key);
			for (const line of brand?.offerPdf.contactFooterLines ?? [])
				expect(text).toContain(localizedAddress(line, language));
			expect(text).toContain(brand?.bankAccount?.holder);
		},
	);
});

test('a cancelled booking says what is kept', async () => {
	const { text } = await read('lead_cancelledBooking_default', 'en');
	expect(text).toMatch(/was cancelled on 19 Nov 2026\. By the agreed terms EUR 7.150[.,]00 is kept\./);
	expect(text).toMatch(/Kept by the agreed terms EUR 7.150[.,]00/);
	expect(text).not.toContain('IBAN');
});

test('there is none of an interest, and none for other agencies', async () => {
	const answers = await Promise.all([
		open('lead_interest_default', 'en'),
		open('lead_confirmedBooking_default', 'en', await signInAs(product, 'blaufirn')),
		open('lead_confirmedBooking_default', 'en', ''),
	]);
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 302]);
	expect(answers[0]?.bytes.toString()).toContain('There is no such document');
});
