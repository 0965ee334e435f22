import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { candidatesStatement, listHandPicked } from '~/domain/hand-picked/list-hand-picked.server';
import { startSearch, type TestSearch } from '../search/small-catalogue';

let search: TestSearch;
beforeAll(async () => {
	search = await startSearch([
		{
			name: 'Aurikel',
			place: 'lech',
			rank: 1,
			stays: [
				['2027-01-09', '2027-01-16', { catered: ['available', 30_000], self_catered: ['available', 21_000] }],
				['2027-01-16', '2027-01-23', { catered: ['sold', 9_000] }],
				['2027-01-23', '2027-01-30', { catered: ['on_request', 8_000] }],
				['2027-02-06', '2027-02-13', { catered: ['available', null] }],
				['2027-03-06', '2027-03-09', { catered: ['available', 5_000] }],
				['2027-07-03', '2027-07-10', { catered: ['available', 7_000] }],
			],
		},
		{
			name: 'Second of Lech',
			place: 'lech',
			rank: 2,
			stays: [['2027-01-09', '2027-01-16', { catered: ['available', 1] }]],
		},
		{
			name: 'Summer only',
			place: 'kitzbuehel',
			rank: 3,
			stays: [['2027-07-03', '2027-07-10', { catered: ['available', 2_900] }]],
		},
		{
			name: 'On request',
			place: 'verbier',
			rank: 4,
			currency: 'CHF',
			stays: [['2027-02-06', '2027-02-13', { self_catered: ['on_request', 12_000] }]],
		},
		{
			name: 'Sold',
			place: 'val-d-isere',
			rank: 5,
			stays: [['2027-01-09', '2027-01-16', { catered: ['sold', 10_000] }]],
		},
	]);
});
afterAll(() => search.stop());

const on = (today: string, count: number) => listHandPicked({ ctx: { ...search.ctx, today: plainDate(today) }, count });
const told = ({ properties }: Awaited<ReturnType<typeof on>>) =>
	properties.map(
		({ name, week }) =>
			`${name}, ${week.checkIn}, ${week.serviceLevel}, ${week.price.minor / 100} ${week.price.currency}`,
	);

it('shows in November the best properties of different places, each with its cheapest open week of the winter', async () => {
	const picked = await on('2026-11-20', 2);
	expect(picked.season).toMatchObject({ name: 'winter', year: 2026 });
	expect(told(picked)).toEqual([
		'Aurikel, 2027-01-09, self_catered, 21000 EUR',
		'On request, 2027-02-06, self_catered, 12000 CHF',
	]);
	expect(picked.properties.map(({ week }) => week.isOnRequest)).toEqual([false, true]);
	expect(picked.summerFrom).toMatchObject({ checkIn: '2027-07-03', price: { minor: 290_000, currency: 'EUR' } });
});

it('shows in April those of the summer, and in a late winter no week that has begun', async () => {
	expect(told(await on('2027-04-10', 5))).toEqual([
		'Aurikel, 2027-07-03, catered, 7000 EUR',
		'Summer only, 2027-07-03, catered, 2900 EUR',
	]);
	expect(told(await on('2027-01-09', 2))).toEqual([
		'Aurikel, 2027-01-23, catered, 8000 EUR',
		'On request, 2027-02-06, self_catered, 12000 CHF',
	]);
});

it('goes on to the next season where nothing is left of the one in view, and says nothing where nothing is left at all', async () => {
	expect((await on('2027-02-10', 5)).season).toMatchObject({ name: 'summer', year: 2027 });
	const none = await on('2030-01-01', 5);
	expect(none.properties).toEqual([]);
	expect(none.summerFrom).toBeNull();
});

it('reads no table from end to end', async () => {
	const { sql, args } = candidatesStatement({ from: plainDate('2026-12-01'), until: plainDate('2027-04-24') });
	const { rows } = await search.db.$client.execute({ sql: `explain query plan ${sql}`, args });
	const plan = rows.map(({ detail }) => String(detail));
	expect(plan.filter((line) => /^SCAN (f|p|r)\b/.test(line))).toEqual([]);
});
