import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { validateProperties } from '~/domain/enquiry/validate-properties';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { StayStatus } from '~/domain/stay/stay-status';

const today = plainDate('2026-11-20');
const WEEKS = ['2027-02-06', '2027-02-13', '2027-02-20', '2027-02-27', '2027-03-06'].map(plainDate);
const week = (at: number) => ({ checkIn: WEEKS[at] ?? today, checkOut: WEEKS[at + 1] ?? today });

/** Four weeks by their state: `a`vailable, on `r`equest, `s`old. */
function property(weeks: string, level: ServiceLevel = 'catered', adults: number | null = 8) {
	const states: Record<string, StayStatus> = { a: 'available', r: 'on_request', s: 'sold' };
	return {
		levels: [level],
		beds: { adults, children: 0 },
		currency: 'EUR' as const,
		rates: [...weeks].map((state, at) => ({
			...week(at),
			serviceLevel: level,
			status: states[state] ?? 'sold',
			priceMinor: 1_000_000 + at,
		})),
	};
}

const stayRequest = (changes: object = {}) => ({
	period: week(1),
	serviceLevel: null,
	adults: 6,
	children: 0,
	...changes,
});

describe('validateProperties', () => {
	it('finds nothing wrong with properties that are free, and prices each', () => {
		const { errors, standings, nearest } = validateProperties(
			[property('aaaa'), property('srss', 'self_catered')],
			stayRequest(),
			today,
		);
		expect([errors, nearest]).toEqual([{}, []]);
		expect(standings.map(({ offer }) => [offer?.availability, offer?.serviceLevel, offer?.price?.minor])).toEqual([
			['available', 'catered', 1_000_001],
			['on_request', 'self_catered', 1_000_001],
		]);
	});
	it('names the property that is sold, and the weeks in which all are free', () => {
		const { errors, standings, nearest } = validateProperties(
			[property('asaa'), property('aara'), property('saaa')],
			stayRequest(),
			today,
		);
		expect(errors).toEqual({ period: { key: 'sold' } });
		expect(standings.map(({ isSold }) => isSold)).toEqual([true, false, false]);
		expect(nearest).toEqual([week(2), week(3)]);
	});
	it('offers no week when no week suits all', () => {
		expect(validateProperties([property('asss'), property('saaa')], stayRequest(), today).nearest).toEqual([]);
	});
	it('requires the requested level in every property; no request takes what each has', () => {
		const properties = [property('aaaa'), property('aaaa', 'self_catered')];
		const { errors, standings } = validateProperties(properties, stayRequest({ serviceLevel: 'catered' }), today);
		expect(errors).toEqual({ serviceLevel: { key: 'levelSome' } });
		expect(standings.map(({ lacksLevel }) => lacksLevel)).toEqual([false, true]);
		expect(validateProperties(properties, stayRequest(), today).errors).toEqual({});
	});
	it('requires beds for all guests in every property; unknown beds are enough', () => {
		const properties = [property('aaaa', 'catered', 4), property('aaaa', 'catered', null)];
		const { errors, standings } = validateProperties(properties, stayRequest(), today);
		expect(errors).toEqual({ adults: { key: 'bedsSome' } });
		expect(standings.map(({ isTooSmall }) => isTooSmall)).toEqual([true, false]);
	});
	it('keeps no bed for an infant', () => {
		const party = stayRequest({ adults: 3, children: 2, childrenAges: [1, 7] });
		expect(validateProperties([property('aaaa', 'catered', 4)], party, today).errors).toEqual({});
	});
	it('says everything at once', () => {
		const { errors } = validateProperties(
			[property('ssss', 'catered', 2)],
			stayRequest({ serviceLevel: 'self_catered' }),
			today,
		);
		expect(Object.keys(errors).sort()).toEqual(['adults', 'period', 'serviceLevel']);
	});
	it('judges no period that is not there', () => {
		const { errors, standings } = validateProperties([property('ssss')], stayRequest({ period: null }), today);
		expect([errors, standings[0]?.offer]).toEqual([{}, null]);
	});
});
