import { expect, it } from 'vitest';
import type { AppLoadContext } from '~/context';
import { API_CALLS } from '~/domain/api/calls';
import { ROUTE_ACCESS } from '~/routes/access';
import { answerApiCall } from '~/routes/api/answer-api-call.server';
import { API_PATHS } from '~/routes/api-paths';

/** These answers come before anything but the key of a context is read. */
const context = { apiGrant: null } as unknown as AppLoadContext;

const ask = (method: string, path: string) =>
	answerApiCall({ request: new Request(`https://firnlicht.example${path}`, { method }), params: {}, context });

it.each(API_CALLS.map(({ method, path }) => [method.toUpperCase(), path]))(
	'%s %s has an answer',
	async (method, path) => {
		const response = await ask(method, `${path.replaceAll(/\{\w+\}/g, 'nothing')}?nothing-of-ours=1`);
		expect([response.status, await response.json()]).toEqual([
			400,
			expect.objectContaining({ code: 'unknown_parameter' }),
		]);
	},
);

it('the paths of the routes are those of the calls, each with its own access', () => {
	const ofCalls = API_CALLS.map(({ path }) => path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1'));
	expect(Object.values(API_PATHS).sort()).toEqual([...new Set(ofCalls)].sort());
	for (const name of Object.keys(API_PATHS)) expect(ROUTE_ACCESS).toHaveProperty([`routes/api/${name}`]);
});

it.each([
	['POST', '/api/facilities', 'GET, HEAD', 'Only GET is supported here.'],
	['PUT', '/API/Facilities', 'GET, HEAD', 'Only GET is supported here.'],
	['GET', '/api/hotels/interests', 'POST', 'Only POST is supported here.'],
	['HEAD', '/api/users/nobody', 'PATCH', 'Only PATCH is supported here.'],
	['PATCH', '/api/sales/leads', 'GET, HEAD, POST', 'Only GET and POST are supported here.'],
	['PUT', '/api/sales/leads/x', 'GET, HEAD, PATCH, DELETE', 'Only GET, PATCH and DELETE are supported here.'],
])('%s %s is refused; the path takes %s', async (method, path, allow, title) => {
	const response = await ask(method, path);
	expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
	expect(await response.json()).toMatchObject({ code: 'method_not_allowed', title });
});

it('another path has no call', async () => {
	expect((await ask('GET', '/api/nothing')).status).toBe(404);
	expect((await ask('GET', '/api/facilities/nothing')).status).toBe(404);
});
