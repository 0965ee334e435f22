import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { card } from '#db/schema/card';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { embeddedVault } from '~/domain/card/embedded-vault.server';
import { plainDate } from '~/domain/date/plain-date';
import { bookLead } from '~/domain/lead/book-lead.server';
import { wordsMatch } from '~/domain/lead/dashboard/words-match';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { previewLead } from '~/domain/lead/preview-lead.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { LeadSubmission } from '~/domain/lead/submit-lead.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads, takenNights } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const CLIENT = { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' };
const WEEK = { checkIn: '2027-02-20', checkOut: '2027-02-27' };
const STAY = { ...WEEK, serviceLevel: 'catered', pax: 4 };
const BOOKING = { ...CLIENT, ...STAY, paymentMethod: 'bank_transfer', disclaimer: true };
const CARD = { number: '4000001234567899', name: 'Ada Thorne', expiryMonth: 9, expiryYear: 2028 };
const PROPERTY = { propertyId: 'prop_aurikel' };

type Given = Partial<LeadSubmission> & { person?: Person | null; acting?: number; brandKey?: string };

function submission({ person = 'agent', acting, brandKey, ...given }: Given = {}) {
	const ctx = contextOf(database, person, {
		...(acting === undefined ? {} : { acting }),
		...(brandKey ? { brandKey } : {}),
	});
	const settings = { ...ctx.settings, CARD_VAULT_KEY: new Uint8Array(32).fill(1) };
	const vault = embeddedVault({ ...ctx, settings });
	return {
		ctx,
		about: PROPERTY,
		input: {},
		expected: {},
		clientKey: null,
		onOtherBody: 'create' as const,
		vault,
		...given,
	};
}

const interest = (given: Given = {}) =>
	saveInterest({ ...submission({ input: { ...CLIENT, ...WEEK }, ...given }), about: PROPERTY });
const option = (given: Given = {}) => takeOption(submission({ input: { ...CLIENT, ...STAY }, ...given }));
const book = (given: Given = {}) => bookLead(submission({ input: BOOKING, ...given }));

function idOf(result: Awaited<ReturnType<typeof book>>) {
	if (result.outcome !== 'stored') throw new Error(JSON.stringify(result));
	return { id: result.id, version: result.version };
}

describe('an interest', () => {
	it('is saved with its client, the agency’s commission and no held nights', async () => {
		const requested = idOf(
			await interest({ input: { ...CLIENT, ...WEEK, serviceLevel: 'catered', markupMinor: 50_000 } }),
		);
		expect(await leadRow(database, requested.id)).toMatchObject({
			status: 'interest',
			agencyNo: 1,
			userNo: 1,
			pax: 1,
			clientNationality: 'British',
			subtotalMinor: 3_200_000,
			cardFeeMinor: 0,
			commissionPercent: 12.5,
			commissionMinor: 400_000,
			commissionDueDate: '2027-03-29',
			markupMinor: 50_000,
			queuePosition: null,
		});
		expect(await takenNights(database.db)).toEqual([]);
	});

	it('may be saved for a period that is sold or has no price, and reports missing client data', async () => {
		const sold = idOf(await interest({ input: { ...CLIENT, checkIn: '2027-02-13', checkOut: '2027-02-20' } }));
		expect((await leadRow(database, sold.id)).status).toBe('interest');
		const odd = idOf(await interest({ input: { ...CLIENT, checkIn: '2027-02-21', checkOut: '2027-02-24' } }));
		expect(await leadRow(database, odd.id)).toMatchObject({ subtotalMinor: null, commissionMinor: null });
		expect(await interest({ input: { checkIn: '2027-02-24', checkOut: '2027-02-21' } })).toEqual({
			outcome: 'invalid',
			errors: {
				firstName: { key: 'clientFirstName' },
				lastName: { key: 'clientLastName' },
				nationality: { key: 'clientNationality' },
				checkOut: { key: 'order' },
			},
		});
	});

	it('has the brand’s references, with their prefixes, and demands those it must', async () => {
		const base = submission({ input: { ...CLIENT, ...WEEK, tls: 'tls-4711', cc: '' } });
		const brand = {
			...CONSUMER_BRAND,
			key: 'demo-gold',
			bookingReference: { isRequired: true, name: 'TLS', prefix: 'TLS' },
			clientReference: { isRequired: true, name: 'CC', prefix: 'CC' },
		};
		const ask = (input: object) => saveInterest({ ...base, ctx: { ...base.ctx, brand }, about: PROPERTY, input });
		expect(await ask({ ...CLIENT, ...WEEK, tls: 'tls-4711', cc: 'CC' })).toEqual({
			outcome: 'invalid',
			errors: { cc: { key: 'clientReference' } },
		});
		const requested = idOf(await ask({ ...CLIENT, ...WEEK, tls: 'tls-4711', cc: '99' }));
		expect(await leadRow(database, requested.id)).toMatchObject({
			bookingReference: 'TLS4711',
			clientReference: 'CC99',
		});
	});

	it.each(['agent', 'supervisor', 'lifestyle'] as const)('is saved by %s', async (person) => {
		expect((await interest({ person })).outcome).toBe('stored');
	});

	it('of an admin who acts for an agency is hers, and is written down with both', async () => {
		const requested = idOf(await interest({ person: 'admin', acting: 2 }));
		expect(await leadRow(database, requested.id)).toMatchObject({ agencyNo: 2, createdBy: 'user_admin' });
		expect(await database.db.select().from(audit)).toMatchObject([{ detail: { forAgency: 'agency_2' } }]);
	});

	it.each([null, 'admin', 'operator', 'customer', 'waiting'] as const)('is not saved by %s', async (person) => {
		await expect(interest({ person })).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('an option', () => {
	it('is asked for, anew or out of an interest, and takes no nights', async () => {
		const anew = idOf(await option());
		expect(await leadRow(database, anew.id)).toMatchObject({ status: 'requestedOption', subtotalMinor: 3_200_000 });
		const saved = idOf(await interest());
		const out = await option({ about: { lead: saved }, input: { serviceLevel: 'self_catered', pax: 2 } });
		expect(out).toMatchObject({
			outcome: 'stored',
			id: saved.id,
			version: 2,
			status: 'requestedOption',
			isQueued: true,
		});
		expect(await leadRow(database, saved.id)).toMatchObject({
			serviceLevel: 'self_catered',
			subtotalMinor: 2_200_000,
			queuePosition: 1,
		});
		expect(await takenNights(database.db)).toEqual([]);
	});

	it('waits behind one that holds the nights, and a booking of them is refused', async () => {
		const first = idOf(await option());
		await decideLead({ ctx: contextOf(database, 'operator'), lead: first, decision: 'confirm' });
		const second = await option({ person: 'stranger' });
		expect(second).toMatchObject({ outcome: 'stored', isQueued: true });
		expect((await leadRow(database, idOf(second).id)).queuePosition).toBe(1);
		expect(await book({ person: 'stranger' })).toEqual({ outcome: 'invalid', errors: { period: { key: 'sold' } } });
	});

	it.each([
		['without a price', { checkIn: '2027-02-21', checkOut: '2027-02-24' }, { period: { key: 'noPrice' } }],
		['of a sold week', { checkIn: '2027-02-13', checkOut: '2027-02-20' }, { period: { key: 'sold' } }],
		['for too many', { pax: 13 }, { pax: { key: 'lessTravelers' } }],
		['without guests', { pax: 0 }, { pax: { key: 'pax' } }],
		['without a level', { serviceLevel: undefined }, { serviceLevel: { key: 'serviceLevel' } }],
		[
			'at a level that is not offered',
			{ serviceLevel: 'bed_and_breakfast' },
			{ serviceLevel: { key: 'levelNotOffered' } },
		],
		['in the past', { checkIn: '2026-11-19' }, { checkIn: { key: 'past' } }],
	])('%s is refused at the field', async (_, changes, errors) => {
		expect(await option({ input: { ...CLIENT, ...STAY, ...changes } })).toMatchObject({ outcome: 'invalid', errors });
		expect(await database.db.select().from(lead)).toEqual([]);
	});

	it.each([null, 'lifestyle', 'admin', 'operator', 'customer', 'waiting'] as const)('is not for %s', async (person) => {
		await expect(option({ person })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(book({ person })).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('a booking', () => {
	it('is a request, its card in the vault alone, with the fee on top and the commission without it', async () => {
		const result = await book({ input: { ...BOOKING, paymentMethod: 'credit_card' }, newCard: CARD });
		const row = await leadRow(database, idOf(result).id);
		expect(row).toMatchObject({
			status: 'requestedBooking',
			cardLastFour: '7899',
			subtotalMinor: 3_200_000,
			cardFeeMinor: 96_000,
			totalMinor: 3_296_000,
			commissionMinor: 400_000,
		});
		expect(row.agreedTerms?.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(3_296_000);
		expect(JSON.stringify(await database.db.select().from(card))).not.toMatch(/1234567899|Thorne/);
	});

	it('needs a card, a way of paying and the disclaimer', async () => {
		expect(await book({ input: { ...BOOKING, paymentMethod: 'credit_card' } })).toMatchObject({
			errors: { cardToken: { key: 'cardAgain' } },
		});
		expect(await book({ input: { ...CLIENT, ...STAY } })).toMatchObject({
			errors: { paymentMethod: { key: 'paymentMethod' }, disclaimer: { key: 'disclaimer' } },
		});
		expect(await database.db.select().from(card)).toEqual([]);
	});

	it.each([
		['price', { subtotalMinor: 3_199_999 }],
		['card fee', { cardFeeMinor: 1 }],
		['commission', { commissionMinor: 400_001 }],
		['currency', { currency: 'CHF' }],
		['everything', { key: 'EUR 1 0' }],
	])('with another %s than holds now answers with the new figures and writes nothing', async (_, expected) => {
		expect(await book({ expected })).toMatchObject({
			outcome: 'changed',
			quote: { subtotalMinor: 3_200_000, commission: { minor: 400_000 } },
		});
		expect(await database.db.select().from(lead)).toEqual([]);
		expect((await book({ expected: { subtotalMinor: 3_200_000, totalMinor: 3_200_000 } })).outcome).toBe('stored');
	});

	it('of a confirmed option is confirmed, for its period and at the price it was confirmed at', async () => {
		const requested = idOf(await option());
		await decideLead({ ctx: contextOf(database, 'operator'), lead: requested, decision: 'confirm' });
		await database.db.$client.execute(
			"update stay_rate set price_minor = price_minor + 1 where check_in = '2027-02-20'",
		);
		try {
			const result = await book({
				about: { lead: { ...requested, version: 2 } },
				input: { paymentMethod: 'bank_transfer', disclaimer: true, checkIn: '2027-02-06', checkOut: '2027-02-13' },
			});
			expect(result).toMatchObject({ outcome: 'stored', status: 'confirmedBooking', version: 3 });
			expect(await leadRow(database, requested.id)).toMatchObject({ checkIn: '2027-02-20', subtotalMinor: 3_200_000 });
			expect(await takenNights(database.db)).toHaveLength(7);
		} finally {
			await database.db.$client.execute(
				"update stay_rate set price_minor = price_minor - 1 where check_in = '2027-02-20'",
			);
		}
	});

	it('is made once, however often it is sent', async () => {
		const form = { clientKey: 'click-click' };
		const twice = await Promise.all([book(form), book(form)]);
		expect(new Set(twice.map((each) => idOf(each).id)).size).toBe(1);
		const api = { clientKey: 'call-call', onOtherBody: 'refuse' } as const;
		expect(idOf(await book(api)).id).toBe(idOf(await book(api)).id);
		for (const other of [{ input: { ...BOOKING, pax: 5 } }, { expected: { subtotalMinor: 1 } }])
			expect(await book({ ...api, ...other })).toEqual({ outcome: 'key-reused' });
		expect(await interest(api)).toEqual({ outcome: 'key-reused' });
		const saved = idOf(await interest());
		const about = { lead: saved };
		expect(await book({ about })).toMatchObject({ outcome: 'stored', version: 2, isReplay: false });
		expect(await book({ about })).toMatchObject({ outcome: 'stored', version: 2, isReplay: true });
	});

	it('of another agency’s lead, of one that has ended, or of another version is refused', async () => {
		const saved = await insertAgentLead(database, { status: 'interest', agencyNo: 2 });
		await expect(book({ about: { lead: saved } })).rejects.toMatchObject({ code: 'not-found' });
		const ended = await insertAgentLead(database, { status: 'declinedBooking' });
		await expect(book({ about: { lead: ended } })).rejects.toMatchObject({ reason: 'no-such-move' });
		const other = await insertAgentLead(database, { status: 'interest' });
		await expect(book({ about: { lead: { ...other, version: 7 } } })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
	});

	it('of a property that is not there is refused', async () => {
		await expect(book({ about: { propertyId: 'prop_nobody' } })).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('the figures of a form before it is sent', () => {
	const preview = (purpose: 'interest' | 'option' | 'booking', stayRequest: object, person: Person | null = 'agent') =>
		previewLead({
			ctx: contextOf(database, person),
			about: PROPERTY,
			purpose,
			stayRequest: { period: null, serviceLevel: null, pax: null, ...stayRequest },
			hasVault: true,
		});
	const period = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };
	const odd = { checkIn: plainDate('2027-02-21'), checkOut: plainDate('2027-02-24') };

	it('are the figures by way of paying, and whether another price may be asked for', async () => {
		const shown = await preview('booking', { period, serviceLevel: 'catered', pax: 4 });
		expect(shown).toMatchObject({
			errors: {},
			property: { most: 12, levels: ['self_catered', 'catered'] },
			preferredMethod: 'bank_transfer',
			quotes: { credit_card: { totalMinor: 3_296_000 }, bank_transfer: { commission: { minor: 400_000 } } },
			isDiscountOffered: false,
		});
		expect(await preview('option', { period: odd, serviceLevel: 'catered' })).toMatchObject({
			errors: { period: { key: 'noPrice' } },
			quotes: {},
			isDiscountOffered: true,
		});
		expect(await preview('option', { period: odd })).toMatchObject({ errors: {} });
		expect(await preview('interest', {})).toMatchObject({ errors: {}, quotes: {}, isDiscountOffered: false });
	});

	it('is for agencies alone', async () => {
		for (const person of [null, 'operator', 'waiting'] as const)
			await expect(preview('option', {}, person)).rejects.toMatchObject({ code: 'forbidden' });
		const { id } = await insertAgentLead(database, { status: 'interest' });
		const requested = {
			ctx: contextOf(database, 'stranger'),
			about: { lead: { id, version: 1 } },
			purpose: 'option' as const,
			stayRequest: { period: null, serviceLevel: null, pax: null },
			hasVault: false,
		};
		await expect(previewLead(requested)).rejects.toMatchObject({ code: 'not-found' });
	});
});

it('200 agents who book one week at once, all confirmed at once: one winner, 199 clear answers', async () => {
	const requested: { id: string; version: number }[] = [];
	for (let index = 0; index < 200; index += 1)
		requested.push(await insertAgentLead(database, { status: 'requestedBooking', agencyNo: 1 + (index % 2) }));
	const results = await Promise.allSettled(
		requested.map((each, index) =>
			decideLead({
				ctx: contextOf(database, index % 3 === 0 ? 'admin' : 'operator'),
				lead: each,
				decision: 'confirm',
			}),
		),
	);
	const answers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
	expect(answers).toHaveLength(199);
	for (const answer of answers) expect(answer).toMatchObject({ code: 'conflict', message: 'no longer available' });
	expect(await takenNights(database.db)).toHaveLength(7);
});

describe('a booking number', () => {
	it('is given to every lead, stands in its mails, and is the same for a repetition', async () => {
		const key = 'a'.repeat(24);
		const [first, again] = [await option({ clientKey: key }), await option({ clientKey: key })];
		if (first.outcome !== 'stored' || again.outcome !== 'stored') throw new Error('not stored');
		const stored = await leadRow(database, first.id);
		expect(stored?.bookingNumber).toMatch(/^[A-Z]{2}-[A-Z][A-Z2-9]{5}$/);
		expect([first.bookingNumber, again.bookingNumber]).toEqual([stored?.bookingNumber, stored?.bookingNumber]);
		const mails = await database.db.select().from(mailOutbox);
		expect(mails.length).toBeGreaterThan(1);
		for (const { plainText, html } of mails) {
			expect(plainText).toContain(first.bookingNumber);
			expect(html).toContain(first.bookingNumber);
		}
	});

	it('is another one for each of twenty at once, and refused twice by the database', async () => {
		const results = await Promise.all(
			Array.from({ length: 20 }, (_, at) => interest({ input: { ...CLIENT, ...WEEK, firstName: `Ada ${at}` } })),
		);
		const numbers = results.map((result) => (result.outcome === 'stored' ? result.bookingNumber : ''));
		expect(new Set(numbers).size).toBe(20);
		await expect(
			database.db
				.update(lead)
				.set({ bookingNumber: numbers[0] ?? '' })
				.where(eq(lead.bookingNumber, numbers[1] ?? '')),
		).rejects.toThrow();
	});

	it('finds the lead in the agency’s search, with and without its prefix', async () => {
		const result = await interest();
		if (result.outcome !== 'stored') throw new Error('not stored');
		for (const typed of [result.bookingNumber, result.bookingNumber.slice(3).toLowerCase()]) {
			const match = wordsMatch(typed, 1);
			const { rows } = await database.db.$client.execute({
				sql: 'select l.id from lead_words w join lead l on l.no = w.rowid where lead_words match ?',
				args: [match],
			});
			expect(rows.map(({ id }) => id)).toEqual([result.id]);
		}
	});
});

it('12 concurrent options for one week: exactly one is first in the queue, in response, mail and database', async () => {
	const interests: { id: string; version: number }[] = [];
	for (let n = 0; n < 4; n += 1)
		interests.push(idOf(await interest({ input: { ...CLIENT, ...STAY, lastName: `Interest${n}` } })));
	const results = await Promise.all(
		Array.from({ length: 12 }, (_, n) => {
			const about = interests[n];
			const requested = { ...CLIENT, ...STAY, lastName: `Okafor${n}` };
			return option({ ...(about ? { about: { lead: about } } : {}), input: requested });
		}),
	);
	const told = results.map((result) =>
		result.outcome === 'stored' ? { id: result.id, isQueued: result.isQueued } : null,
	);
	const rows = await database.db.select({ id: lead.id, no: lead.no, place: lead.queuePosition }).from(lead);
	expect(told.toSorted((a, b) => String(a?.id).localeCompare(String(b?.id)))).toEqual(
		rows.map(({ id, place }) => ({ id, isQueued: place !== null })).toSorted((a, b) => a.id.localeCompare(b.id)),
	);
	expect(rows.map(({ place }) => place ?? 0).toSorted((a, b) => a - b)).toEqual(rows.map((_, n) => n));
	const mails = await database.db.select().from(mailOutbox);
	const ofAgent = mails.filter(({ kind }) => kind === 'lead-agent-optionRequested');
	expect(ofAgent).toHaveLength(12);
	for (const { no, place } of rows)
		expect(ofAgent.find(({ leadNo }) => leadNo === no)?.plainText.includes('comes before it')).toBe(place !== null);
});
