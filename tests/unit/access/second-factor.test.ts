import { afterEach, describe, expect, test, vi } from 'vitest';
import { evaluateAccess } from '~/domain/access/access-groups';
import { FACTOR_SECONDS, hasSecondFactor, type Proof, secondFactorRule } from '~/domain/access/second-factor';
import { readSettings, type SecondFactorRule } from '~/platform/env';
import { parseSecondFactor } from '~/platform/second-factor-rule';

const NOW = 1_800_000_000_000;
const RULE: SecondFactorRule = { acr: ['urn:mfa', 'phr'], amr: ['mfa', 'hwk'] };
const proof = (parts: Partial<Proof>): Proof => ({ acr: null, amr: null, authenticatedAt: NOW - 1000, ...parts });

test.each<[string | null, SecondFactorRule | null]>([
	[null, null],
	['off', 'off'],
	['urn:mfa phr amr:mfa, amr:hwk', RULE],
	['amr:', { acr: [], amr: [''] }],
	[',', { acr: [], amr: [] }],
])('the setting %s', (text, rule) => {
	expect(parseSecondFactor(text)).toEqual(rule);
});

test.each<[string, boolean, Partial<Proof>]>([
	['an acr that counts', true, { acr: 'phr' }],
	['an amr that counts', true, { amr: ['pwd', 'mfa'] }],
	['at the end of its time', true, { acr: 'phr', authenticatedAt: NOW - FACTOR_SECONDS * 1000 }],
	['nothing', false, {}],
	['another acr', false, { acr: 'urn:pwd' }],
	['another amr', false, { amr: ['pwd'] }],
	['an acr by the name of an amr', false, { acr: 'mfa' }],
	['part of an acr', false, { acr: 'urn' }],
	['no time', false, { acr: 'phr', authenticatedAt: null }],
	['too long ago', false, { acr: 'phr', authenticatedAt: NOW - FACTOR_SECONDS * 1000 - 1 }],
])('%s: %s', (_, counts, parts) => {
	expect(hasSecondFactor(proof(parts), RULE, NOW)).toBe(counts);
	expect(hasSecondFactor(proof(parts), 'off', NOW)).toBe(true);
	expect(hasSecondFactor(proof(parts), { acr: [], amr: [] }, NOW)).toBe(false);
});

describe('without the setting', () => {
	const settings = (variables: Record<string, string>) =>
		readSettings({ LIBSQL_URL: 'x', PICTURE_BASE_URL: 'x', FORM_SECRET: 'x'.repeat(48), ...variables });
	afterEach(() => vi.restoreAllMocks());

	test('nothing counts on a production host, and the start says so', () => {
		const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const rule = secondFactorRule(settings({ PRODUCTION_HOSTS: 'www.firnlicht.example' }));
		expect(hasSecondFactor(proof({ acr: 'phr', amr: ['mfa'] }), rule, NOW)).toBe(false);
		expect(String(said.mock.calls)).toContain('SECOND_FACTOR is missing');
	});

	test('none is needed elsewhere, nor where the deployment says so', () => {
		const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		expect(secondFactorRule(settings({}))).toBe('off');
		expect(secondFactorRule(settings({ PRODUCTION_HOSTS: 'www.firnlicht.example', SECOND_FACTOR: 'off' }))).toBe('off');
		expect(said).not.toHaveBeenCalled();
	});
});

test('an admin without a second factor is led to it, and only where it would open something', () => {
	const actor = {
		...({ role: 'customer', hotelId: null, capabilities: [] } as const),
		stepUp: { role: 'admin', capabilities: ['money'] } as const,
	};
	const verdict = (group: Parameters<typeof evaluateAccess>[0]) =>
		evaluateAccess(group, actor, { isLoginRequired: true });
	expect(verdict('signedIn')).toBe('allowed');
	expect(['admin', 'money', 'partners', 'desk', 'suppliers'].map((group) => verdict(group as 'admin'))).toEqual([
		'second-factor',
		'second-factor',
		'second-factor',
		'forbidden',
		'second-factor',
	]);
	expect(verdict('concierge')).toBe('forbidden');
	expect(evaluateAccess('money', { ...actor, stepUp: undefined }, { isLoginRequired: true })).toBe('forbidden');
});
