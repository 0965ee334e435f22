import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '~/domain/date/plain-date';
import {
	compareRules,
	isSameRule,
	NO_RULE,
	type RuleEdit,
	type RuleSeason,
	type StayRule,
	seasonAt,
	withRules,
} from '~/domain/operator-desk/stay-rules/rules-content';

const FIRST = plainDate('2027-01-01');
const DAYS = 40;
const day = (at: number) => addDays(FIRST, at);

const rule = fc.record({
	shortest_stay: fc.integer({ min: 1, max: 4 }),
	arrival_days: fc.constantFrom(127, 64),
	departure_days: fc.constantFrom(127, 64),
	gap_discount: fc.constantFrom(null, 10),
});
const edit = fc
	.tuple(
		fc.nat(DAYS - 1),
		fc.nat(20),
		fc.oneof(rule, fc.record({ shortest_stay: fc.constantFrom(1, 5) }), fc.constant(NO_RULE)),
	)
	.map(
		([from, length, set]): RuleEdit => ({
			first_night: day(from),
			last_night: day(Math.min(DAYS - 1, from + length)),
			set,
		}),
	);
const edits = fc.array(edit, { maxLength: 8 });

const nightly = (seasons: readonly RuleSeason[]): StayRule[] =>
	Array.from({ length: DAYS }, (_, at) => seasonAt(seasons, day(at)) ?? NO_RULE);

/** The same, night by night. */
function expected(all: readonly RuleEdit[]): StayRule[] {
	return Array.from({ length: DAYS }, (_, at) =>
		Object.assign(
			{ ...NO_RULE },
			...all.flatMap(({ first_night, last_night, set }) =>
				first_night <= day(at) && day(at) <= last_night ? [set] : [],
			),
		),
	);
}

test('edits give each night what was set for it last, in seasons that do not overlap and are as few as can be', () => {
	fc.assert(
		fc.property(edits, (all) => {
			const seasons = withRules([], all);
			const [told, right] = [nightly(seasons), expected(all)];
			for (const [at, own] of told.entries()) expect(isSameRule(own, right[at] ?? NO_RULE), day(at)).toBe(true);
			for (const [at, season] of seasons.entries()) {
				const next = seasons[at + 1];
				expect(season.first_night <= season.last_night && !isSameRule(season, NO_RULE)).toBe(true);
				if (!next) continue;
				expect(season.last_night < next.first_night).toBe(true);
				expect(addDays(plainDate(season.last_night), 1) === next.first_night && isSameRule(season, next)).toBe(false);
			}
		}),
	);
});

test('what is compared is all that differs, and brings the one to the other', () => {
	fc.assert(
		fc.property(edits, edits, (a, b) => {
			const [before, after] = [withRules([], a), withRules([], b)];
			const changes = compareRules(before, after);
			const back = changes.map(({ first_night, last_night, after: set }) => ({
				first_night,
				last_night,
				set: set ?? NO_RULE,
			}));
			expect(withRules(before, back)).toEqual(after);
			const [was, is] = [nightly(before), nightly(after)];
			for (let at = 0; at < DAYS; at++) {
				const isChanged = changes.some(
					({ first_night, last_night }) => first_night <= day(at) && day(at) <= last_night,
				);
				expect(isChanged).toBe(!isSameRule(was[at] ?? NO_RULE, is[at] ?? NO_RULE));
			}
		}),
	);
});
