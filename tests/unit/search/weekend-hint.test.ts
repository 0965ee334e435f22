import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, plainDate, weekday } from '~/domain/date/plain-date';
import { weekendHint } from '~/domain/search/weekend-hint';

const today = plainDate('2026-11-20');
const period = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });

test.each([
	['Saturday to Saturday', '2027-03-20', '2027-03-27'],
	['Sunday to Sunday', '2027-03-21', '2027-03-28'],
	['two weeks', '2027-03-20', '2027-04-03'],
	['no nights', '2027-03-17', '2027-03-17'],
	['backwards', '2027-03-24', '2027-03-17'],
])('%s needs no hint', (_name, checkIn, checkOut) => {
	expect(weekendHint(period(checkIn, checkOut), today)).toBeNull();
});

test.each([
	['Friday to Friday', '2027-03-19', '2027-03-26', '2027-03-20', '2027-03-27'],
	['Monday to Monday', '2027-03-22', '2027-03-29', '2027-03-21', '2027-03-28'],
	[
		'Wednesday to Wednesday: a Sunday or Saturday three days away',
		'2027-03-17',
		'2027-03-24',
		'2027-03-20',
		'2027-03-27',
	],
	['Saturday to Sunday', '2027-03-20', '2027-03-28', '2027-03-20', '2027-03-27'],
	['a weekend', '2027-03-20', '2027-03-22', '2027-03-20', '2027-03-27'],
	['Sunday to Saturday', '2027-03-21', '2027-03-27', '2027-03-20', '2027-03-27'],
	['ten nights from a Saturday', '2027-03-20', '2027-03-30', '2027-03-20', '2027-03-27'],
	['twelve nights from a Saturday', '2027-03-20', '2027-04-01', '2027-03-20', '2027-04-03'],
	['not before today', '2026-11-20', '2026-11-24', '2026-11-21', '2026-11-28'],
])('%s', (_name, checkIn, checkOut, betterIn, betterOut) => {
	expect(weekendHint(period(checkIn, checkOut), today)).toEqual({ checkIn: betterIn, checkOut: betterOut });
});

test('the hint is always whole weeks of Saturdays or Sundays, near, not past, and needs no further hint', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 60 }), (ahead, nights) => {
			const checkIn = addDays(today, ahead);
			const hint = weekendHint({ checkIn, checkOut: addDays(checkIn, nights) }, today);
			if (!hint) return;
			expect([0, 6]).toContain(weekday(hint.checkIn));
			expect(daysBetween(hint.checkIn, hint.checkOut) % 7).toBe(0);
			expect(Math.abs(daysBetween(checkIn, hint.checkIn))).toBeLessThanOrEqual(7);
			expect(hint.checkIn >= today).toBe(true);
			expect(weekendHint(hint, today)).toBeNull();
		}),
	);
});
