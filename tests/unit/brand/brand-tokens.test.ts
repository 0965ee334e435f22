import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { brandProfile } from '~/domain/brand/brand-profile';
import { BRAND_TOKENS, type BrandTokens, brandTokens } from '~/domain/brand/brand-tokens';
import { color } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { BRAND_PROFILES, CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { TEXT_PAIRS } from './text-pairs';

function failures(tokens: BrandTokens): string[] {
	return TEXT_PAIRS.flatMap(([text, ground, least]) => {
		const ratio = contrast(color(tokens[text]), color(tokens[ground]));
		return ratio >= least
			? []
			: [`${text} ${tokens[text]} on ${ground} ${tokens[ground]}: ${ratio.toFixed(2)} of ${least}`];
	});
}

test('the consumer tokens are the drawn ones', () => {
	expect(brandTokens(CONSUMER_BRAND)).toMatchObject({
		main: '#122020',
		accent: '#ab8157',
		'accent-ink': '#7d5730',
		'accent-on-dark': '#cfae87',
		light1: '#f1ebdf',
		light2: '#e5ddc9',
		paper: '#f8f5ef',
		sheet: '#fffdf9',
		ink2: '#56605d',
		price: '#4c4c4c',
		line: '#ddd4c3',
		'line-2': '#cbbfa9',
		field: '#8a8071',
		ok: '#2f6b4a',
		err: '#9b2c1f',
		'err-bg': '#f8ebe6',
		dim: '#b9c2bf',
		'accent-hover': '#b98f64',
		'main-hover': '#1d2e2d',
		'row-hover': '#f6efe2',
	});
});

describe.each(BRAND_PROFILES.map((profile) => [profile.key, profile] as const))('%s', (_key, profile) => {
	test('sets every token and nothing else', () => {
		expect(Object.keys(brandTokens(profile)).sort()).toEqual([...BRAND_TOKENS].sort());
	});
	test('every text pair reaches WCAG AA', () => {
		expect(failures(brandTokens(profile))).toEqual([]);
	});
});

test('any colours an agency may choose are repaired to WCAG AA', () => {
	const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
	fc.assert(
		fc.property(hex, fc.option(hex), hex, (main, accentOnMain, accent) => {
			const profile = withCorporateDesign(DEFAULT_BRAND, { colors: { main, accentOnMain }, theme: 'colorful' });
			expect(failures(brandTokens(profile))).toEqual([]);
			expect(
				failures(brandTokens(brandProfile({ key: 'x', name: 'X', colors: { main, accent, hover: accent } }))),
			).toEqual([]);
		}),
	);
});

test('a profile with a broken colour does not load', () => {
	expect(() => brandProfile({ key: 'x', name: 'X', colors: { main: 'tomato' } })).toThrow(ZodError);
	const broken = { ...DEFAULT_BRAND, colors: { ...DEFAULT_BRAND.colors, main: 'tomato' } };
	expect(() => brandTokens(broken)).toThrow(RangeError);
});
