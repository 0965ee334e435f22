import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callSite } from '~/platform/call-site';

let server: Server;
let origin = '';

/** Answers `/`, begins to answer `/slow` and never ends, says nothing to anything else. */
beforeAll(async () => {
	server = createServer((request, response) => {
		if (request.url === '/') response.end(`${request.method} ${request.headers['accept-language']}`);
		if (request.url === '/slow') response.write('a beginning');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
afterEach(() => {
	vi.restoreAllMocks();
});

/** A clock on which the limit is over at once, and what it was asked for. */
function hurry(): number[] {
	const limits: number[] = [];
	const timeout = AbortSignal.timeout.bind(AbortSignal);
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
		limits.push(milliseconds);
		return timeout(50);
	});
	return limits;
}

test('sends the request as given', async () => {
	const answer = await callSite(`${origin}/`, { method: 'POST', headers: { 'accept-language': 'de' } });
	expect(await answer.text()).toBe('POST de');
});

test.each([
	['without a signal', undefined],
	['with a signal of the caller', new AbortController().signal],
])('waits 330 seconds for an answer, %s', async (_, signal) => {
	const limits = hurry();
	await expect(callSite(`${origin}/silent`, signal ? { signal } : {})).rejects.toMatchObject({ name: 'TimeoutError' });
	expect(limits).toEqual([330_000]);
});

test('the limit holds for the body too', async () => {
	hurry();
	const answer = await callSite(`${origin}/slow`, { signal: new AbortController().signal });
	await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('ends when its caller ends it', async () => {
	const caller = new AbortController();
	const call = callSite(`${origin}/silent`, { signal: caller.signal });
	caller.abort();
	await expect(call).rejects.toMatchObject({ name: 'AbortError' });
	await expect(callSite(`${origin}/`, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
