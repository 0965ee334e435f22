import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { organization } from '~/components/home/site-json-ld';
import type { RootData } from '~/components/root/use-root';
import { CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';

const site = { brand: CONSUMER_BRAND, canonicalOrigin: 'https://www.firnlicht.example', language: 'en' };

it('the logo for search engines is a picture they accept: PNG, a square of at least 112 pixels', () => {
	const { logo } = organization(site as unknown as RootData) as { logo: string };
	const { origin, pathname } = new URL(logo);
	expect(origin).toBe(site.canonicalOrigin);
	const file = readFileSync(`public${pathname}`);
	expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
	const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
	expect(width).toBe(height);
	expect(width).toBeGreaterThanOrEqual(112);
});

it('a brand with a logo of its own shows that', () => {
	const brand = { ...CONSUMER_BRAND, logo: { onLight: '/logos/own.webp' } };
	const { logo } = organization({ ...site, brand } as unknown as RootData) as { logo: string };
	expect(logo).toBe('https://www.firnlicht.example/logos/own.webp');
});
