import { expect, it } from 'vitest';
import { readSequence } from '~/domain/conversation/read-sequence';

it.each([
	[null, null],
	['', null],
	['0', 0],
	['41', 41],
	['-1', null],
	['1.5', null],
	['1e9', null],
	['Infinity', null],
	['9999999999', null],
])('%j is the sequence %j', (text, expected) => {
	expect(readSequence(text)).toBe(expected);
});
