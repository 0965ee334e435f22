import { expect, it } from 'vitest';
import { partiesWords, pricesWords, spanWords } from '~/components/proposal/client/client-words';
import { plainDate } from '~/domain/date/plain-date';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import { serverTexts } from '~/locales/server';
import { SAMPLE_OPTION as OPTION } from './sample-option';

const OTHERS: SnapshotOption[] = [
	{ ...OPTION, key: 'b', clientMinor: 1_684_800, stay: { ...OPTION.stay, checkIn: plainDate('2027-01-30') } },
	{ ...OPTION, key: 'c', currency: 'CHF', clientMinor: 533_582, party: { adults: 2, children: 1, childrenAges: [6] } },
];
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ');
const texts = (language: 'en' | 'de') => serverTexts(language).getFixedT(language, ['proposal']);

it.each([
	['en', 1, 'EUR 23 650', '4 adults', '6 – 13 Feb 2027'],
	['en', 2, 'EUR 16 848 to 23 650', '4 adults', '30 Jan – 13 Feb 2027'],
	['en', 3, 'EUR 16 848 to 23 650, CHF 5 335,82', '4 adults or 2 adults, 1 child (6)', '30 Jan – 13 Feb 2027'],
	[
		'de',
		3,
		'EUR 16 848 bis 23 650, CHF 5 335,82',
		'4 Erwachsene oder 2 Erwachsene, 1 Kind (6)',
		'30. Jan. – 13. Feb. 2027',
	],
] as const)('in %s, %i options at a glance: %s', (language, count, prices, parties, span) => {
	const options = [OPTION, ...OTHERS].slice(0, count);
	const t = texts(language);
	expect(plain(pricesWords(t, options))).toBe(prices);
	expect(plain(partiesWords(t, { options, language }))).toBe(parties);
	expect(plain(spanWords({ options, language }))).toBe(span);
});
