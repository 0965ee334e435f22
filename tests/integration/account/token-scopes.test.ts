import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { accessTokenOf } from '../sign-in';

let product: Product;
beforeAll(async () => {
	product = await startProduct('token-scopes', { OIDC_SCOPES: '' });
});
afterAll(() => product?.stop());

async function call(token: string, path: string, method = 'GET') {
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	const { status, text } = await product.ask(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
	return { status, code: text.startsWith('{') ? JSON.parse(text).code : undefined, title: text };
}

test('a token makes the calls of the scopes that it names, and no others (ACCESS-34)', async () => {
	const token = await accessTokenOf(product, 'agent', {}, ['leads:read', 'hotels:read']);
	expect(decodeProtectedHeader(token).typ).toBe('at+jwt');
	expect(decodeJwt(token).scope).toContain('leads:read');
	expect((await call(token, '/api/sales/leads')).status).toBe(200);
	const refused = await call(token, '/api/sales/leads/new/property', 'POST');
	expect([refused.status, refused.code]).toEqual([403, 'missing_scope']);
	expect(refused.title).toContain('This access token lacks the scope leads:write.');
	expect(await call(token, '/api/current_user')).toMatchObject({ status: 403, code: 'missing_scope' });
});

test('a token without a scope of ours makes no call that needs a person, unless the deployment says that its issuer knows none', async () => {
	const token = await accessTokenOf(product, 'agent');
	expect(decodeJwt(token).scope).not.toContain(':read');
	for (const path of ['/api/sales/leads', '/api/current_user'])
		expect(await call(token, path)).toMatchObject({ status: 403, code: 'missing_scope' });
});
