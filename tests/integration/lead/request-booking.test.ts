import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { audit } from '#db/schema/audit';
import { brand } from '#db/schema/brand';
import { card } from '#db/schema/card';
import { lead, leadEvent } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { stayRate } from '#db/schema/stay';
import { bookingQuote, quoteKey } from '~/domain/booking/booking-quote';
import { requestBooking } from '~/domain/booking/request-booking.server';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { DEFAULT_SALES_TERMS, type PaymentMethod } from '~/domain/property/sales-terms';
import type { TestDatabase } from '../database';
import { enquiryContext } from '../enquiry/enquiry-context';
import { startEnquiryDatabase } from '../enquiry/enquiry-database';
import { forgetLeads, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startEnquiryDatabase();
	await database.db.insert(brand).values({ key: 'demo', name: 'Blaufirn Travel', teamEmail: 'team@demo.example' });
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const PROPERTY = { type: 'chalet', country: 'AT', city: 'lech', name: 'chalet-aurikel' } as const;
const PERIOD = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };
const CARD = { number: '4000001234567899', name: 'Ada Thorne', expiryMonth: 9, expiryYear: 2028 };
const INPUT = {
	...PERIOD,
	serviceLevel: 'catered',
	adults: 4,
	children: 2,
	childrenAges: [8, 1],
	firstName: 'Katharina',
	lastName: 'von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	address: 'Maximilianstraße 12',
	city: 'München',
	country: 'DE',
	pet: true,
	petDetails: 'A calm Labrador',
	comments: 'Late arrival.\nAround nine.',
	paymentMethod: 'bank_transfer',
	...{ privacy: true, salesPolicy: true, strTerms: true, operatorTerms: true, disclaimer: true },
};

function contextOf(given: Parameters<typeof enquiryContext>[1] = {}) {
	const ctx = enquiryContext(database.db, { brandKey: 'demo', ...given });
	return { ...ctx, settings: { ...ctx.settings, CARD_VAULT_KEY: new Uint8Array(32).fill(3) } };
}

/** The figures as the page has shown them. */
function shownFor(method: PaymentMethod = 'bank_transfer', priceMinor = 3_200_000): string {
	const { commissionPercent: _, ...terms } = DEFAULT_SALES_TERMS;
	const quote = bookingQuote({
		...{ method, priceMinor, terms, period: PERIOD, currency: 'EUR' },
		bookingDate: plainDate('2026-11-20'),
		isCardFeeCharged: true,
	});
	if (!quote) throw new Error('no quote');
	return quoteKey(quote);
}

type Given = { shown?: string; clientKey?: string | null; context?: Parameters<typeof enquiryContext>[1] };

function book(changes: object = {}, { shown = shownFor(), clientKey = null, context = {} }: Given = {}) {
	const ctx = contextOf(context);
	const input = { ...INPUT, ...changes };
	return requestBooking({ ctx, vault: embeddedVault(ctx), which: PROPERTY, input, shown, clientKey });
}

const storedCard = () => embeddedVault(contextOf())?.store(CARD) ?? Promise.reject(new Error('no vault'));
const leads = () => database.db.select().from(lead);
const priceOfTheWeek = (priceMinor: number) =>
	database.db
		.update(stayRate)
		.set({ priceMinor })
		.where(and(eq(stayRate.checkIn, PERIOD.checkIn), eq(stayRate.level, 2)));

describe('requestBooking', () => {
	it('writes a requested booking with its history, audit row and two mails, and takes no nights', async () => {
		expect(await book()).toMatchObject({ outcome: 'stored', isReplay: false, quote: { totalMinor: 3_200_000 } });
		const [row, ...others] = await leads();
		expect(others).toEqual([]);
		expect(row).toMatchObject({
			brandKey: 'demo',
			status: 'requestedBooking',
			version: 1,
			propertyNo: 1,
			propertyName: 'Chalet Aurikel (/chalets/austria/lech/chalet-aurikel)',
			pax: 5,
			adults: 4,
			children: 2,
			childrenAges: [8, 1],
			petDetails: 'A calm Labrador',
			clientFirstName: 'Katharina',
			country: 'DE',
			paymentMethod: 'bank_transfer',
			currency: 'EUR',
			subtotalMinor: 3_200_000,
			cardFeeMinor: 0,
			totalMinor: 3_200_000,
			agreedTerms: {
				payments: [
					{ dueDate: '2026-11-20', minor: 1_120_000 },
					{ dueDate: '2026-11-28', minor: 2_080_000 },
				],
			},
			consents: ['privacy', 'salesPolicy', 'strTerms', 'operatorTerms'],
			cardToken: null,
			createdBy: 'anonymous',
		});
		expect(await database.db.select().from(leadEvent)).toMatchObject([
			{ leadNo: row?.no, version: 1, fromStatus: null, toStatus: 'requestedBooking', actor: 'anonymous' },
		]);
		const audits = await database.db.select().from(audit);
		expect(audits).toMatchObject([{ action: 'lead.created', subjectId: row?.id, brandKey: 'demo' }]);
		expect(JSON.stringify(audits)).not.toContain('Bülow');
		const mails = await database.db.select().from(mailOutbox).orderBy(mailOutbox.kind);
		expect(mails).toMatchObject([
			{ kind: 'booking-guest', toAddress: INPUT.email, leadNo: row?.no },
			{ kind: 'booking-team', toAddress: 'team@demo.example', replyTo: INPUT.email, leadNo: row?.no },
		]);
		for (const mail of mails) {
			expect(mail.plainText).toContain('32\u00a0000,00\u00a0EUR');
			expect(mail.plainText).toContain('11\u00a0200,00\u00a0EUR');
		}
		expect(await takenNights(database.db)).toEqual([]);
	});

	it('adds the fee of a card and keeps of the card what may be known', async () => {
		const { token } = await storedCard();
		const result = await book({ paymentMethod: 'credit_card', cardToken: token }, { shown: shownFor('credit_card') });
		expect(result).toMatchObject({ outcome: 'stored', quote: { cardFeeMinor: 96_000 } });
		const [row] = await leads();
		expect(row).toMatchObject({
			cardToken: token,
			cardBrand: 'visa',
			cardLastFour: '7899',
			cardExpiry: '2028-09',
			totalMinor: 3_296_000,
		});
		const mails = await database.db.select().from(mailOutbox);
		expect(JSON.stringify([row, mails])).not.toMatch(/4000001234567899|4000 0012/);
		expect(mails[0]?.plainText).toContain('Visa ending 7899');
	});

	it('takes a card for one booking only, and none that it does not know', async () => {
		const { token } = await storedCard();
		const withCard = { paymentMethod: 'credit_card', cardToken: token };
		await book(withCard, { shown: shownFor('credit_card') });
		const again = { errors: { cardToken: { key: 'cardAgain' } } };
		expect(await book({ ...withCard, city: 'Wien' }, { shown: shownFor('credit_card') })).toMatchObject(again);
		expect(await book({ ...withCard, cardToken: 'card_nobody' }, { shown: shownFor('credit_card') })).toMatchObject(
			again,
		);
		expect(await leads()).toHaveLength(1);
	});

	it('returns the new figures when they differ from those shown, and writes nothing', async () => {
		expect(await book({}, { shown: shownFor('bank_transfer', 3_000_000) })).toMatchObject({
			outcome: 'changed',
			quote: { totalMinor: 3_200_000 },
		});
		expect(await book({}, { shown: 'EUR 1 0; made up' })).toMatchObject({ outcome: 'changed' });
		expect(await leads()).toEqual([]);
	});

	it('refuses a week that was sold meanwhile, with the nearest ones', async () => {
		await book();
		const [first] = await leads();
		await moveLead({
			ctx: contextOf(),
			scope: { reach: 'all' },
			lead: { id: first?.id ?? '', version: 1 },
			to: 'confirmedBooking',
			actor: { id: 'user_admin', role: 'admin' },
		});
		expect(await book({ city: 'Wien' })).toMatchObject({
			outcome: 'invalid',
			errors: { period: { key: 'sold' } },
			nearest: [{ checkIn: '2027-02-27' }, { checkIn: '2027-02-06' }],
		});
		expect(await leads()).toHaveLength(1);
	});

	it('answers a repetition with the first result, even when the price is another by then', async () => {
		const clicks = await Promise.all(Array.from({ length: 5 }, () => book({}, { clientKey: 'double-click' })));
		expect(new Set(clicks.map((result) => 'id' in result && result.id)).size).toBe(1);
		await priceOfTheWeek(3_500_000);
		expect(await book({}, { clientKey: 'double-click' })).toMatchObject({ outcome: 'stored', isReplay: true });
		await priceOfTheWeek(3_200_000);
		// the week is this guest's by now, and so sold
		const [first] = await leads();
		await moveLead({
			ctx: contextOf(),
			scope: { reach: 'all' },
			lead: { id: first?.id ?? '', version: 1 },
			to: 'confirmedBooking',
			actor: { id: 'user_admin', role: 'admin' },
		});
		expect(await book({}, { clientKey: 'double-click' })).toMatchObject({ outcome: 'stored', id: first?.id });
		expect(await leads()).toHaveLength(1);
		expect(await database.db.select().from(mailOutbox)).toHaveLength(2);
	});

	it.each([
		['no price', { checkIn: '2027-07-03', checkOut: '2027-07-10' }, { period: { key: 'noPrice' } }],
		['too many guests', { adults: 11 }, { adults: { key: 'lessTravelers' } }],
		['no consent', { operatorTerms: false }, { operatorTerms: { key: 'operatorTerms' } }],
		['no disclaimer', { disclaimer: false }, { disclaimer: { key: 'disclaimer' } }],
		['no card', { paymentMethod: 'credit_card' }, { cardToken: { key: 'cardAgain' } }],
		['a status of the client', { status: 'confirmedBooking', adults: 0 }, { adults: { key: 'adults' } }],
	])('says it at the field: %s', async (_, changes, errors) => {
		expect(await book(changes)).toMatchObject({ outcome: 'invalid', errors });
		expect(await leads()).toEqual([]);
	});

	it('takes no status and no price from a client', async () => {
		await book({ status: 'confirmedBooking', totalMinor: 1, version: 9 });
		expect(await leads()).toMatchObject([{ status: 'requestedBooking', totalMinor: 3_200_000, version: 1 }]);
	});

	it('is for brands whose guests may book', async () => {
		await expect(book({}, { context: { brandKey: 'consumer' } })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(book({}, { context: { brandKey: 'demo-gold' } })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('offers no card without a vault', async () => {
		const ctx = contextOf();
		const input = { ...INPUT, paymentMethod: 'credit_card', cardToken: 'card_x' };
		expect(
			await requestBooking({ ctx, vault: null, which: PROPERTY, input, shown: shownFor(), clientKey: null }),
		).toMatchObject({ errors: { paymentMethod: { key: 'paymentMethod' } } });
		expect(await database.db.select().from(card)).toEqual([]);
	});

	it('stops a visitor who writes too often, and says that the database is away', async () => {
		await book({}, { context: { limit: 1 } });
		await expect(book({ city: 'Wien' }, { context: { limit: 1 } })).rejects.toMatchObject({
			code: 'too-many-requests',
		});
		const ctx = { ...contextOf(), db: openDatabase({ url: 'http://127.0.0.1:9' }) };
		await expect(
			requestBooking({ ctx, vault: null, which: PROPERTY, input: INPUT, shown: '', clientKey: null }),
		).rejects.toMatchObject({ code: 'unavailable' });
	});

	it('stores what babies need, one of each a baby, and says it in both mails', async () => {
		expect(await book({ cots: 1, highChairs: 3 })).toMatchObject({ outcome: 'stored' });
		expect((await leads())[0]).toMatchObject({ cots: 1, highChairs: 1 });
		for (const mail of await database.db.select().from(mailOutbox))
			expect(mail.plainText).toMatch(/1 cot, 1 high chair|1 Babybett, 1 Hochstuhl/);
	});

	it.each([
		['line breaks in the name', { firstName: 'Eve\r\nBcc: all@example.com' }],
		[
			'markup',
			{ lastName: '<script>alert(1)</script>', comments: '<img src=x onerror=alert(1)>', petDetails: '"><b>' },
		],
	])('keeps hostile text as text: %s', async (_, changes) => {
		expect(await book(changes)).toMatchObject({ outcome: 'stored' });
		for (const mail of await database.db.select().from(mailOutbox)) {
			expect(mail.html).not.toMatch(/<script>alert|<img src=x/);
			expect(`${mail.subject}${mail.fromName}${mail.toAddress}${mail.replyTo}`).not.toMatch(/[\r\n\0]/);
		}
	});
});
