import { describe, expect, test } from 'vitest';
import { redact, redactLocation } from '~/platform/redact';

describe('data that identify people or cards are removed', () => {
	test.each([
		['mail to jane.doe+x@example.co.uk failed', 'mail to [email] failed'],
		['q=jane%40example.com', 'q=[email]'],
		['card 4111 1111 1111 1111 refused', 'card [number] refused'],
		['tel +41 79 555 01 23.', 'tel +[number].'],
		[
			'{"ccNumber":"4111 1111","ccCvv":"123","city":"Lech"}',
			'{"ccNumber":[redacted],"ccCvv":[redacted],"city":"Lech"}',
		],
		['{\\"ccName\\":\\"Jane Doe\\",\\"x\\":1}', '{\\"ccName\\":[redacted],\\"x\\":1}'],
		["{ ccName: 'Jane Doe', ccCvv: 123 }", '{ ccName: [redacted], ccCvv: [redacted]}'],
		['ccName=Jane+Doe&ccCvv=987&city=Lech', 'ccName=[redacted]&ccCvv=[redacted]&city=Lech'],
		['%22ccCvv%22%3A%22123%22', '%22ccCvv%22%3A%22[redacted]%22'],
		['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
		['token eyJhbGciOi.eyJzdWIi.c2ln end', 'token [token] end'],
		[
			'no answer of https://x.example/p/abcdefghjkmnpqrstuvwxyzabc?version=2',
			'no answer of https://x.example/p/[token]',
		],
		[
			'GET "/partner/cimalpes-payment-links/abcdefghjkmnpqrstuvwxyzabc"',
			'GET "/partner/cimalpes-payment-links/[token]"',
		],
		['GET "/p/k2345678923456789234567892/pdf"', 'GET "/p/[token]/pdf"'],
		['at f (https://x.example/a.js?token=abc:10:20)', 'at f (https://x.example/a.js:10:20)'],
	])('%s', (text, expected) => {
		expect(redact(text)).toBe(expected);
	});
});

test('data that a developer needs stay', () => {
	const stack =
		'TypeError: Cannot read properties of null (reading "stay")\n    at f (https://x.example/assets/root-BxYz12ab.js:12:34567)';
	expect(redact(stack)).toBe(stack);
	expect(redact('successfully access accessor CCTV: 1')).toBe('successfully access accessor CCTV: 1');
});

test.each([
	['https://www.firnlicht.example/chalets/austria/lech?adults=2#x', 'www.firnlicht.example/chalets/austria/lech'],
	['/partner/concierge-jobs/eyJqb2IiOjF9.aGFsbG8gd2VsdCBoYWxsbw/edit', '/partner/concierge-jobs/[token]/edit'],
	[
		'/chalets/austria/lech/chalet-with-a-very-long-name-indeed',
		'/chalets/austria/lech/chalet-with-a-very-long-name-indeed',
	],
	['https://www.firnlicht.example/p/abcdefghjkmnpqrstuvwxyzabc#answer', 'www.firnlicht.example/p/[token]'],
	['/newsletter/jane@example.com', '/newsletter/[email]'],
])('the page %s is stored as %s', (location, expected) => {
	expect(redactLocation(location)).toBe(expected);
});

test('hostile lengths do not take long', () => {
	const started = performance.now();
	for (const piece of ['cc', 'ccA', 'ccA=', 'ccA:"', '1 ', 'a@', 'a@b.', 'eyJ.', 'https://x?', '%40', '.'])
		redact(piece.repeat(8000 / piece.length));
	expect(performance.now() - started).toBeLessThan(1000);
});
