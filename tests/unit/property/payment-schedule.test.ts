import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { paymentSchedule } from '~/domain/property/payment-schedule';
import { resolveSalesTerms } from '~/domain/property/sales-terms';

const checkIn = plainDate('2027-03-20');
const standard = resolveSalesTerms(null);
const parts = resolveSalesTerms({
	prepaymentRatio: 0.25,
	paymentTerms: [
		{ daysBeforeCheckIn: 90, paymentRatio: 0.5 },
		{ daysBeforeCheckIn: 30, paymentRatio: 1 },
	],
});
const open = resolveSalesTerms({ prepaymentRatio: 0.3, paymentTerms: [{ daysBeforeCheckIn: 60, paymentRatio: 0.6 }] });
const nothingNow = resolveSalesTerms({ prepaymentRatio: 0 });
const everythingNow = resolveSalesTerms({ prepaymentRatio: 1 });

test.each([
	[
		'the default',
		standard,
		'2026-11-20',
		[
			['prepayment', '2026-11-20', 0.35, 1_347_500],
			['final', '2026-12-26', 0.65, 2_502_500],
		],
	],
	[
		'85 days before',
		standard,
		'2026-12-25',
		[
			['prepayment', '2026-12-25', 0.35, 1_347_500],
			['final', '2026-12-26', 0.65, 2_502_500],
		],
	],
	['exactly 84 days before', standard, '2026-12-26', [['final', '2026-12-26', 1, 3_850_000]]],
	['inside the deadline', standard, '2027-02-01', [['final', '2027-02-01', 1, 3_850_000]]],
	['on the day of arrival', standard, '2027-03-20', [['final', '2027-03-20', 1, 3_850_000]]],
	[
		'parts',
		parts,
		'2026-11-20',
		[
			['prepayment', '2026-11-20', 0.25, 962_500],
			['part', '2026-12-20', 0.25, 962_500],
			['final', '2027-02-18', 0.5, 1_925_000],
		],
	],
	[
		'after the first part',
		parts,
		'2027-01-10',
		[
			['prepayment', '2027-01-10', 0.5, 1_925_000],
			['final', '2027-02-18', 0.5, 1_925_000],
		],
	],
	[
		'the rest at check-in',
		open,
		'2026-11-20',
		[
			['prepayment', '2026-11-20', 0.3, 1_155_000],
			['part', '2027-01-19', 0.3, 1_155_000],
			['final', '2027-03-20', 0.4, 1_540_000],
		],
	],
	['nothing at booking', nothingNow, '2026-11-20', [['final', '2026-12-26', 1, 3_850_000]]],
	['everything at booking', everythingNow, '2026-11-20', [['final', '2026-11-20', 1, 3_850_000]]],
] as const)('%s', (_name, terms, bookingDate, expected) => {
	const schedule = paymentSchedule({ totalMinor: 3_850_000, bookingDate: plainDate(bookingDate), checkIn, terms });
	expect(schedule.map((p) => [p.kind, p.dueDate, p.ratio, p.minor])).toEqual(expected);
});

test('always adds up to the cent, in order of time', () => {
	const ratio = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 20_000_000 }),
			ratio,
			fc.array(fc.record({ daysBeforeCheckIn: fc.integer({ min: 0, max: 200 }), paymentRatio: ratio }), {
				maxLength: 5,
			}),
			fc.integer({ min: 0, max: 400 }),
			(totalMinor, prepaymentRatio, paymentTerms, ahead) => {
				const schedule = paymentSchedule({
					totalMinor,
					bookingDate: addDays(checkIn, -ahead),
					checkIn,
					terms: { prepaymentRatio, paymentTerms },
				});
				expect(schedule.reduce((sum, p) => sum + p.minor, 0)).toBe(totalMinor);
				expect(schedule.reduce((sum, p) => sum + p.ratio, 0)).toBeCloseTo(1, 5);
				expect(schedule.map((p) => p.dueDate)).toEqual(schedule.map((p) => p.dueDate).toSorted());
				expect(schedule.filter((p) => p.kind === 'final')).toHaveLength(1);
			},
		),
	);
});
