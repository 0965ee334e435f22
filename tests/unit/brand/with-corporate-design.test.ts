import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '~/domain/brand/profiles';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';

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
		logoUrl: '/logos/a.png',
		colors: { main: 'rgb(91, 22, 40)', accentOnMain: '#C48F78' },
		theme: 'colorful',
	});
	expect(profile).toMatchObject({
		key: 'default',
		logoSrc: '/logos/a.png',
		colors: { main: '#5b1628', heading: '#5b1628', accentOnMain: '#c48f78' },
		menuBar: { areColorsInverted: true, logoSrc: '/logos/a.png' },
		tones: {},
	});
});

test('another theme leaves the bar alone, a broken accent is left out', () => {
	const profile = withCorporateDesign(DEFAULT_BRAND, {
		colors: { main: '#5b1628', accentOnMain: 'x' },
		theme: 'plain',
	});
	expect(profile.menuBar.areColorsInverted).toBe(false);
	expect(profile.colors.accentOnMain).toBeNull();
});
