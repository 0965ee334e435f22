import { expect, test } from 'vitest';
import { errorName, fingerprint } from '~/platform/crash-fingerprint';

const chrome = (host: string, hash: string, line: number) =>
	`TypeError: x is null\n    at f (https://${host}/assets/root-${hash}.js:1:${line})\n    at g (https://${host}/assets/root-${hash}.js:1:${line + 5})`;

test('the same crash of two builds, hosts and lines is one', async () => {
	expect(await fingerprint('browser', chrome('www.firnlicht.example', 'BxYz12ab', 10))).toBe(
		await fingerprint('browser', chrome('demo.localhost:8788', 'Q_w-9z00', 777)),
	);
});

test('another origin, name or function is another crash', async () => {
	const text = chrome('a.example', 'BxYz12ab', 10);
	const prints = await Promise.all([
		fingerprint('browser', text),
		fingerprint('site', text),
		fingerprint('browser', text.replace('TypeError', 'RangeError')),
		fingerprint('browser', text.replace('at f', 'at h')),
		fingerprint('browser', 'TypeError: x is null'),
	]);
	expect(new Set(prints).size).toBe(5);
	for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/);
});

test('without frames the message counts, numbers and quoted words aside', async () => {
	expect(await fingerprint('site', 'Error: stay "a" of 12 is gone')).toBe(
		await fingerprint('site', 'Error: stay "b" of 7 is gone'),
	);
	expect(await fingerprint('site', 'Error: stay is gone')).not.toBe(await fingerprint('site', 'Error: house is gone'));
});

test.each([
	['Uncaught TypeError: x', 'TypeError'],
	['Uncaught (in promise) SyntaxError: x', 'SyntaxError'],
	['something else', 'Error'],
	['', 'Error'],
])('the name in %j is %s', (line, name) => {
	expect(errorName(line)).toBe(name);
});
