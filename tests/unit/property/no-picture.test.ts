import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroGallery } from '~/components/property/hero-gallery';

test('a property without pictures shows a drawing and says that pictures follow', () => {
	const page = renderToStaticMarkup(createElement(HeroGallery, { name: 'Chalet Arve', pictures: [] }));
	const drawing = /src="(\/scenes\/[^"]+)"/.exec(page)?.[1] ?? '';
	expect(existsSync(join(import.meta.dirname, '..', '..', '..', 'public', drawing))).toBe(true);
	expect(drawing).not.toBe('');
	expect(page).toMatch(/<span[^>]*>[^<]+<\/span>/);
});
