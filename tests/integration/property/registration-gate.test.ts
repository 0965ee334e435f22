import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importNotes } from '#db/catalogue/import-notes';
import { publishCatalogue } from '#db/derived/publish';
import { brand } from '#db/schema/brand';
import { lead } from '#db/schema/lead';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { catalogueVersion } from '#db/schema/search';
import { bookingQuote, quoteKey } from '~/domain/booking/booking-quote';
import { requestBooking } from '~/domain/booking/request-booking.server';
import { plainDate } from '~/domain/date/plain-date';
import { emptyTables, sourceOf } from '~/domain/desk/read-cells.server';
import { offeredWeeks } from '~/domain/enquiry/desk/offered-weeks.server';
import { bookLead } from '~/domain/lead/book-lead.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { selectLeads } from '~/domain/lead/find-lead.server';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { saveInterest } from '~/domain/lead/save-interest.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { findProperty } from '~/domain/property/api/find-property.server';
import { loadProperty } from '~/domain/property/load-property.server';
import { isUnregistered } from '~/domain/property/registration-number';
import { DEFAULT_SALES_TERMS } from '~/domain/property/sales-terms';
import { quoteOption } from '~/domain/proposal/option-quote.server';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { findStaysOfProperty } from '~/domain/stay/api/find-stays.server';
import { DomainError } from '~/platform/errors';
import type { TestDatabase } from '../database';
import { enquiryContext, NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads, takenNights } from '../lead/lead-workspace';

const NUMBER = '73227 000012 A1';
const TODAY = '2026-11-20';
const WEEK = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };
const CLIENT = { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' };
const STAY = { ...CLIENT, ...WEEK, serviceLevel: 'catered', pax: 4 };
const BOOKING = { ...STAY, paymentMethod: 'bank_transfer', disclaimer: true };

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.insert(brand).values({ key: 'demo', name: 'Blaufirn Travel', teamEmail: 'team@demo.example' });
	await database.db.update(place).set({ countryCode: 'FR' });
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

async function register(registrationNumber: string | null, registrationUntil: string | null = null) {
	await database.db.update(property).set({ registrationNumber, registrationUntil });
	await publishCatalogue(database.db, { now: NOW });
}

const submission = (about: { propertyId: string } | { lead: { id: string; version: number } }, input: object) => ({
	...{ ctx: contextOf(database, 'agent'), about, input, expected: {}, vault: null },
	...{ clientKey: null, onOtherBody: 'create' as const },
});
const OF_PROPERTY = { propertyId: 'prop_aurikel' };
const leadOf = (status: LeadStatus, given: object = {}) =>
	insertAgentLead(database, { status, subtotalMinor: 3_200_000, totalMinor: 3_200_000, ...given });
const confirm = (seen: { id: string; version: number }) =>
	decideLead({ ctx: contextOf(database, 'operator'), lead: seen, decision: 'confirm' });
const newest = async () => {
	const [row] = await database.db.select().from(catalogueVersion).orderBy(desc(catalogueVersion.no)).limit(1);
	return row?.no ?? 0;
};
const reader = async () => ({ ...enquiryContext(database.db), catalogueVersion: await newest() });

function guestBooking() {
	const { commissionPercent: _, ...terms } = DEFAULT_SALES_TERMS;
	const quote = bookingQuote({
		...{ method: 'bank_transfer', priceMinor: 3_200_000, terms, period: WEEK, currency: 'EUR' },
		...{ bookingDate: plainDate(TODAY), isCardFeeCharged: true },
	});
	return requestBooking({
		ctx: enquiryContext(database.db, { brandKey: 'demo' }),
		...{ vault: null, clientKey: null, shown: quote ? quoteKey(quote) : '' },
		which: { type: 'chalet', country: 'FR', city: 'lech', name: 'chalet-aurikel' },
		input: {
			...{ ...WEEK, serviceLevel: 'catered', adults: 4, children: 0, childrenAges: [], pet: false },
			...{ firstName: 'Katharina', lastName: 'Brenninger', email: 'k@brenninger.example', phone: '+49 171 555 01 42' },
			...{ address: 'Weg 1', city: 'München', country: 'DE', paymentMethod: 'bank_transfer', comments: '' },
			...{ privacy: true, salesPolicy: true, strTerms: true, operatorTerms: true, disclaimer: true },
		},
	});
}

/** Every way in which a property is sold, and whether it was: an answer that refuses, or nothing to be had. */
const WAYS: Record<string, () => Promise<boolean>> = {
	'an agent takes an option': async () => isStored(await takeOption(submission(OF_PROPERTY, STAY))),
	'an agent books': async () => isStored(await bookLead(submission(OF_PROPERTY, BOOKING))),
	'an agent takes an option on an interest': async () => {
		const saved = await saveInterest({ ...submission(OF_PROPERTY, STAY), about: OF_PROPERTY });
		if (saved.outcome !== 'stored') throw new Error(saved.outcome);
		return isStored(await takeOption(submission({ lead: { id: saved.id, version: saved.version } }, STAY)));
	},
	'an agent books at a price that was negotiated': async () => {
		const known = await leadOf('interest', { isNegotiatedPrice: true });
		return isStored(await bookLead(submission({ lead: known }, BOOKING)));
	},
	'an agent books a held option': async () => {
		const known = await leadOf('requestedOption');
		await register(NUMBER);
		const held = await confirm(known);
		await again();
		return isStored(await bookLead(submission({ lead: { id: known.id, version: held.version } }, BOOKING)));
	},
	'the operator confirms an option': async () =>
		(await confirm(await leadOf('requestedOption'))).status === 'confirmedOption',
	'the operator confirms a booking': async () =>
		(await confirm(await leadOf('requestedBooking'))).status === 'confirmedBooking',
	'an option that waited follows': async () => {
		const [first, second] = [await leadOf('requestedOption'), await leadOf('requestedOption', { queuePosition: 1 })];
		await register(NUMBER);
		const held = await confirm(first);
		await again();
		const ctx = contextOf(database, 'operator');
		await decideLead({ ctx, lead: { id: first.id, version: held.version }, decision: 'cancel' });
		const [row] = await database.db.select().from(lead).where(eq(lead.id, second.id));
		return row?.status === 'confirmedOption';
	},
	'a guest books': async () => isStored(await guestBooking()),
	'a proposal offers it': async () => {
		const { id } = await leadOf('interest', { serviceLevel: 'catered' });
		const [record] = await selectLeads(database.db, eq(lead.id, id));
		if (!record) throw new Error('no lead');
		return (await quoteOption(contextOf(database, 'agent'), record)).now !== null;
	},
	'the answer to an enquiry offers a week': async () => {
		const week = { propertyId: 'prop_aurikel', ...WEEK, serviceLevel: 'catered' as const };
		return (await offeredWeeks(contextOf(database, 'admin', { may: ['enquiries'] }), [week], 'en')).length > 0;
	},
	'a search with dates finds it': async () =>
		(await searchProperties({ ctx: await reader(), filter: { ...EMPTY_SEARCH_FILTER, ...WEEK } })).cards.length > 0,
	'a search has its price': async () =>
		(await searchProperties({ ctx: await reader(), filter: EMPTY_SEARCH_FILTER })).cards.some(
			({ priceFrom }) => priceFrom !== null,
		),
	'its page has a price': async () => {
		const which = { type: 'chalet', country: 'FR', city: 'lech', name: 'chalet-aurikel' } as const;
		return (await loadProperty({ ctx: await reader(), which })).stays.length > 0;
	},
	'the API has its stays': async () =>
		(await findStaysOfProperty({ ctx: enquiryContext(database.db), id: 'prop_aurikel' })).length > 0,
};

let again = async () => {};

function isStored({ outcome }: { outcome: string }): boolean {
	return outcome === 'stored';
}

async function isSold(way: () => Promise<boolean>): Promise<boolean> {
	return way().catch((error: unknown) => {
		if (error instanceof DomainError && error.reason === 'unregistered') return false;
		throw error;
	});
}

describe.each(Object.entries(WAYS))('%s', (_, way) => {
	it.each([
		['with its registration number', NUMBER, null, true],
		['with a number on its last day', NUMBER, TODAY, true],
		['not without a number', null, null, false],
		['not with a number of another form', 'soon', null, false],
		['not with a number that has ended', NUMBER, '2026-11-19', false],
	] as const)('%s', async (__, number, until, sold) => {
		again = () => register(number, until);
		await register(number, until);
		expect(await isSold(way)).toBe(sold);
	});
});

describe('without its registration number', () => {
	it('an interest is saved, and what is booked stays and may be cancelled', async () => {
		await register(NUMBER);
		const known = await leadOf('requestedBooking');
		const booked = await confirm(known);
		await register(null);
		expect(await takenNights(database.db)).toHaveLength(7);
		const saved = await saveInterest({ ...submission(OF_PROPERTY, STAY), about: OF_PROPERTY });
		expect(saved).toMatchObject({ outcome: 'stored', quote: null });
		const ctx = contextOf(database, 'operator');
		const cancelled = await decideLead({ ctx, lead: { id: known.id, version: booked.version }, decision: 'cancel' });
		expect(cancelled.status).toBe('cancelledBooking');
		await register(NUMBER);
		expect(await isSold(WAYS['an agent books'] ?? (async () => false))).toBe(true);
	});

	it('the page stays', async () => {
		await register(null);
		const which = { type: 'chalet', country: 'FR', city: 'lech', name: 'chalet-aurikel' } as const;
		const page = await loadProperty({ ctx: await reader(), which });
		expect(page).toMatchObject({ name: 'Chalet Aurikel', isUnregistered: true, registrationNumber: null });
		const ofApi = await findProperty({
			ctx: { ...(await reader()), actor: null },
			id: 'prop_aurikel',
			includeSalesInformation: true,
		});
		expect(ofApi).toMatchObject({ name: 'Chalet Aurikel' });
	});

	it('a way names the reason', async () => {
		await register(null);
		expect(await takeOption(submission(OF_PROPERTY, STAY))).toMatchObject({
			outcome: 'invalid',
			errors: { period: { key: 'unregistered' } },
		});
		await expect(confirm(await leadOf('requestedBooking'))).rejects.toMatchObject({ reason: 'unregistered' });
	});

	it('an import says so', async () => {
		const [row] = await database.db.select().from(property);
		const named = { ...row, place: 'lech', operator: 'bergheim', registration_number: null, registration_until: null };
		const catalogue = { ...emptyTables(), properties: [named], places: [{ key: 'lech', country: 'FR' }] } as never;
		const notes = importNotes(sourceOf({}, []), catalogue, { places: [], today: TODAY });
		expect(notes.join(' ')).toContain('lacks the registration number that its country demands');
	});
});

it('the database and the browser tell the same numbers apart', async () => {
	const text = fc.oneof(
		fc.constantFrom(NUMBER, 'IT025016B4DEMO0001', '2a004.000012', 'it02501', '', ' ', 'É'),
		fc.string({ unit: fc.constantFrom(...'0123456789ABITabit .-/é*[]'), maxLength: 20 }),
		fc
			.tuple(
				fc.constantFrom('IT025016', '73227', '2B004'),
				fc.string({ unit: fc.constantFrom(...'09AZaz -'), maxLength: 14 }),
			)
			.map((parts) => parts.join('')),
	);
	const day = fc.constantFrom(null, '2026-11-19', TODAY, '2027-01-01');
	await fc.assert(
		fc.asyncProperty(text, day, fc.constantFrom('FR', 'IT', 'AT'), async (number, until, country) => {
			await database.db.update(place).set({ countryCode: country as 'FR' });
			await register(number, until);
			const [row] = await database.db.select({ flag: property.isUnregistered }).from(property);
			expect(row?.flag).toBe(isUnregistered({ country, number, until }, TODAY));
		}),
		{ numRuns: 80, seed: 8 },
	);
});
