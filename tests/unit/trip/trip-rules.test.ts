import { describe, expect, it } from 'vitest';
import { sleepingRooms } from '~/domain/rooming/sleeping-rooms';
import { registrationPurgeDay, registrationRule } from '~/domain/trip/registration-rules';
import { registrationSchema } from '~/domain/trip/registration-schema';
import { tripNeeds } from '~/domain/trip/trip-needs';
import { newTripLinkId, tripLinkEnd, tripToken, tripTokenIn } from '~/domain/trip/trip-token';
import { redact } from '~/platform/redact';

const SECRET = 'sixteen-characters';

describe('a link of a trip (TRIP-1)', () => {
	it('has 26 letters that follow from its id and the secret', async () => {
		const id = newTripLinkId();
		const token = await tripToken(SECRET, id);
		expect(token).toMatch(/^[a-z2-9]{26}$/);
		expect(await tripToken(SECRET, id)).toBe(token);
		expect(await tripToken('another-secret-of-ours', id)).not.toBe(token);
	});

	it('is read out of its addresses alone, and kept out of logs', async () => {
		const token = await tripToken(SECRET, newTripLinkId());
		for (const path of [
			`/trips/${token}`,
			`/trips/${token}/`,
			`/trips/${token}/calendar.ics`,
			`/TRIPS/${token}/offline`,
		])
			expect(tripTokenIn(path)).toBe(token);
		for (const path of ['/trips', '/trips/', '/trips/worker.js', `/p/${token}`]) expect(tripTokenIn(path)).toBeNull();
		expect(redact(`GET https://x.example/trips/${token}/offline failed`)).not.toContain(token);
	});

	it('ends 90 days after the stay', () => {
		expect(tripLinkEnd('2027-03-27')).toBe('2027-06-25');
	});
});

describe('what a stay needs (TRIP-6)', () => {
	const stay = {
		...{ checkIn: '2027-03-20', pax: 2, guests: [], arrivalSavedAt: null, dietsSavedAt: null, sizesSavedAt: null },
		...{ registered: null, today: null },
	};
	const kinds = (given: Partial<Parameters<typeof tripNeeds>[0]>) =>
		tripNeeds({ ...stay, ...given }).map(({ kind, isDone }) => `${kind}${isDone ? ' done' : ''}`);

	it('comes by the day it is needed, registration only where it is asked for', () => {
		expect(kinds({})).toEqual(['names', 'sizes', 'arrival', 'diets']);
		expect(kinds({ registered: [] }).at(-1)).toBe('registration');
		expect(tripNeeds(stay)[0]?.dueOn).toBe('2027-02-20');
	});

	it('no longer asks when guests arrive from the day after check-in on', () => {
		expect(kinds({ today: '2027-03-20' })).toContain('arrival');
		expect(kinds({ today: '2027-03-21' })).toEqual(['names', 'sizes', 'diets']);
	});

	it('is done when all are named and registered', () => {
		const guests = [
			{ id: 'a', firstName: 'Ida' },
			{ id: 'b', firstName: 'Per' },
		];
		expect(kinds({ guests, registered: ['a'] })).toEqual(['names done', 'sizes', 'arrival', 'diets', 'registration']);
		expect(kinds({ guests, registered: ['a', 'b'], dietsSavedAt: 1 })).toContain('registration done');
		expect(kinds({ guests, dietsSavedAt: 1 })).toContain('diets done');
	});
});

describe('registration data (TRIP-8)', () => {
	it.each([
		['AT', '2034-03-27'],
		['IT', '2027-04-03'],
		['FR', '2027-09-26'],
		['CH', '2028-03-26'],
	])('is asked in %s and deleted on %s after a stay until 27 March 2027', (country, day) => {
		const rule = registrationRule(country);
		expect(rule && registrationPurgeDay(rule, '2027-03-27')).toBe(day);
	});

	it('is asked in no other country', () => {
		for (const country of ['DE', 'GB', null]) expect(registrationRule(country)).toBeNull();
	});

	it('is refused with a birth that cannot be, and a child needs no document', () => {
		const rule = registrationRule('AT');
		if (!rule) throw new Error('no rule');
		const person = { birthDate: '2020-05-04', nationality: 'DE', address: 'Weg 1, 80331 München, DE' };
		const papers = { documentKind: 'passport', documentNumber: 'C01X00T47', documentIssuer: 'München, 2022' };
		const read = (input: object, isChild = false) =>
			registrationSchema(rule, { today: '2026-11-22', isChild }).safeParse(input).success;
		expect(read({ ...person, ...papers })).toBe(true);
		expect(read({ ...person, documentKind: '', documentNumber: '', documentIssuer: '' })).toBe(false);
		expect(read({ ...person, documentKind: '', documentNumber: '', documentIssuer: '' }, true)).toBe(true);
		for (const birthDate of ['2026-11-23', '1890-01-01', '4.5.2020', ''])
			expect(read({ ...person, ...papers, birthDate }), birthDate).toBe(false);
	});
});

describe('the rooms of a list', () => {
	const room = (key: string, kind: 'bedroom' | 'kitchen') => ({
		...{ key, kind, nameEn: key, nameDe: null, floorEn: null, floorDe: null, beds: [] },
	});
	it('are those that are slept in, else as many as there are bedrooms, or those of the hotel', () => {
		const keys = (given: Partial<Parameters<typeof sleepingRooms>[0]>) =>
			sleepingRooms({ propertyRooms: [], bedrooms: null, hotelRooms: [], ...given }).map(({ key }) => key);
		expect(keys({ propertyRooms: [room('north', 'bedroom'), room('kitchen', 'kitchen')], bedrooms: 4 })).toEqual([
			'north',
		]);
		expect(keys({ bedrooms: 3 })).toEqual(['1', '2', '3']);
		expect(keys({ hotelRooms: [{ roomName: 'Suite' }] })).toEqual(['1, Suite']);
		expect(keys({})).toEqual([]);
	});
});
