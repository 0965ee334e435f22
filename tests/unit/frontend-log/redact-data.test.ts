import { expect, it } from 'vitest';
import { redactData } from '~/domain/frontend-log/redact-data';

it.each([
	['plain words', { label: 'Enquire now', width: 1440 }, { label: 'Enquire now', width: 1440 }],
	['an address', { label: 'ada@example.com' }, { label: '[email]' }],
	[
		'card fields',
		{ ccNumber: '4', ccCvv: 123, a: { ccName: ['x'] } },
		{ ccNumber: '[redacted]', ccCvv: '[redacted]', a: { ccName: '[redacted]' } },
	],
	['a card in a text', ['4111 1111 1111 1111'], ['[number]']],
	['a card as a number', { n: 4111111111111111 }, { n: '[number]' }],
	['an address as a key', { 'ada@example.com': 1 }, { '[email]': 1 }],
	['depth', [[[[[1]]]]], [[[['[…]']]]]],
	['nothing', null, null],
])('%s', (_, value, kept) => expect(redactData(value as Parameters<typeof redactData>[0])).toEqual(kept));
