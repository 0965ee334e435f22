import { describe, expect, it } from 'vitest';
import { formatConsent, type Purpose, purposesOf, readConsent } from '~/domain/consent/consent';

const BOTH: Purpose[] = ['analytics', 'logs'];

describe('readConsent', () => {
	it.each([
		['nothing', null, BOTH, [], false],
		['nothing, where there is nothing to ask', null, [], [], true],
		['yes to all', '1.analytics+logs.analytics+logs', BOTH, BOTH, true],
		['yes to one', '1.analytics+logs.logs', BOTH, ['logs'], true],
		['no', '1.analytics+logs.', BOTH, [], true],
		['yes, before there were statistics', '1.logs.logs', BOTH, ['logs'], false],
		['yes to what is not asked any more', '1.analytics+logs.analytics+logs', ['logs'], ['logs'], true],
		['yes to what was never asked', '1.logs.analytics+logs', BOTH, ['logs'], false],
		['another version', '2.analytics+logs.analytics+logs', BOTH, [], false],
		['rubbish', 'true', BOTH, [], false],
		['half of it', '1', BOTH, [], false],
	] as [string, string | null, Purpose[], Purpose[], boolean][])('%s', (_, value, purposes, granted, isDecided) => {
		expect(readConsent(value, purposes)).toEqual({ granted, isDecided });
	});

	it('reads its own format', () => {
		for (const granted of [[], ['logs'], ['analytics'], BOTH] as Purpose[][])
			expect(readConsent(formatConsent(BOTH, granted), BOTH)).toEqual({ granted, isDecided: true });
	});
});

it.each([
	[null, true, ['logs']],
	['https://count.example/count.js', true, BOTH],
	['https://count.example/count.js', false, ['analytics']],
	[null, false, []],
])('with statistics at %s and notes %s it asks about %o', (ANALYTICS_SRC, FRONTEND_LOGS, purposes) => {
	expect(purposesOf({ ANALYTICS_SRC, FRONTEND_LOGS })).toEqual(purposes);
});
