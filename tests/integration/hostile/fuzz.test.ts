import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../account/access-expected';
import type { Answer } from '../http';
import { type Product, startProduct } from '../product';
import { actAsAdmin, signInAs } from '../sign-in';
import { leaksOf } from './expect-composed';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests';

/** Everything follows from the seed and the number of a batch: `npm run fuzz -- --seed S --batch B` sends a batch again. */
const BATCH = 100;
const AT_ONCE = 4;
const MOST_SHOWN = 10;
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3000);
const STATE = process.env.FUZZ_STATE;

type Progress = { seed: number; batches: number };

function progress(): Progress {
	const fresh = { seed: Number(process.env.FUZZ_SEED ?? 20_261_122), batches: 0 };
	if (!STATE || !existsSync(STATE)) return fresh;
	return JSON.parse(readFileSync(STATE, 'utf8')) as Progress;
}

let product: Product;
const cookies = new Map<Person, string>();
let words: string[];

beforeAll(async () => {
	product = await startProduct('fuzz');
	for (const person of PEOPLE)
		if (person !== 'visitor') cookies.set(person, await signInAs(product, person === 'acting' ? 'admin' : person));
	cookies.set('acting', await actAsAdmin(product, cookies.get('acting') ?? ''));
	const ids = async (path: string, person: Person) => {
		const { text } = await product.ask(path, { headers: { cookie: cookies.get(person) ?? '' } });
		const items = JSON.parse(text) as unknown;
		return Array.isArray(items) ? items.slice(0, 4).map((item: { _id?: string; id?: string }) => item._id ?? '') : [];
	};
	const found = await Promise.all([
		ids('/api/properties?limit=4', 'visitor'),
		ids('/api/sales/leads?limit=4', 'admin'),
		ids('/api/travel-agencies', 'admin'),
	]);
	words = [
		...found.flat().filter(Boolean),
		'austria',
		'lech',
		'chalet-enzian',
		'enquire-now',
		'nothing',
		'1',
		'conv_1',
	];
}, 500_000);
afterAll(() => product?.stop());

/** Ends the session of the sender, or starts another. */
const ENDS_SESSION = /sign-?out|acting-agency/i;

async function send({ person, path, question }: FuzzRequest): Promise<Answer> {
	const own = ENDS_SESSION.test(decoded(path)) ? undefined : cookies.get(person);
	const cookie = [own, question.headers?.cookie].filter(Boolean).join('; ');
	const headers = { ...question.headers, ...(cookie === '' ? {} : { cookie }) };
	return product.ask(path, { ...question, headers, patience: 60_000 });
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** What is wrong with a response to any request; null when it is valid. */
async function wrongWith(request: FuzzRequest): Promise<string | null> {
	// An answer of the API that is not as its description says (API-1) is an error, too.
	const answer = await send(request).catch((error: Error) => error);
	if (answer instanceof Error) return answer.message;
	if (answer.status === 429) return 'it was limited, not answered';
	if (answer.status >= 500) return `${answer.status}: ${answer.text.slice(0, 300)}`;
	// The API's description has the report of a crash among its examples.
	const leaks = /^\/+api(?:\/openapi|\?|$)/i.test(decoded(request.path)) ? null : leaksOf(answer.text);
	return leaks === null ? null : `it says ${leaks}`;
}

test(`${REQUESTS} requests of every role to every route bring no failure of ours`, { timeout: 3_600_000 }, async () => {
	const { seed, batches } = progress();
	const only = process.env.FUZZ_BATCH;
	const all = fuzzRequests(words);
	const [first, last] = only === undefined ? [batches, Math.ceil(REQUESTS / BATCH)] : [Number(only), Number(only) + 1];
	const wrong: object[] = [];
	for (let batch = first; batch < last && wrong.length < MOST_SHOWN; batch++) {
		const requests = fc.sample(all, { seed: seed + batch, numRuns: BATCH });
		for (let at = 0; at < BATCH; at += AT_ONCE)
			await Promise.all(
				requests.slice(at, at + AT_ONCE).map(async (request) => {
					const error = await wrongWith(request);
					const again = `npm run fuzz -- --seed ${seed} --batch ${batch}`;
					if (error) wrong.push({ error, again, ...request, body: request.question.body?.toString().slice(0, 1000) });
				}),
			);
		if (STATE && wrong.length === 0)
			writeFileSync(STATE, JSON.stringify({ seed, batches: batch + 1 } satisfies Progress));
	}
	expect(wrong).toEqual([]);
	// Done: the next long run asks something new.
	if (STATE) writeFileSync(STATE, JSON.stringify({ seed: seed + 1_000_003, batches: 0 } satisfies Progress));
});

test('and leave the product well', async () => {
	expect((await product.ask('/healthz')).status).toBe(200);
	for (const path of ['/', '/search', '/chalets/austria/lech/chalet-enzian', '/chalets/oesterreich/lech/chalet-enzian'])
		expect((await product.ask(path)).status, path).toBe(200);
	for (const [person, cookie] of cookies)
		expect((await product.ask('/api/current_user', { headers: { cookie } })).status, person).toBe(200);
	expect(product.log()).not.toMatch(/\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SQLITE_ERROR)\b/);
});
