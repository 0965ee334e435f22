import { expect, test } from 'vitest';
import { priceStep, yearStripHtml } from '~/components/property/year-strip-html';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { yearWeeks } from '~/domain/property/year-weeks';

const day = (date: string) => toEpochDay(plainDate(date));
const text = {
	language: 'en',
	currency: 'EUR',
	guests: { adults: 4, children: 1, babies: 0 },
	closed: 'House closed',
	priceOnRequest: 'Price on request',
	holidays: { christmas: 'Christmas', newYear: 'New Year', february: 'February holidays', easter: 'Easter' },
} as const;
const today = plainDate('2026-11-20');

/** The tables as written, no-break spaces as spaces. */
function tables(stays: StayTuple[], levels: number[], chosen: Parameters<typeof yearStripHtml>[1]) {
	const html = yearStripHtml(yearWeeks(stays, levels, today), chosen, text).replaceAll('\u00a0', ' ');
	return html.split('</table>').slice(0, -1);
}

test('a cell is a link with a full label; sold, on request and chosen are marked; gaps are one cell', () => {
	const stays: StayTuple[] = [
		[day('2026-11-21'), 7, 2, 0, 2_880_000],
		[day('2026-11-28'), 7, 2, 2, 3_000_000],
		[day('2026-12-05'), 7, 2, 1, null],
		[day('2026-12-12'), 7, 2, 1, 4_000_000],
	];
	const [first = ''] = tables(stays, [2], { checkInDay: day('2026-11-21'), nights: 7, level: 2 });
	const query = (from: string, to: string) =>
		`href="?checkIn=${from}&amp;checkOut=${to}&amp;adults=4&amp;children=1&amp;serviceLevel=catered#availabilities" rel="nofollow"`;
	expect(first.slice(first.indexOf('<tbody>'))).toBe(
		[
			'<tbody><tr><th scope="row">Catered</th>',
			`<td class="f l"><a ${query('2026-11-21', '2026-11-28')} class="h0" aria-current="true" aria-label="21 – 28 Nov 2026, Catered, 28 800 EUR, Available">28 800</a></td>`,
			`<td><a ${query('2026-11-28', '2026-12-05')} class="s" aria-label="28 Nov – 5 Dec 2026, Catered, Fully booked"></a></td>`,
			`<td><a ${query('2026-12-05', '2026-12-12')} class="n r" aria-label="5 – 12 Dec 2026, Catered, Price on request, On request"></a></td>`,
			`<td><a ${query('2026-12-12', '2026-12-19')} class="h4 r" aria-label="12 – 19 Dec 2026, Catered, 40 000 EUR, On request">40 000</a></td>`,
			'<td colspan="9" class="x w">House closed</td></tr></tbody>',
		].join(''),
	);
});

test('four tables of 13 weeks, each named by its dates, every row as wide as the weeks', () => {
	const stays: StayTuple[] = [
		[day('2026-12-19'), 7, 0, 0, 100],
		[day('2027-02-13'), 14, 0, 0, 900],
		[day('2027-02-13'), 7, 2, 0, 700],
		[day('2027-07-03'), 7, 2, 2, 300],
	];
	const found = tables(stays, [0, 2], { checkInDay: day('2027-02-13'), nights: 14, level: 0 });
	expect(found.map((table) => /<caption>(.*)<\/caption>/.exec(table)?.[1])).toEqual([
		'21 Nov 2026 – 20 Feb 2027',
		'20 Feb – 22 May 2027',
		'22 May – 21 Aug 2027',
		'21 Aug – 20 Nov 2027',
	]);
	for (const table of found)
		for (const [, row = ''] of table.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)) {
			const cells = [...row.matchAll(/<t[hd]((?: [a-z]+="[^"]*")*)>/g)];
			const width = cells.reduce(
				(sum, [, attributes = '']) => sum + Number(/colspan="(\d+)"/.exec(attributes)?.[1] ?? 1),
				0,
			);
			expect(width).toBe(14);
		}
});

test('a half year in which the property is closed all through is a sentence', () => {
	const html = yearStripHtml(yearWeeks([[day('2027-07-03'), 7, 0, 0, 100]], [0], today), null, text);
	expect(html).toMatch(/^<p>21 Nov 2026 – 22 May 2027: House closed<\/p><table>/);
	expect(html.match(/<table/g)).toHaveLength(2);
});

test('a chosen fortnight is framed at its two ends, over a gap and from one table to the next', () => {
	const stays: StayTuple[] = [
		[day('2027-02-13'), 14, 0, 0, 900],
		[day('2027-02-20'), 7, 2, 0, 700],
	];
	const [before = '', after = ''] = tables(stays, [0, 2], { checkInDay: day('2027-02-13'), nights: 14, level: 0 });
	expect(before.match(/<td[^>]*class="[^"]*\b[fl]\b[^"]*"/g)).toEqual(['<td class="f"', '<td colspan="1" class="x f"']);
	expect(after.match(/<td[^>]*class="[^"]*\b[fl]\b[^"]*"/g)).toEqual(['<td class="l"', '<td class="l"']);
	expect(before).toContain('<th scope="col" class="c">13</th>');
	expect(after).toContain('<th scope="col" class="c">20</th>');
});

test('holidays stand over the weeks in which the property is open, and are said once where two tables meet', () => {
	const weeks = ['2026-12-19', '2026-12-26', '2027-02-13', '2027-02-20', '2027-07-03'];
	const found = tables(
		weeks.map((date) => [day(date), 7, 0, 0, 100] as const),
		[0],
		null,
	);
	const holidays = found.map((table) =>
		[...table.matchAll(/<td colspan="(\d+)"( class="[ek]")?><span>([^<]*)/g)].map(([, ...found]) => found),
	);
	expect(holidays).toEqual([
		[
			['2', undefined, 'Christmas, New Year'],
			['2', ' class="e"', 'February holidays'],
		],
		[['1', ' class="k"', 'February holidays']],
		[],
		[],
	]);
	expect(found.map((table) => table.includes('<tr class="o z">'))).toEqual([false, false, true, true]);
});

test.each([
	[100, 0],
	[279, 0],
	[280, 1],
	[819, 3],
	[820, 4],
	[1000, 4],
])('a price of %i between 100 and 1000 is tone %i', (price, step) => {
	expect(priceStep(price, { least: 100, most: 1000 })).toBe(step);
});

test('one price for the whole year is the lightest tone', () => {
	expect(priceStep(500, { least: 500, most: 500 })).toBe(0);
});
