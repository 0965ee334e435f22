import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { color } from '~/domain/brand/color';
import { contrast } from '~/domain/brand/contrast';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { BRAND_PROFILES, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const LOGO = 'http://127.0.0.1:9000/pictures/logos/0123456789abcdef0123456789abcdef-640x200.png';

test.each([
	['none', null],
	['nothing in it', {}],
	['a logo alone', { logoUrl: '/logos/a.png' }],
	['an accent alone', { colors: { accentOnMain: '#c48f78' }, theme: 'colorful' }],
	['a main colour that is none', { colors: { main: 'red;}' } }],
])('%s changes nothing', (_name, design) => {
	expect(withCorporateDesign(DEFAULT_BRAND, design)).toBe(DEFAULT_BRAND);
});

test('a main colour overrides the profile', () => {
	const profile = withCorporateDesign(DEFAULT_BRAND, {
		logoUrl: LOGO,
		colors: { main: 'rgb(91, 22, 40)', accentOnMain: '#C48F78' },
		theme: 'colorful',
	});
	expect(profile).toMatchObject({
		key: 'default',
		logoSrc: LOGO,
		logoOnMainSrc: null,
		logoSize: { width: 640, height: 200 },
		colors: { main: '#5b1628', heading: '#5b1628', accentOnMain: '#c48f78' },
		menuBar: { areColorsInverted: true, logoSrc: null },
		tones: {},
	});
});

test.each([
	['default', 'colorful', true],
	['default', 'plain', false],
	['default', null, false],
	['corvin', 'colorful', true],
	['corvin', 'plain', false],
	['corvin', null, true],
])('the bar of %s with the theme %s is inverted: %s', (key, theme, isInverted) => {
	const base = BRAND_PROFILES.find((profile) => profile.key === key) ?? DEFAULT_BRAND;
	for (const main of ['#1f4a44', String(base.colors.main)]) {
		const profile = withCorporateDesign(base, { colors: { main }, theme });
		expect(profile.menuBar.areColorsInverted).toBe(isInverted);
		const tokens = brandTokens(profile);
		expect(contrast(color(tokens['menu-font']), color(tokens['menu-ground']))).toBeGreaterThanOrEqual(4.5);
	}
});

test('an accent that is no colour is left out', () => {
	const profile = withCorporateDesign(DEFAULT_BRAND, { colors: { main: '#5b1628', accentOnMain: 'x' } });
	expect(profile.colors.accentOnMain).toBeNull();
});

test('a design without a logo keeps the logos of the profile, on both grounds', () => {
	const corvin = BRAND_PROFILES.find(({ key }) => key === 'corvin');
	if (!corvin) throw new Error('no such brand');
	const { logoSrc, logoOnMainSrc, logoSize } = corvin;
	expect(withCorporateDesign(corvin, { colors: { main: '#14293d' } })).toMatchObject({
		logoSrc,
		logoOnMainSrc,
		logoSize,
	});
});

test('the main colour of the profile itself leaves the profile as it was drawn', () => {
	const main = String(DEFAULT_BRAND.colors.main);
	const { colors, tones } = withCorporateDesign(DEFAULT_BRAND, { colors: { main }, theme: 'plain' });
	expect({ colors, tones }).toEqual({ colors: DEFAULT_BRAND.colors, tones: DEFAULT_BRAND.tones });
});

test('the ornament at the foot of documents is the brand’s, and gives way with its logo', () => {
	const brand = BRAND_PROFILES.find(({ key }) => key === 'polar-pine') ?? DEFAULT_BRAND;
	expect(brand.offerPdf.footerBackgroundSrc).toBeTruthy();
	const footOf = (design: Parameters<typeof withCorporateDesign>[1]) =>
		withCorporateDesign(brand, design).offerPdf.footerBackgroundSrc;
	expect(footOf({ logoUrl: LOGO, colors: { main: '#14533c' } })).toBeNull();
	expect(footOf({ colors: { main: '#14533c' } })).toBe(brand.offerPdf.footerBackgroundSrc);
});

test('no foot of a document is drawn with strokes of a gradient, which paper cannot show', () => {
	const feet = BRAND_PROFILES.flatMap(({ offerPdf }) => offerPdf.footerBackgroundSrc ?? []);
	expect(feet.length).toBeGreaterThan(0);
	for (const foot of feet) expect(readFileSync(`public${foot}`, 'utf8')).not.toMatch(/stroke="url/);
});
