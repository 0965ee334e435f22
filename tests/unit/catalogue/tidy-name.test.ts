import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyName } from '#db/catalogue/mapping/tidy-name';

test.each([
	['Chalet Enzian', 'Chalet Enzian'],
	['❤️ Chalet Rouge Cœur ❤️ et sa vue', 'Chalet Rouge Cœur et sa vue'],
	['★★★ Appartement familial ★★★', 'Appartement familial'],
	['Best Villars View 🎿✨', 'Best Villars View'],
	['Appartement Le Castel 1 ***', 'Appartement Le Castel 1'],
	['Studio ***, Tambour no 7', 'Studio, Tambour no 7'],
	['Large 5* Apartment With Pool,  4 Bedrooms', 'Large 5* Apartment With Pool, 4 Bedrooms'],
	['ELEGANT AND COMFORTABLE CHALET', 'Elegant And Comfortable Chalet'],
	['CHALET A LA MONTAGNE - Villars', 'Chalet A La Montagne - Villars'],
	['GRYON Chalet: skiing', 'Gryon Chalet: skiing'],
	['NEW 3BD villa with SPA', 'NEW 3BD villa with SPA'],
	['180° Mountain view', '180° Mountain view'],
	['1 pièce studio\n120m des télécabines', '1 pièce studio 120m des télécabines'],
	['Chalet ,vallée de l’Hongrin', 'Chalet, vallée de l’Hongrin'],
	['Independent Apartment独立出入', 'Independent Apartment独立出入'],
	[
		'Bright apartment (3 bedrooms) to up to 10 people near the cable car of Leysin (5 minutes) - 000031',
		'Bright apartment (3 bedrooms) to up to 10 people near the cable car of Leysin',
	],
	['🎿', ''],
])('%s becomes %s', (name, tidy) => {
	expect(tidyName(name)).toBe(tidy);
});

test('never longer than 80, never with signs, and tidy stays tidy', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
			const tidy = tidyName(name);
			expect(tidy.length).toBeLessThanOrEqual(80);
			expect(tidy).not.toMatch(/\p{Extended_Pictographic}|\s{2}|[\r\n]/u);
			expect(tidyName(tidy)).toBe(tidy);
		}),
	);
});
