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
	[
		'the token of a link',
		{ path: '/newsletter/unsubscribe/q1W2e3R4t5Z6u7I8o9P0a1S2d3F4g5H6j7K8l9Y0x1C' },
		{ path: '/newsletter/unsubscribe/[token]' },
	],
	['an address as a key', { 'ada@example.com': 1 }, { '[email]': 1 }],
	['depth', [[[[[1]]]]], [[[['[…]']]]]],
	['nothing', null, null],
])('%s', (_, value, saved) => expect(redactData(value as Parameters<typeof redactData>[0])).toEqual(saved));
