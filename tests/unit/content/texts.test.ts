import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources } from '~/content/vite-content';
import { checkContent, errorLines } from '~/domain/content/check-content.server';
import { addressesOf, languagesOf } from '~/domain/content/content-page';
import { CONTENT_PAGES } from '~/domain/content/content-pages';
import { SCENES } from '~/domain/content/scenes';
import { resolveLanguage } from '~/domain/language/resolve-language';
import { findRepeats, passagesOf } from './find-repeats';

const { files, errors } = checkContent(CONTENT_PAGES, readSources(resolve('.')));

describe('the texts of the site', () => {
	test('are all there and free of errors', () => {
		expect(errorLines(errors)).toBe('');
		expect(files.length).toBe(CONTENT_PAGES.reduce((sum, page) => sum + languagesOf(page).length, 0));
	});

	test.each(['en', 'de'])('say nothing twice in %s', (language) => {
		const ofLanguage = files.filter(({ file }) => file.endsWith(`.${language}.md`));
		const passages = ofLanguage.flatMap(passagesOf);
		expect(passages.length).toBeGreaterThan(ofLanguage.length * 3);
		const repeats = findRepeats(passages);
		expect(repeats.map(({ first, again }) => `${again.file}:${again.line} is ${first.file}:${first.line}`)).toEqual([]);
	});
});

test.each(Object.entries(SCENES))('the scene %s is there in every width', (name, { widths, width }) => {
	expect(Math.max(...widths)).toBe(width);
	for (const each of widths) {
		for (const type of ['avif', 'jpg'])
			expect(existsSync(`public/scenes/${name}-${each}.${type}`), `${each}.${type}`).toBe(true);
	}
});

test('every address belongs to one page, and is of its language', () => {
	const addresses = CONTENT_PAGES.flatMap(addressesOf);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const { paths } of CONTENT_PAGES) {
		if (paths.en === paths.de) continue;
		for (const language of languagesOf({ paths })) {
			const pathname = paths[language] ?? '';
			for (const cookie of ['en', 'de']) {
				const found = resolveLanguage({
					pathname,
					query: null,
					cookie,
					acceptLanguage: null,
					host: 'firnlicht.example',
				});
				expect(found, `${pathname} for a visitor who prefers ${cookie}`).toBe(language);
			}
		}
	}
});
