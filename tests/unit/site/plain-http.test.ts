import { expect, test } from 'vitest';
import { answerPlainHttp } from '../../../workers/site/plain-http';

const answer = (method: string, address: string) => answerPlainHttp(new Request(address, { method }), new URL(address));

test.each([
	['GET', 'http://www.firnlicht.example/search?adults=2', 'https://www.firnlicht.example/search?adults=2'],
	['HEAD', 'http://www.firnlicht.example:8080/', 'https://www.firnlicht.example/'],
])('%s %s leads to https (ACCESS-30)', (method, address, to) => {
	const { status, headers } = answer(method, address);
	expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, to, 'no-store']);
});

test.each([
	['POST', 'http://www.firnlicht.example/contact', 'text/plain; charset=utf-8'],
	['GET', 'http://www.firnlicht.example/api/properties', 'application/problem+json'],
	['POST', 'http://www.firnlicht.example/API/sales/leads', 'application/problem+json'],
])('%s %s is refused', async (method, address, type) => {
	const refused = answer(method, address);
	expect([refused.status, refused.headers.get('location'), refused.headers.get('content-type')]).toEqual([
		403,
		null,
		type,
	]);
	expect(await refused.text()).toContain('https');
});
