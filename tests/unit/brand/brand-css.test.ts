import { expect, test } from 'vitest';
import { brandCss } from '~/domain/brand/brand-css';
import { BRAND_PROFILES, CONSUMER_BRAND } from '~/domain/brand/profiles';

test('one rule with hex colours only', () => {
	for (const profile of BRAND_PROFILES) expect(brandCss(profile)).toMatch(/^:root\{(--[a-z0-9-]+:#[0-9a-f]{6};?)+\}$/);
	expect(brandCss(CONSUMER_BRAND)).toContain('--main:#122020;');
});
