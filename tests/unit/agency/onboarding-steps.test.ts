import { describe, expect, test } from 'vitest';
import { placeOf, stepAfter, stepsOf } from '~/domain/onboarding/onboarding-steps';

type Person = Parameters<typeof stepsOf>[0];

const AGENCY = { verification: 'verified', hasBankAccount: false, design: null } as const;
const NEW: Person = { role: 'agent', firstName: null, hotelId: null, agency: null };
const NAMED: Person = { ...NEW, firstName: 'Ada' };
const FOUNDER: Person = { ...NAMED, role: 'supervisorAgent', agency: AGENCY };
const PAID: Person = { ...FOUNDER, agency: { ...AGENCY, hasBankAccount: true } };
const THROUGH: Person = {
	...FOUNDER,
	agency: { ...AGENCY, hasBankAccount: true, design: { colors: { main: '#122020' } } },
};
const WAITING: Person = { ...FOUNDER, agency: { ...AGENCY, verification: 'requested' } };
const COLLEAGUE: Person = { ...NAMED, agency: AGENCY };
const ADMIN: Person = { ...NAMED, role: 'admin' };
const HOTEL: Person = { ...NAMED, role: 'customer', hotelId: 'hotel_1' };

describe('the steps', () => {
	test.each([
		['a new user', NEW, ['name', 'agency', 'payout', 'branding']],
		['a founder', FOUNDER, ['name', 'agency', 'payout', 'branding']],
		['a colleague who joined', COLLEAGUE, ['name', 'agency']],
		['an admin', ADMIN, ['name']],
		['hotel staff', HOTEL, ['name']],
		['a lifestyle agent without an agency', { ...NAMED, role: 'amex_lifestyleAgent' }, ['name']],
		['an operator', { ...NAMED, role: 'operator' }, ['name']],
	] as [string, Person, string[]][])('of %s', (_who, person, steps) => {
		expect(stepsOf(person).map(({ step }) => step)).toEqual(steps);
	});
});

describe('the place', () => {
	test.each([
		['a new user', NEW, null, 'name'],
		['a new user who requests the last step', NEW, 'done', 'name'],
		['a user with a name', NAMED, null, 'agency'],
		['a user with a name who requests the payout', NAMED, 'payout', 'agency'],
		['a user with a name who goes back', NAMED, 'name', 'name'],
		['a founder', FOUNDER, null, 'payout'],
		['a founder who skips', FOUNDER, 'branding', 'branding'],
		['a founder who skips all', FOUNDER, 'done', 'done'],
		['a founder who asks for what he has', FOUNDER, 'agency', 'payout'],
		['a founder with an account', PAID, null, 'branding'],
		['a founder who changes the account', PAID, 'payout', 'payout'],
		['a founder who is through', THROUGH, null, 'done'],
		['a founder who waits', WAITING, null, 'verification'],
		['a founder who waits and asks for the payout', WAITING, 'payout', 'verification'],
		['a colleague', COLLEAGUE, null, 'done'],
		['a colleague who asks for the payout', COLLEAGUE, 'payout', 'done'],
		['an admin', ADMIN, null, 'done'],
		['an unknown step', FOUNDER, 'nonsense', 'payout'],
	] as [string, Person, string | null, string][])('of %s', (_who, person, input, place) => {
		expect(placeOf(person, input)).toBe(place);
	});
});

test('one step leads to the next, and the last one to the end', () => {
	expect(['name', 'agency', 'payout', 'branding'].map((step) => stepAfter(FOUNDER, step as 'name'))).toEqual([
		'agency',
		'payout',
		'branding',
		'done',
	]);
	expect(stepAfter(COLLEAGUE, 'agency')).toBe('done');
});
