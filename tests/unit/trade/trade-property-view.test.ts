import { describe, expect, test } from 'vitest';
import { NO_WORDING } from '~/domain/brand/wording';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { readPropertyTab } from '~/domain/trade/property-tabs';
import { tradePropertyView } from '~/domain/trade/trade-property-view';
import type { Actor } from '~/domain/user/actor';
import { handMadeProperty } from '../property/hand-made-property';

const TODAY = plainDate('2026-11-20');
const week = (date: string, price: number | null, status = 0, level = 2): StayTuple => [
	toEpochDay(plainDate(date)),
	7,
	level,
	status,
	price,
];
const STAYS = [
	week('2026-11-14', 2_000_000),
	week('2026-12-19', 5_890_000),
	week('2026-12-26', 9_840_000, 2),
	week('2027-01-02', 7_260_000),
	week('2027-01-09', 4_450_000),
	week('2027-01-16', null, 1),
	week('2027-01-16', 3_000_000, 0, 0),
	week('2027-06-05', 2_100_050),
];
const FACTS = { operator: 'Savoie Chalets', commissionPercent: 10, optionHours: 72, position: null };
const BRAND = { isB2C: false, isCommissionDisplayed: true, wording: NO_WORDING };

function view(query: string, brand = BRAND) {
	return tradePropertyView({
		optionStays: [],
		property: handMadeProperty({ stays: STAYS }),
		facts: FACTS,
		rights: { canBook: true, canSave: true },
		brand,
		language: 'en',
		query: new URLSearchParams(query),
		today: TODAY,
	});
}

describe('the weeks of a season', () => {
	test('stand under Christmas and New Year, then under their months', () => {
		const { groups, changeDay } = view('checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered');
		expect(groups.map(({ key, weeks }) => [key, weeks.map(({ checkIn }) => checkIn)])).toEqual([
			[11, ['2026-11-14']],
			['holidays', ['2026-12-19', '2026-12-26', '2027-01-02']],
			[1, ['2027-01-09', '2027-01-16']],
		]);
		expect(changeDay).toBe(6);
	});

	test('are available unless they are sold or have begun', () => {
		const weeks = view('serviceLevel=catered&season=2026-w').groups.flatMap((group) => group.weeks);
		expect(weeks.filter(({ isFree }) => isFree).map(({ checkIn }) => checkIn)).toEqual([
			'2026-12-19',
			'2027-01-02',
			'2027-01-09',
			'2027-01-16',
		]);
	});

	test('are those of the requested season and level', () => {
		expect(view('serviceLevel=catered&season=2027-s').groups[0]?.weeks).toMatchObject([
			{ checkIn: '2027-06-05', priceMinor: 2_100_050, commissionMinor: 210_005 },
		]);
		expect(view('serviceLevel=self_catered&season=nonsense').groups.flatMap(({ weeks }) => weeks)).toMatchObject([
			{ checkIn: '2027-01-16', priceMinor: 3_000_000 },
		]);
	});
});

test('a stay costs its price by transfer, and the fee more by card; the commission is of the price', () => {
	const { quotes, commission, daysToCheckIn } = view('checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered');
	expect(quotes.bank_transfer?.totalMinor).toBe(4_450_000);
	expect(quotes.credit_card?.totalMinor).toBe(4_583_500);
	expect(commission).toEqual({ percent: 10, minor: 445_000, dueDate: '2027-02-15' });
	expect(daysToCheckIn).toBe(50);
});

test('a brand that hides commission gets none', () => {
	const hidden = view('checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered', {
		...BRAND,
		isCommissionDisplayed: false,
	});
	expect(hidden.facts.commissionPercent).toBeNull();
	expect(hidden.commission).toBeNull();
	expect(hidden.groups.flatMap(({ weeks }) => weeks).every(({ commissionMinor }) => commissionMinor === null)).toBe(
		true,
	);
});

test.each([
	['', 'general'],
	['tab=conditions', 'conditions'],
	['tab=conditions&checkIn=2027-01-09', 'conditions'],
	['checkIn=2027-01-09', 'availability'],
	['season=2027-s', 'availability'],
	['tab=nonsense', 'general'],
] as const)('the address ?%s opens %s', (query, tab) => {
	expect(readPropertyTab(new URLSearchParams(query))).toBe(tab);
});

describe('the permitted actions of a property', () => {
	const agency = { verification: 'verified' } as Actor['agency'];
	const actor = (changes: Partial<Actor>) => ({ role: 'agent', agency, ...changes }) as Actor;
	test.each([
		['an agent', actor({}), true, true],
		['a supervisor', actor({ role: 'supervisorAgent' }), true, true],
		['a lifestyle agent', actor({ role: 'amex_lifestyleAgent' }), false, true],
		[
			'an agent of an unverified agency',
			actor({ agency: { verification: 'pending' } as unknown as Actor['agency'] }),
			false,
			false,
		],
		['an admin', actor({ role: 'admin', agency: null }), false, false],
		['an admin who acts for an agency', actor({ role: 'admin', isActing: true }), true, true],
		['an operator', actor({ role: 'operator', agency: null }), false, false],
	])('%s', (_, who, canBook, canSave) => {
		expect(tradeRights(who)).toEqual({ canBook, canSave });
	});
});
