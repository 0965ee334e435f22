import { describe, expect, test } from 'vitest';
import { compareFacilities } from '~/domain/shortlist/compare-facilities';
import { nearestLift } from '~/domain/shortlist/nearest-lift';

describe('compareFacilities', () => {
	test.each([
		['none', [], { common: [], own: [] }],
		['of one house all is its own', [['Pool', 'Sauna']], { common: [], own: [['Pool', 'Sauna']] }],
		[
			'what two share',
			[
				['Pool', 'Sauna', 'Wifi'],
				['Sauna', 'Wifi', 'Lift'],
			],
			{ common: ['Sauna', 'Wifi'], own: [['Pool'], ['Lift']] },
		],
		[
			'what three do not share',
			[['Pool'], ['Pool', 'Sauna'], ['Sauna']],
			{ common: [], own: [['Pool'], ['Pool', 'Sauna'], ['Sauna']] },
		],
	])('%s', (_, properties, expected) => expect(compareFacilities(properties)).toEqual(expected));
});

describe('nearestLift', () => {
	const far = (nameEn: string, metres: number) => ({ nameEn, name: `${nameEn} de`, metres });
	test.each([
		['nothing told', [], null],
		['a village has no lift', [far('Village centre', 100), far('Geneva airport', 90_000)], null],
		['the nearest of several', [far('Praz gondola', 390), far('Nearest piste', 80), far('Ski school', 10)], 80],
		['a cable car', [far('Rüfikopf cable car', 470)], 470],
		['a chairlift', [far('Sessellift', 1), far('Suvretta chairlift', 250)], 250],
		['lifts by their plural', [far('La Croisette lifts', 120)], 120],
	])('%s', (_, distances, metres) => expect(nearestLift(distances)?.metres ?? null).toBe(metres));
	test('is in the language of the page', () => {
		expect(nearestLift([far('Praz gondola', 390)])).toEqual({ to: 'Praz gondola de', metres: 390 });
	});
});
