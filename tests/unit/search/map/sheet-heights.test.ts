import { describe, expect, it } from 'vitest';
import { heightBeside, nextHeight, restingHeight, type SheetHeight } from '~/components/search/map/sheet-heights';

const OFFSETS = { full: 0, card: 400, title: 560 };

describe('restingHeight', () => {
	const cases: [at: number, velocity: number, height: SheetHeight][] = [
		[0, 0, 'full'],
		[190, 0, 'full'],
		[210, 0, 'card'],
		[470, 0, 'card'],
		[490, 0, 'title'],
		[600, 0, 'title'],
		[300, -2, 'full'],
		[50, 2, 'card'],
		[300, 2, 'title'],
	];
	it.each(cases)('of a sheet let go at %i px with %d px a millisecond is %s', (at, velocity, height) => {
		expect(restingHeight(OFFSETS, at, velocity)).toBe(height);
	});
});

describe('steps', () => {
	it.each<[SheetHeight, SheetHeight, SheetHeight, SheetHeight]>([
		['title', 'title', 'card', 'card'],
		['card', 'title', 'full', 'full'],
		['full', 'card', 'full', 'card'],
	])('from %s lead down to %s, up to %s, by the button to %s', (from, down, up, next) => {
		expect([heightBeside(from, -1), heightBeside(from, 1), nextHeight(from)]).toEqual([down, up, next]);
	});
});
