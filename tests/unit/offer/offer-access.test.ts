import { describe, expect, it } from 'vitest';
import { type OfferAccess, offerAccessKey, offerAccessOf } from '~/domain/offer/offer-access';
import type { Actor, ActorAgency } from '~/domain/user/actor';

const AGENCY: ActorAgency = {
	no: 1,
	id: 'agency_1',
	name: 'Corvin & Lys',
	verification: 'verified',
	teamBrandKey: null,
	pinnedBrandKey: null,
	design: null,
	hasBankAccount: false,
	billableCurrency: 'CHF',
	programNos: [1, 4],
};

const AGENT: Actor = {
	no: 1,
	id: 'user_1',
	role: 'agent',
	firstName: null,
	lastName: null,
	email: 'agent@example.com',
	isEmailVerified: true,
	company: null,
	hotelId: null,
	operatorNo: null,
	capabilities: [],
	agency: AGENCY,
	isActing: false,
};

const OPEN = { isLoginRequired: false, isCommissionDisplayed: true };
const CLOSED = { isLoginRequired: true, isCommissionDisplayed: true };
const QUIET = { isLoginRequired: true, isCommissionDisplayed: false };
const UNVERIFIED: Actor = { ...AGENT, agency: { ...AGENCY, verification: 'requested' } };

const keyFor = (actor: Actor | null, brand: typeof OPEN, includesDemos = false) =>
	offerAccessKey(offerAccessOf({ actor, brand, language: 'en' }, includesDemos));

describe('access to offers', () => {
	it.each<[string, Actor | null, typeof OPEN, string]>([
		['an agent', AGENT, CLOSED, '1.4|CHF|en|-|commission'],
		['an agent on an open host', AGENT, OPEN, '1.4|CHF|en|-|commission'],
		['an agent of a brand that says nothing of commissions', AGENT, QUIET, '1.4|CHF|en|-|-'],
		['an admin who acts for no agency', { ...AGENT, role: 'admin', agency: null }, CLOSED, '-|EUR|en|-|commission'],
		['a visitor', null, OPEN, '-|EUR|en|-|-'],
		['a customer', { ...AGENT, role: 'customer', agency: null }, OPEN, '-|EUR|en|-|-'],
		['hotel staff', { ...AGENT, role: 'operator', hotelId: 'hotel_1' }, OPEN, '-|EUR|en|-|-'],
		['an unverified agency', UNVERIFIED, OPEN, '-|EUR|en|-|-'],
	])('%s', (_, actor, brand, key) => {
		expect(keyFor(actor, brand)).toBe(key);
	});

	it.each([
		['a visitor', null],
		['an unverified agency', UNVERIFIED],
		['an operator', { ...AGENT, role: 'operator' as const }],
	])('%s sees nothing where a login is needed', (_, actor) => {
		expect(() => keyFor(actor, CLOSED)).toThrow('for the trade');
	});
});

describe('the key of an access', () => {
	const base: OfferAccess = {
		programNos: [1],
		billableCurrency: 'EUR',
		language: 'en',
		includesDemos: false,
		isCommissionVisible: false,
	};
	it('differs with everything that an answer depends on', () => {
		const others: OfferAccess[] = [
			base,
			{ ...base, programNos: [] },
			{ ...base, programNos: [11] },
			{ ...base, programNos: [1, 1] },
			{ ...base, billableCurrency: 'CHF' },
			{ ...base, language: 'de' },
			{ ...base, includesDemos: true },
			{ ...base, isCommissionVisible: true },
		];
		expect(new Set(others.map(offerAccessKey)).size).toBe(others.length);
	});
});
