import { expect, test } from 'vitest';
import { chooseProperties } from '~/domain/hand-picked/choose-properties';

/** `AT.lech.1` is a property in Lech, Austria. */
const properties = (text: string) =>
	text.split(' ').map((id) => {
		const [country = '', place = ''] = id.split('.');
		return { id, country, place };
	});

test.each([
	[
		'the best where all differ',
		'AT.lech.1 CH.verbier.1 FR.megeve.1 IT.cortina.1',
		3,
		'AT.lech.1 CH.verbier.1 FR.megeve.1',
	],
	['no place twice', 'AT.lech.1 AT.lech.2 CH.verbier.1 FR.megeve.1', 3, 'AT.lech.1 CH.verbier.1 FR.megeve.1'],
	[
		'no country a third time',
		'FR.megeve.1 FR.meribel.1 FR.chamonix.1 AT.lech.1 IT.cortina.1',
		4,
		'FR.megeve.1 FR.meribel.1 AT.lech.1 IT.cortina.1',
	],
	['then another place of a country', 'FR.a.1 FR.a.2 FR.b.1 FR.c.1', 3, 'FR.a.1 FR.b.1 FR.c.1'],
	['then another house of a place', 'FR.a.1 FR.a.2 FR.b.1', 3, 'FR.a.1 FR.b.1 FR.a.2'],
	['all there are', 'FR.a.1 FR.a.2', 5, 'FR.a.1 FR.a.2'],
])('%s', (_, candidates, count, expected) => {
	expect(chooseProperties(properties(candidates), count).map(({ id }) => id)).toEqual(expected.split(' '));
});

test('nothing of nothing', () => {
	expect(chooseProperties([], 5)).toEqual([]);
});
