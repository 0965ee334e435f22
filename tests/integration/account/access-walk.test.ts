import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { ANSWERS } from './access-answers';
import { ADDRESSES, type Address, expectedStatus, METHODS, PEOPLE, type Person } from './access-expected';

void readFileSync;
void ANSWERS;
void expectedStatus;
void describe;
let product: Product;
const cookies = new Map<Person, string>();

beforeAll(async () => {
	product = await startProduct('access-walk', { READS_PER_MINUTE: '1000000' });
	for (const person of PEOPLE) {
		if (person === 'visitor') continue;
		cookies.set(person, await signInAs(product, person === 'acting' ? 'admin' : person));
	}
	const { text } = await product.ask('/api/travel-agencies', { headers: { cookie: cookies.get('acting') } });
	const [agency] = JSON.parse(text) as { _id: string }[];
	const acted = await product.ask('/partner/acting-agency', {
		...form({ agencyId: agency?._id ?? '' }),
		headers: { ...form({}).headers, cookie: cookies.get('acting') },
	});
	expect(acted.status).toBe(302);
	cookies.set('acting', String(acted.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '');
}, 500_000);
afterAll(() => product?.stop());

function ask(person: Person, { path }: Address, method: string) {
	const cookie = cookies.get(person);
	const isApi = path.startsWith('/api/');
	const body = method === 'GET' || method === 'DELETE' ? {} : { body: isApi ? '{}' : 'x=1' };
	return product.ask(path, {
		method,
		headers: {
			...(cookie ? { cookie } : {}),
			...('body' in body ? { 'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded' } : {}),
		},
		...body,
	});
}

test('dump', { timeout: 600_000 }, async () => {
	const { writeFileSync } = await import('node:fs');
	const out: unknown[] = [];
	for (const person of PEOPLE) {
		for (const address of ADDRESSES) {
			const leaf = address.ids.at(-1) ?? '';
			if (/signout|acting-agency/.test(leaf)) continue;
			for (const method of METHODS) {
				const { status, headers, text } = await ask(person, address, method);
				out.push([
					person,
					address.path,
					leaf,
					method,
					status,
					headers.location ?? headers.allow ?? '',
					/refusal&quot;|"refusal":"(\w+)"/.exec(text)?.[1] ?? '',
					text.length,
				]);
			}
		}
	}
	writeFileSync('/tmp/safety-dump.json', JSON.stringify(out));
	writeFileSync('/tmp/safety-log.txt', product.log());
});
