import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { cancellationSchedule } from '~/domain/property/cancellation-schedule';
import { resolveSalesTerms } from '~/domain/property/sales-terms';

const checkIn = plainDate('2027-03-20');
const standard = resolveSalesTerms(null);
const tiers = resolveSalesTerms({
	cancellationTerms: [
		{ daysBeforeCheckIn: 61, refundRatio: 0.75 },
		{ daysBeforeCheckIn: 31, refundRatio: 0.25 },
	],
});
const free = resolveSalesTerms({ cancellationTerms: [{ daysBeforeCheckIn: 0, refundRatio: 1 }] });

test.each([
	[
		'the default',
		standard,
		'2026-11-20',
		[
			['2026-11-20', '2026-12-26', 84, null, 0.35, 1_347_500],
			['2026-12-27', '2027-03-20', 0, 83, 1, 3_850_000],
		],
	],
	[
		'booked on the edge',
		standard,
		'2026-12-26',
		[
			['2026-12-26', '2026-12-26', 84, null, 0.35, 1_347_500],
			['2026-12-27', '2027-03-20', 0, 83, 1, 3_850_000],
		],
	],
	['booked a day after the edge', standard, '2026-12-27', [['2026-12-27', '2027-03-20', 0, 83, 1, 3_850_000]]],
	[
		'three tiers',
		tiers,
		'2026-11-20',
		[
			['2026-11-20', '2027-01-18', 61, null, 0.25, 962_500],
			['2027-01-19', '2027-02-17', 31, 60, 0.75, 2_887_500],
			['2027-02-18', '2027-03-20', 0, 30, 1, 3_850_000],
		],
	],
	[
		'booked in the middle tier',
		tiers,
		'2027-02-01',
		[
			['2027-02-01', '2027-02-17', 31, 60, 0.75, 2_887_500],
			['2027-02-18', '2027-03-20', 0, 30, 1, 3_850_000],
		],
	],
	['always free', free, '2026-11-20', [['2026-11-20', '2027-03-20', 0, null, 0, 0]]],
	['booked after arrival', standard, '2027-03-21', []],
] as const)('%s', (_name, terms, bookingDate, expected) => {
	const schedule = cancellationSchedule({ totalMinor: 3_850_000, bookingDate: plainDate(bookingDate), checkIn, terms });
	expect(schedule.map((t) => [t.from, t.until, t.leastDays, t.mostDays, t.retainedRatio, t.retainedMinor])).toEqual(
		expected,
	);
	for (const tier of schedule) expect(tier.retainedRatio + tier.refundRatio).toBeCloseTo(1, 9);
});
