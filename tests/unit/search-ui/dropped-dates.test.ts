import { expect, test } from 'vitest';
import { resultTexts } from '~/components/search/result-texts';
import { droppedWords } from '~/components/search/search-view';
import { plainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';

const TODAY = plainDate('2026-11-20');

test.each([
	['checkIn=2026-01-03&checkOut=2026-01-10', /past or not valid/],
	['checkIn=2026-02-30&checkOut=2027-01-10', /past or not valid/],
	['checkOut=2026-01-10', /past or not valid/],
	['checkIn=2027-01-16&checkOut=2027-01-09', /not a valid day after the check-in/],
	['checkIn=2027-01-16&checkOut=2027-01-16', /not a valid day after the check-in/],
	['checkIn=2027-01-16&checkOut=2027-01-23', null],
	['checkIn=&checkOut=', null],
	['', null],
])('%s', (query, words) => {
	const said = droppedWords(parseSearchFilter(new URLSearchParams(query), TODAY), resultTexts('en'));
	if (words === null) expect(said).toBeNull();
	else expect(said).toMatch(words);
});
