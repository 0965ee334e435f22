import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixedReference } from '~/domain/lead/prefixed-reference';

const TLS = { prefix: 'TLS' };

describe('prefixedReference', () => {
	it.each([
		['4711', 'TLS4711'],
		['TLS4711', 'TLS4711'],
		['tls 4711', 'TLS4711'],
		['  TLS-4711 ', 'TLS4711'],
		['TLS', ''],
		['tls - ', ''],
		['', ''],
		['ATLS1', 'TLSATLS1'],
	])('%j is saved as %j', (typed, saved) => {
		expect(prefixedReference(typed, TLS)).toBe(saved);
	});

	it('stays as it is without a prefix', () => {
		expect(prefixedReference(' tls-1 ', { prefix: null })).toBe('tls-1');
	});

	it('begins with the prefix or is empty, and sending it again changes nothing', () => {
		fc.assert(
			fc.property(fc.string(), (typed) => {
				const saved = prefixedReference(typed, TLS);
				expect(saved === '' || saved.startsWith('TLS')).toBe(true);
				expect(prefixedReference(saved, TLS)).toBe(saved);
			}),
		);
	});
});
