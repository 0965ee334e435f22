import { expect, test } from 'vitest';
import { yearRowsHtml } from '~/components/property/year-strip-html';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { yearWeeks } from '~/domain/property/year-weeks';

const day = (date: string) => toEpochDay(plainDate(date));
const text = {
	language: 'en',
	currency: 'EUR',
	guests: { adults: 4, children: 1 },
	closed: 'House closed',
	priceOnRequest: 'Price on request',
} as const;

test('a cell is a link with a full label; sold, on request and chosen are marked; gaps are one element', () => {
	const stays: StayTuple[] = [
		[day('2026-11-21'), 7, 2, 0, 2_880_000],
		[day('2026-11-28'), 7, 2, 2, 3_000_000],
		[day('2026-12-05'), 7, 2, 1, null],
	];
	const weeks = yearWeeks(stays, [2], plainDate('2026-11-20'));
	const chosen = { checkInDay: day('2026-11-21'), nights: 7, level: 2 };
	const [html = ''] = yearRowsHtml(weeks, chosen, text);
	const query = (from: string, to: string) =>
		`href="?checkIn=${from}&amp;checkOut=${to}&amp;adults=4&amp;children=1&amp;serviceLevel=catered#availabilities"`;
	expect(html.replaceAll('\u00a0', ' ')).toBe(
		[
			`<a ${query('2026-11-21', '2026-11-28')} style="--h:0" aria-current="true" aria-label="21 – 28 Nov 2026, Catered, 28 800 EUR, Available"></a>`,
			`<a ${query('2026-11-28', '2026-12-05')} class="s" aria-label="28 Nov – 5 Dec 2026, Catered, Fully booked"></a>`,
			`<a ${query('2026-12-05', '2026-12-12')} class="r" aria-label="5 – 12 Dec 2026, Catered, Price on request, On request"></a>`,
			'<i style="grid-column:span 49">House closed</i>',
		].join(''),
	);
});
