import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOGO_MAX_BYTES, readLogoFile } from '~/domain/agency/logo-file';

const picture = (width: number, height: number, alpha = 1) =>
	sharp({ create: { width, height, channels: 4, background: { r: 31, g: 74, b: 68, alpha } } });

describe('a logo is known by its own bytes', () => {
	test.each([
		['PNG', () => picture(640, 200, 0.5).png(), { extension: 'png', width: 640, height: 200 }],
		['JPEG', () => picture(641, 201).jpeg(), { extension: 'jpg', width: 641, height: 201 }],
		['progressive JPEG', () => picture(99, 7).jpeg({ progressive: true }), { extension: 'jpg', width: 99, height: 7 }],
		['WebP', () => picture(300, 2000).webp(), { extension: 'webp', width: 300, height: 2000 }],
		['WebP with alpha', () => picture(301, 120, 0.5).webp(), { extension: 'webp', width: 301, height: 120 }],
		[
			'WebP without loss',
			() => picture(1999, 3).webp({ lossless: true }),
			{ extension: 'webp', width: 1999, height: 3 },
		],
	])('%s', async (_name, make, expected) => {
		expect(readLogoFile(new Uint8Array(await make().toBuffer()))).toEqual(expected);
	});
});

describe('an invalid logo is refused', () => {
	const text = (words: string) => new TextEncoder().encode(words);
	test.each([
		['nothing', new Uint8Array(), 'logoType'],
		['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'), 'logoType'],
		['a page', text('<!doctype html><script>alert(1)</script>'), 'logoType'],
		['GIF', text('GIF89a\x01\x00\x01\x00'), 'logoType'],
		['the first bytes of a PNG alone', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'logoType'],
		[
			'a JPEG without a frame',
			new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00, 0xff, 0xd9]),
			'logoType',
		],
		[
			'a JPEG whose segments lead nowhere',
			new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0]),
			'logoType',
		],
		['too many bytes', new Uint8Array(LOGO_MAX_BYTES + 1), 'logoWeight'],
	])('%s', (_name, bytes, error) => {
		expect(readLogoFile(bytes)).toBe(error);
	});

	test('more than 2000 px a side', async () => {
		for (const [width, height] of [
			[2001, 10],
			[10, 2001],
		] as const)
			expect(readLogoFile(new Uint8Array(await picture(width, height).png().toBuffer()))).toBe('logoSize');
	});
});
