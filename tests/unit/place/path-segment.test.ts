import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathSegment } from '~/domain/place/path-segment';

test.each([
	['Lech', 'lech'],
	['St. Moritz', 'st-moritz'],
	['St. Anton', 'st-anton'],
	['Val d’Isère', 'val-d-isere'],
	["Val d'Isère", 'val-d-isere'],
	["Cortina d'Ampezzo", 'cortina-d-ampezzo'],
	['Megève', 'megeve'],
	['Mege\u0300ve', 'megeve'],
	['Méribel', 'meribel'],
	['Saint-Martin-de-Belleville', 'saint-martin-de-belleville'],
	['Courchevel 1850', 'courchevel-1850'],
	['Kitzbühel', 'kitzbuehel'],
	['Kitzbu\u0308hel', 'kitzbuehel'],
	['Österreich', 'oesterreich'],
	['Große Scheidegg', 'grosse-scheidegg'],
	['Chalet  A & B', 'chalet-a-b'],
	['Le Cœur – Nord', 'le-coeur-nord'],
	['No. 1 / 2', 'no-1-2'],
	['Studio 4.5 pièces', 'studio-4-5-pieces'],
	['2,5 Zimmer.', '2-5-zimmer'],
	['../../etc', 'etc'],
	['<script>', 'script'],
	['東京', ''],
	[' - ', ''],
	['', ''],
])('%s is %s', (name, segment) => {
	expect(pathSegment(name)).toBe(segment);
});

test('always a clean segment, and folding it again changes nothing', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (name) => {
			const segment = pathSegment(name);
			expect(segment).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
			expect(pathSegment(segment)).toBe(segment);
		}),
	);
});
