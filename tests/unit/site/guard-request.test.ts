import { describe, expect, it } from 'vitest';
import { guardRequest } from '../../../workers/site/guard-request';

async function statusOf(method: string, headers: Record<string, string>, body?: BodyInit): Promise<number | 'passes'> {
	const request = new Request('http://house.example/contact', {
		method,
		headers,
		...(body === undefined ? {} : { body }),
	});
	const result = await guardRequest(request, new URL(request.url));
	return result instanceof Response ? result.status : 'passes';
}

describe('guardRequest', () => {
	it.each([
		['a page asked for', 'GET', {}, undefined, 'passes'],
		['a form of our own', 'POST', { origin: 'http://house.example' }, 'name=a', 'passes'],
		['a form from elsewhere', 'POST', { origin: 'http://evil.example' }, 'name=a', 403],
		['a form from an opaque origin', 'POST', { origin: 'null' }, 'name=a', 403],
		['a host that only begins like ours', 'POST', { origin: 'http://house.example.evil.example' }, 'name=a', 403],
		['the same host by another scheme', 'POST', { origin: 'https://house.example' }, 'name=a', 403],
		['another port', 'POST', { origin: 'http://house.example:81' }, 'name=a', 403],
		['a browser that hides the origin but names the site', 'POST', { 'sec-fetch-site': 'cross-site' }, 'name=a', 403],
		['a client that is no browser', 'POST', {}, 'name=a', 'passes'],
		['a body beyond any form', 'POST', {}, 'x'.repeat(70_000), 413],
		['a strange method', 'PROPFIND', {}, undefined, 405],
	] as const)('%s', async (_, method, headers, body, expected) => {
		expect(await statusOf(method, headers, body)).toBe(expected);
	});

	it.each([
		['/partner/conversations/conv_1/messages', 12_200_000],
		['/partner/agency/brand', 600_000],
		['/onboarding', 600_000],
	])('leaves the form of %s unread, as far as its size is known to fit', async (path, most) => {
		let pulled = 0;
		const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 });
		const url = new URL(path, 'http://house.example');
		const ask = (length: number) =>
			guardRequest(
				new Request(url, {
					method: 'POST',
					headers: { 'content-length': `${length}` },
					body,
					duplex: 'half',
				} as RequestInit),
				url,
			);
		expect(await ask(most)).toBeInstanceOf(Request);
		expect(await ask(most + 1)).toMatchObject({ status: 413 });
		expect(pulled).toBe(0);
	});

	it('hands the body on as it came', async () => {
		const request = new Request('http://house.example/contact', { method: 'POST', body: 'Grüße' });
		const result = await guardRequest(request, new URL(request.url));
		expect(result).toBeInstanceOf(Request);
		expect(await (result as Request).text()).toBe('Grüße');
	});
});
