import { expect, test } from 'vitest';
import { matchedParts } from '~/components/search/matched-parts';

const marked = (label: string, typed: string) =>
	matchedParts(label, typed)
		.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
		.join('');

test.each([
	['Austria', 'au', '[Au]stria'],
	['Chalet Aurikel', 'Au', 'Chalet [Au]rikel'],
	['Aurach bei Kitzbühel', 'kitzbu', 'Aurach bei [Kitzbü]hel'],
	['Österreich', 'ost', '[Öst]erreich'],
	['St. Anton', 'st an', '[St]. [An]ton'],
	['Val d’Isère', "d'ise", 'Val [d]’[Isè]re'],
	['Lech', 'ech', 'Lech'],
	['Lech', '', 'Lech'],
	['Lech', '(', 'Lech'],
	['Me\u0301ribel', 'mér', '[Mér]ibel'],
])('%s, typed %j: %s', (label, typed, expected) => {
	expect(marked(label, typed)).toBe(expected);
});

test('nothing of a label is lost', () => {
	expect(
		matchedParts('Chalet Aube Claire', 'c a c')
			.map((part) => part.text)
			.join(''),
	).toBe('Chalet Aube Claire');
});
