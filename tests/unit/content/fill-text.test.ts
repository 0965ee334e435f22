import { describe, expect, test } from 'vitest';
import { contentHtml } from '~/domain/content/content-html.server';
import { fillText } from '~/domain/content/fill-text';
import { wordsOfBrand } from '~/domain/content/words-of-brand';
import { BRAND_PROFILES, CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';

describe('the words of a brand', () => {
	test('are those of its profile, the country in the language', () => {
		expect(wordsOfBrand(CONSUMER_BRAND, 'de')).toEqual({
			brand: 'Firnlicht',
			company: 'Firnlicht Reisen GmbH',
			street: 'Seepromenade 14',
			town: '6900 Bregenz',
			country: 'Österreich',
			register: 'FN 482915k, Landesgericht Feldkirch',
			vatId: 'ATU74829156',
			email: 'info@firnlicht.example',
			phone: '+43 5574 900 420',
			phoneDigits: '+435574900420',
		});
		expect(wordsOfBrand(CONSUMER_BRAND, 'en').country).toBe('Austria');
	});

	test.each(BRAND_PROFILES.map((brand) => [brand.key, brand] as const))('%s leaves none of them out', (_key, brand) => {
		for (const language of ['en', 'de'] as const) {
			expect(Object.values(wordsOfBrand(brand, language)).filter((word) => word.trim() === '')).toEqual([]);
		}
		expect(brand.postalAddress.split(', ')).toHaveLength(4);
	});

	test('stand in links, headings and sentences, escaped where they are HTML', () => {
		const words = wordsOfBrand({ ...CONSUMER_BRAND, postalAddress: 'A & <B>, Street 1, 6900 Town, Italy' }, 'en');
		const frontMatter = {
			title: 'By {{company}}',
			description: 'd',
			heading: 'Of {{brand}}',
			updated: '2026-11-20',
			layout: 'story' as const,
			contact: true,
		};
		const filled = fillText(
			{
				frontMatter,
				...contentHtml('[{{phone}}](tel:{{phoneDigits}})\n\n## {{company}}\n\n{{company}}'),
				questions: [],
			},
			words,
		);
		expect(filled.frontMatter.title).toBe('By A & <B>');
		expect(filled.intro).toContain('href="tel:+435574900420"');
		expect(filled.intro).toContain('>+43 5574 900 420</a>');
		expect(filled.sections[0]).toMatchObject({ heading: 'A & <B>', html: '<p>A &amp; &lt;B&gt;</p>' });
	});
});
