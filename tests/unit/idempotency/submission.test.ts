import { describe, expect, it } from 'vitest';
import { bodyHash, canonicalJson } from '~/domain/idempotency/body-hash';
import { identifySubmission, readClientKey } from '~/domain/idempotency/submission';

describe('canonicalJson', () => {
	it.each([
		[{ b: 1, a: [1, undefined, { d: null, c: undefined }] }, '{"a":[1,null,{"d":null}],"b":1}'],
		['text', '"text"'],
		[null, 'null'],
		[undefined, 'null'],
	])('%o', (value, text) => {
		expect(canonicalJson(value)).toBe(text);
	});

	it('is the same for equal bodies, in any order', async () => {
		expect(await bodyHash({ a: 1, b: { c: 2, d: 3 } })).toBe(await bodyHash({ b: { d: 3, c: 2 }, a: 1 }));
		expect(await bodyHash({ a: 1 })).not.toBe(await bodyHash({ a: '1' }));
	});
});

describe('readClientKey', () => {
	it.each(['', 'short', 'x'.repeat(101), 'with blank', 'a\r\nb-header', ['abcdefgh'], null, undefined, 12_345_678])(
		'%o is none',
		(value) => {
			expect(readClientKey(value)).toBeNull();
		},
	);

	it('takes a UUID', () => {
		const key = crypto.randomUUID();
		expect(readClientKey(key)).toBe(key);
	});
});

describe('identifySubmission', () => {
	const parts = { brandKey: 'consumer', form: 'contact', visitor: 'v', body: { a: 1 }, onOtherBody: 'create' } as const;

	it('keeps the key of the client', async () => {
		expect(await identifySubmission({ ...parts, clientKey: 'from-the-client' })).toMatchObject({
			scope: 'consumer:contact',
			key: 'from-the-client',
			lifetimeMs: 86_400_000,
		});
	});

	it('derives one from visitor, form and body, for ten minutes (FORM-13)', async () => {
		const derive = (changes: object) => identifySubmission({ ...parts, clientKey: null, ...changes });
		const first = await derive({});
		expect(first).toMatchObject({ key: expect.stringMatching(/^derived-[0-9a-f]{64}$/), lifetimeMs: 600_000 });
		expect((await derive({})).key).toBe(first.key);
		for (const changes of [{ visitor: 'w' }, { form: 'other' }, { body: { a: 2 } }]) {
			expect((await derive(changes)).key).not.toBe(first.key);
		}
	});

	it('cannot be met by a key of the client', () => {
		expect(readClientKey(`derived-${'0'.repeat(64)}`)).toBeNull();
	});
});
