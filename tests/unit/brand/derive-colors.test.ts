import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandProfile } from '~/domain/brand/brand-profile';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { color } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';
import { contrastReport } from '~/domain/brand/contrast-report';
import { deriveColors } from '~/domain/brand/derive-colors';
import { evaluateAccentColor, evaluateMainColor } from '~/domain/brand/evaluate-color';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { TEXT_PAIRS } from './text-pairs';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const derived = (main: string, accentOnMain: string | null = null) =>
	brandProfile({ key: 'x', name: 'X', colors: deriveColors({ main, accentOnMain }, DEFAULT_BRAND.colors) });
const ratio = (a: string, b: string) => contrast(color(a), color(b));

describe('deriveColors', () => {
	test.each([
		['one colour', '#1f4a44', null, { accent: '#ab8157', invertedFont: '#ffffff', heading: '#1f4a44' }],
		['an accent', '#1f4a44', '#d0a758', { accent: '#d0a758', accentOnMain: '#d0a758' }],
		['an accent too pale to be seen on paper', '#1f4a44', '#ffffff', { accentOnMain: '#ffffff', accent: '#b3b3b3' }],
		['an accent that is none', '#1f4a44', 'gold', { accentOnMain: null, accent: '#ab8157' }],
		['a pale main colour has dark text', '#f5d547', null, { invertedFont: '#3d3512' }],
	])('%s', (_name, main, accentOnMain, expected) => {
		expect(deriveColors({ main, accentOnMain }, DEFAULT_BRAND.colors)).toMatchObject(expected);
	});

	test('every text pair reaches WCAG AA for every choice', () => {
		fc.assert(
			fc.property(hex, fc.option(hex), (main, accentOnMain) => {
				const tokens = brandTokens(derived(main, accentOnMain));
				for (const [text, ground, least] of TEXT_PAIRS)
					expect(ratio(tokens[text], tokens[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
			}),
		);
	});

	test('a main colour that is none is a mistake of ours', () => {
		expect(() => deriveColors({ main: 'red' }, DEFAULT_BRAND.colors)).toThrow(RangeError);
	});
});

describe('evaluateMainColor', () => {
	const evaluate = (choice: string) => evaluateMainColor(choice, { accent: color('#ab8157'), before: '#122020' });
	test.each([
		['#1f4a44', { isLegible: true, error: null, nearest: '#1f4a44' }],
		['#5B1628', { isLegible: true, error: null, nearest: '#5b1628' }],
		['#000', { isLegible: true, error: null, nearest: '#000000' }],
		['#d4af37', { isLegible: false, error: 'illegible', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
		['#ffffff', { isLegible: false, error: 'illegible', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
		['gold', { isLegible: false, error: 'noColor', nearest: '#122020' }],
		['', { isLegible: false, error: 'noColor', nearest: '#122020' }],
	])('%s', (choice, verdict) => {
		expect(evaluate(choice)).toEqual(verdict);
	});

	test('the nearest is good itself, and then the headings are in the very colour that was chosen', () => {
		fc.assert(
			fc.property(hex, (choice) => {
				const { nearest, isLegible } = evaluate(choice);
				expect(evaluate(nearest).isLegible).toBe(true);
				expect(isLegible).toBe(nearest === choice);
				expect(ratio(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
			}),
		);
	});

	test('the nearest of an almost good one is almost that one', () => {
		const { nearest } = evaluate('#8a7a50');
		expect(ratio(nearest, '#8a7a50')).toBeLessThan(1.7);
	});
});

describe('evaluateAccentColor', () => {
	const evaluate = (choice: string) => evaluateAccentColor(choice, { main: color('#1f4a44'), before: '#cfae87' });
	test.each([
		['#e8c87a', { isLegible: true, error: null, nearest: '#e8c87a' }],
		['#2f6b64', { isLegible: false, error: 'illegible', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
		['#1f4a44', { isLegible: false, error: 'illegible', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
		['rgb(1,2)', { isLegible: false, error: 'noColor', nearest: '#cfae87' }],
	])('%s', (choice, verdict) => {
		expect(evaluate(choice)).toEqual(verdict);
		expect(ratio(evaluate(choice).nearest, '#1f4a44')).toBeGreaterThanOrEqual(4.5);
	});
});

describe('contrastReport', () => {
	test('the accent as small text is repaired, the accent itself stays', () => {
		const profile = derived('#1f4a44', '#d0a758');
		const rows = contrastReport(profile);
		expect(rows.map(({ pair }) => pair)).toEqual(['text', 'menu', 'accentOnMain', 'button', 'accentText', 'field']);
		const accent = rows.find(({ pair }) => pair === 'accentText');
		expect(accent).toMatchObject({ text: '#d0a758', repaired: { text: brandTokens(profile)['accent-ink'] } });
		expect(accent?.ratio).toBeLessThan(4.5);
	});
	test('after repair no pair falls short', () => {
		fc.assert(
			fc.property(hex, fc.option(hex), (main, accent) => {
				for (const { ratio: own, repaired, least, pair } of contrastReport(derived(main, accent)))
					expect(repaired?.ratio ?? own, pair).toBeGreaterThanOrEqual(least);
			}),
		);
	});
});
