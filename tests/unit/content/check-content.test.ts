import { describe, expect, test } from 'vitest';
import { checkContent, errorLines } from '~/domain/content/check-content.server';
import type { ContentPage } from '~/domain/content/content-page';
import { findRepeats, passagesOf } from './find-repeats';

const PAGE: ContentPage = { kind: 'page', slug: 'pass', paths: { en: '/pass', de: '/pass' } };

const HEAD = {
	title: 'Over the pass',
	description: 'How one gets over the pass in winter, and who clears the road when it has snowed overnight.',
	heading: 'Over the pass',
	updated: '2026-11-20',
};
const GERMAN = {
	...HEAD,
	title: 'Über den Pass',
	description: 'Wie man im Winter über den Pass kommt, und wer die Straße räumt, wenn es nachts geschneit hat.',
};

const text = (head: Record<string, string>, body = '\nThe road is open.\n') =>
	`---\n${Object.entries(head)
		.map(([key, value]) => `${key}: ${value}`)
		.join('\n')}\n---\n${body}`;

const EN = 'app/content/pass.en.md';
const DE = 'app/content/pass.de.md';
const SOUND = { [EN]: text(HEAD), [DE]: text(GERMAN, '\nDie Straße ist offen.\n') };

describe('a text', () => {
	test('is sound', () => {
		expect(checkContent([PAGE], SOUND).errors).toEqual([]);
	});

	test.each<[string, Record<string, string | undefined>, string]>([
		['missing in a language', { [DE]: undefined }, `${DE}:1: is missing, and /pass wants it`],
		['of no page', { 'app/content/passs.en.md': text(HEAD) }, 'app/content/passs.en.md:1: belongs to no page'],
		['without front matter', { [EN]: 'The road is open.' }, `${EN}:1: begins with no front matter`],
		['with a key that is none', { [EN]: text({ ...HEAD, Author: 'me' }) }, `${EN}:6: Author is no key of a text`],
		['without a description', { [EN]: text({ ...HEAD, description: '' }) }, `${EN}:3: description: `],
		[
			'with a description too short',
			{ [EN]: text({ ...HEAD, description: 'A pass.' }) },
			`${EN}:3: description: needs`,
		],
		['of no day', { [EN]: text({ ...HEAD, updated: '2026-02-30' }) }, `${EN}:5: updated: is not a day`],
		['whose YAML is broken', { [EN]: text({ ...HEAD, heading: '"Over' }) }, `${EN}:5: Missing closing "quote`],
		[
			'with the title of another',
			{ [DE]: text({ ...GERMAN, title: HEAD.title }) },
			'title: is that of app/content/pass.en.md:2',
		],
		[
			'with the description of another',
			{ [DE]: text({ ...GERMAN, description: HEAD.description }) },
			':3: description: is that of',
		],
		['with raw HTML', { [EN]: text(HEAD, '\nOne.\n\n<b>Two</b>\n') }, `${EN}:10: raw HTML`],
		['with raw HTML in a line', { [EN]: text(HEAD, '\nOne <b>two</b>.\n') }, `${EN}:8: raw HTML`],
		['with a picture', { [EN]: text(HEAD, '\n![a](/b.jpg)\n') }, `${EN}:8: pictures stand`],
		['with a first-level heading', { [EN]: text(HEAD, '\n# One\n') }, `${EN}:8: the first level`],
		['that skips a level', { [EN]: text(HEAD, '\n## One\n\n#### Two\n') }, `${EN}:10: skips a level`],
		[
			'with a word no brand has',
			{ [EN]: text(HEAD, '\nCall {{fax}}.\n') },
			`${EN}:8: {{fax}} is none of brand, company`,
		],
		['without words', { [EN]: text(HEAD, '\n') }, `${EN}:7: has no words`],
	])('%s is refused with its file and line', (_name, change, error) => {
		const sources = Object.fromEntries(
			Object.entries({ ...SOUND, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
		);
		const lines = errorLines(checkContent([PAGE], sources).errors);
		expect(lines).toContain(error);
	});
});

describe('repeats', () => {
	const passages = (...texts: string[]) => texts.map((each, line) => ({ file: EN, line, text: each }));
	const ONE =
		'Snow chains are needed on the last eight kilometres after a night of heavy snowfall, so we put them in the car.';
	const SAME = ONE.replace('eight kilometres', 'four kilometres').toUpperCase();
	const OTHER =
		'The train stops in Langen, where a driver waits on the platform and takes the luggage over to the car.';

	test('a copy is found, and one with another figure in it', () => {
		expect(findRepeats(passages(ONE, OTHER, ONE)).map(({ again }) => again.line)).toEqual([2]);
		expect(findRepeats(passages(ONE, OTHER, SAME)).map(({ first, again }) => [first.line, again.line])).toEqual([
			[0, 2],
		]);
	});

	test('different words and short labels are none', () => {
		expect(findRepeats(passages(ONE, OTHER, 'Zürich', 'Zürich', '90 minutes by car', '90 minutes by car'))).toEqual([]);
	});

	test('lists, tables, leads and answers are passages too', () => {
		const body = '\nA *first* part.\n\n- one point\n- two points\n\n| a | b |\n|---|---|\n| c | d |\n';
		const { files } = checkContent([PAGE], {
			...SOUND,
			[EN]: text({ ...HEAD, lead: 'A lead that is long enough to be one here.' }, body),
		});
		const english = files.find(({ file }) => file === EN);
		expect(english && passagesOf(english).map((passage) => [passage.line, passage.text])).toEqual([
			[6, 'A lead that is long enough to be one here.'],
			[9, 'A first part.'],
			[11, 'one point'],
			[11, 'two points'],
			[14, 'a'],
			[14, 'b'],
			[14, 'c'],
			[14, 'd'],
		]);
	});
});
