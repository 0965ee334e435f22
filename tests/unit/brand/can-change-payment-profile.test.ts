import { expect, test } from 'vitest';
import { brandProfile } from '~/domain/brand/brand-profile';
import { canChangePaymentProfile } from '~/domain/brand/can-change-payment-profile';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

test('of all brands only demo-gold, and only on localhost', () => {
	const can = (host: string) => BRAND_PROFILES.filter((p) => canChangePaymentProfile(p, host)).map((p) => p.key);
	expect(can('demo-gold.localhost:8787')).toEqual(['demo-gold']);
	expect(can('127.0.0.1')).toEqual(['demo-gold']);
	expect(can('demo-gold.firnlicht.example')).toEqual([]);
	expect(can('localhost.evil.example')).toEqual([]);
});

test('a profile that allows it everywhere', () => {
	const profile = brandProfile({
		key: 'x',
		name: 'X',
		paymentProfile: { canBeChanged: true, isLocalhostOnly: false, default: 'ClientPays', cardOnFile: null },
	});
	expect(canChangePaymentProfile(profile, 'x.example')).toBe(true);
});
