import { expect, test } from 'vitest';
import { type DriftSummary, driftSummary } from '~/domain/lead/hotel/drift-summary';
import { money } from '~/domain/money/money';
import type { DriftChange } from '~/domain/offer/drift-of';

const euro = (minor: number) => money(minor, 'EUR');
const room = (total: number, passes: boolean, ...changes: DriftChange[]) => ({
	...{ total: euro(total), drift: { passes, changes } },
});
const price = (before: number, after: number): DriftChange => ({
	...{ kind: 'price', before: euro(before), after: euro(after), percent: null },
});
const few: DriftChange = { kind: 'roomsLeft', left: 2 };
const later: DriftChange = { kind: 'finalPayment', before: '2027-01-01', after: '2027-01-09' } as DriftChange;

test.each<[string, Parameters<typeof driftSummary>[0], DriftSummary | null]>([
	['no interest', [{ total: euro(60_000), drift: null }], null],
	['nothing', [room(60_000, true), room(40_000, true)], { kind: 'same' }],
	['few rooms left, right after saving', [room(60_000, true, few)], { kind: 'same' }],
	[
		'dearer within the tolerance',
		[room(60_000, true, price(60_000, 61_000), few), room(40_000, true)],
		{ kind: 'within', before: euro(100_000), after: euro(101_000) },
	],
	[
		'cheaper',
		[room(60_000, true, price(60_000, 50_000))],
		{ kind: 'cheaper', before: euro(60_000), after: euro(50_000) },
	],
	[
		'one cheaper, one dearer by as much',
		[room(60_000, true, price(60_000, 59_000)), room(40_000, true, price(40_000, 41_000))],
		{ kind: 'easier' },
	],
	['easier terms', [room(60_000, true, later)], { kind: 'easier' }],
	['dearer beyond the tolerance', [room(60_000, false, price(60_000, 90_000))], { kind: 'changed' }],
	[
		'one room gone',
		[room(60_000, true), room(40_000, false, { kind: 'gone', reason: 'sold-out' })],
		{ kind: 'changed' },
	],
])('of the rooms of an interest is said: %s', (_, rooms, expected) => {
	expect(driftSummary(rooms)).toEqual(expected);
});
