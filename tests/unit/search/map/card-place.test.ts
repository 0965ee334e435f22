import { describe, expect, it } from 'vitest';
import { cardPlace } from '~/components/search/map/card-place';

const MAP = { width: 560, height: 900 };
const CARD = { width: 272, height: 280 };

describe('cardPlace', () => {
	const cases: [name: string, pin: { x: number; y: number }, bottom: number, place: { x: number; y: number }][] = [
		['below its pin', { x: 280, y: 200 }, 900, { x: 144, y: 212 }],
		['above it where there is no room below', { x: 280, y: 700 }, 900, { x: 144, y: 374 }],
		['above it where the window ends', { x: 280, y: 500 }, 700, { x: 144, y: 174 }],
		['at the bottom where there is room neither way', { x: 280, y: 250 }, 500, { x: 144, y: 176 }],
		['within the left edge', { x: 10, y: 200 }, 900, { x: 12, y: 212 }],
		['within the right edge', { x: 555, y: 200 }, 900, { x: 276, y: 212 }],
		['in sight though its pin is not', { x: 280, y: -300 }, 900, { x: 144, y: 12 }],
		['at the top of a map that is too low for it', { x: 280, y: 100 }, 200, { x: 144, y: 12 }],
	];
	it.each(cases)('stands %s', (_, pin, bottom, place) => {
		expect(cardPlace({ map: MAP, bottom, pin, card: CARD })).toEqual(place);
	});
});
