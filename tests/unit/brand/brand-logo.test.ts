import { expect, test } from 'vitest';
import { brandLogo } from '~/domain/brand/brand-logo';
import { brandProfile } from '~/domain/brand/brand-profile';
import { logoKey, logoSizeOf } from '~/domain/brand/logo-key';

const BASE = { key: 'x', name: 'X', logoSrc: '/l.svg', logoSize: { width: 144, height: 48 } };

test.each([
	['both drawn, light bar', { logoOnMainSrc: '/d.svg' }, ['/d.svg', false], ['/l.svg', false]],
	[
		'both drawn, inverted bar',
		{ logoOnMainSrc: '/d.svg', menuBar: { areColorsInverted: true } },
		['/d.svg', false],
		['/d.svg', false],
	],
	['one logo, light bar', {}, ['/l.svg', true], ['/l.svg', false]],
	['one logo, inverted bar', { menuBar: { areColorsInverted: true } }, ['/l.svg', true], ['/l.svg', true]],
	[
		'a logo of the bar',
		{ menuBar: { areColorsInverted: true, logoSrc: '/m.svg' } },
		['/l.svg', true],
		['/m.svg', false],
	],
] as const)('%s', (_name, given, [mainSrc, isMainPlated], [menuSrc, isMenuPlated]) => {
	expect(brandLogo(brandProfile({ ...BASE, ...given }))).toEqual({
		onLight: '/l.svg',
		onMain: { src: mainSrc, isPlated: isMainPlated },
		onMenu: { src: menuSrc, isPlated: isMenuPlated },
		width: 144,
		height: 48,
	});
});

test('no logo, or none whose shape is known', () => {
	expect(brandLogo(brandProfile({ key: 'x', name: 'X' }))).toBeNull();
	expect(brandLogo(brandProfile({ key: 'x', name: 'X', logoSrc: '/l.svg' }))).toBeNull();
});

test('the key of a logo tells its pixels', () => {
	const key = logoKey('0123456789abcdef0123456789abcdef', { width: 640, height: 200 }, 'png');
	expect(key).toBe('logos/0123456789abcdef0123456789abcdef-640x200.png');
	expect(logoSizeOf(`https://pictures.example/firnlicht/${key}`)).toEqual({ width: 640, height: 200 });
	for (const other of ['', '/brands/corvin/logo.svg', `${key}?x`, `${key}/..`, 'logos/x-1x1.png'])
		expect(logoSizeOf(other)).toBeNull();
});
