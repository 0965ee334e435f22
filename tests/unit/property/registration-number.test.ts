import { describe, expect, it } from 'vitest';
import { needsRegistrationNumber, registrationState } from '~/domain/property/registration-number';

const TODAY = '2026-11-27';

describe('a registration number', () => {
	it('is demanded in France and Italy, and of no property without a place', () => {
		const asked = (['AT', 'CH', 'FR', 'IT', null] as const).map(needsRegistrationNumber);
		expect(asked).toEqual([false, false, true, true, false]);
	});

	it.each([
		['FR', '7322700001234', 'valid'],
		['FR', '73227 000012 a1', 'valid'],
		['FR', '2A004-000012-A1', 'valid'],
		['FR', '73227.0012', 'valid'],
		['FR', '73227 000012 A12', 'malformed'],
		['FR', '73227', 'malformed'],
		['FR', 'AB227 000012 A1', 'malformed'],
		['FR', '73227 00001é A1', 'malformed'],
		['FR', 'IT025016B4DEMO0001', 'malformed'],
		['IT', 'IT025016B4DEMO0001', 'valid'],
		['IT', 'it 025016 b4 demo0001', 'valid'],
		['IT', 'IT025016B4A', 'valid'],
		['IT', 'IT025016B4', 'malformed'],
		['IT', 'IT02501B4DEMO0001', 'malformed'],
		['IT', '025016-LOC-00012', 'malformed'],
		['IT', 'IT025016B4DEMO00012', 'malformed'],
		['FR', '', 'missing'],
		['FR', '  ', 'missing'],
		['IT', null, 'missing'],
		['AT', null, 'notNeeded'],
		['CH', 'anything', 'notNeeded'],
	] as const)('in %s as %j is %s', (country, number, state) => {
		expect(registrationState({ country, number, until: null }, TODAY)).toBe(state);
	});

	it.each([
		['2026-11-26', 'ended'],
		['2026-11-27', 'valid'],
		['2027-11-27', 'valid'],
	] as const)('holds until %s: %s', (until, state) => {
		expect(registrationState({ country: 'IT', number: 'IT025016B4DEMO0001', until }, TODAY)).toBe(state);
	});
});
