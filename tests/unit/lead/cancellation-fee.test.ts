import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { cancellationFee } from '~/domain/lead/cancellation-fee';

const STEPS = [
	{ from: '2026-11-20', until: '2027-01-08', keptMinor: 0 },
	{ from: '2027-01-09', until: '2027-01-31', keptMinor: 40_000 },
	{ from: '2027-02-01', until: '2027-02-13', keptMinor: 80_000 },
];
const deposit = { kind: 'unknown', minor: null, currency: null, date: null };
const terms = (cancellation: typeof STEPS) => ({ payments: [], cancellation, deposit });
const booked = { agreedTerms: terms(STEPS), totalMinor: 80_000 };

describe('what a cancellation costs', () => {
	it.each([
		['in the first step', '2026-12-01', { minor: 0, until: '2027-01-08' }],
		['on the last free day', '2027-01-08', { minor: 0, until: '2027-01-08' }],
		['on the next day', '2027-01-09', { minor: 40_000, until: '2027-01-31' }],
		['on the day of arrival', '2027-02-13', { minor: 80_000, until: '2027-02-13' }],
		['after it', '2027-02-14', { minor: 80_000, until: null }],
		['before it was booked, on another clock', '2026-11-19', { minor: 0, until: '2027-01-08' }],
	])('%s', (_, day, expected) => expect(cancellationFee(booked, plainDate(day))).toEqual(expected));

	it('is the whole price where no steps are agreed, and unknown where nothing is', () => {
		expect(cancellationFee({ agreedTerms: terms([]), totalMinor: 80_000 }, plainDate('2026-12-01'))).toEqual({
			minor: 80_000,
			until: null,
		});
		expect(cancellationFee({ agreedTerms: null, totalMinor: 80_000 }, plainDate('2026-12-01'))).toBeNull();
		expect(cancellationFee({ ...booked, totalMinor: null }, plainDate('2026-12-01'))).toBeNull();
	});

	it('is never more than the price', () => {
		const dear = terms([{ from: '2026-11-20', until: '2027-02-13', keptMinor: 90_000 }]);
		expect(cancellationFee({ agreedTerms: dear, totalMinor: 80_000 }, plainDate('2026-12-01'))?.minor).toBe(80_000);
	});
});
