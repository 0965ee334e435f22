import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf } from '~/routes/access';
import { isApiRoute } from '../../../workers/site/match-route';
import { type Answer, form } from '../http';
import { type Product, startProduct } from '../product';
import { actAsAdmin, signInAs } from '../sign-in';
import { ANSWERS, type Answered } from './access-answers';
import {
	ADDRESSES,
	type Address,
	MEMBERS,
	METHODS,
	PEOPLE,
	type Person,
	pageMethods,
	refusalOf,
} from './access-expected';

/** Paths and the group that they are to have (ACCESS-4). */
const SPECIFIED: readonly (readonly [path: string, group: string])[] = [
	['/hotels', 'agentDashboard'],
	['/partner/dashboard', 'partners'],
	['/partner/dashboard/supervisor', 'supervisorAgentDashboard'],
	['/partner/dashboard/admin', 'admin'],
	['/partner/agency', 'partners'],
	['/partner/help-centre', 'partners'],
	['/partner/my-network', 'partners'],
	['/partner/inbox', 'inbox'],
	['/partner/nothing/of/ours', 'admin'],
	['/user', 'signedIn'],
	['/onboarding', 'signedIn'],
	['/api/travel-agencies', 'signedIn'],
	['/api/sales/reports', 'supervisorAgentDashboard'],
	['/api/hotels/interests', 'partners'],
	['/partner/conversations', 'partners'],
	['/api/hotels/nothing/chats', 'partners'],
	['/api/current-user/stream-chat-token', 'signedIn'],
	['/api/available-hotels', 'agentDashboard'],
	['/api/available-hotels/points', 'agentDashboard'],
	['/api/hotels/locations', 'partners'],
	['/api/programs', 'signedIn'],
	['/api/hotels/nothing/rooms', 'brandPartners'],
	['/api/hotels/nothing/available-rooms', 'brandPartners'],
	['/api/hotelrooms/nothing', 'brandPartners'],
	['/api/hotelrooms/nothing/offers', 'brandPartners'],
	['/api/hotelrooms/nothing/availability', 'brandPartners'],
];

/** What they answer ends a session or begins another: asked by themselves. */
const ABOUT_SESSIONS = new Set(['routes/account/signout', 'routes/partner/acting-agency']);

let product: Product;
const cookies = new Map<Person, string>();

beforeAll(async () => {
	product = await startProduct('access-walk');
	for (const person of PEOPLE)
		if (person !== 'visitor') cookies.set(person, await signInAs(product, person === 'acting' ? 'admin' : person));
	cookies.set('acting', await actAsAdmin(product, cookies.get('acting') ?? ''));
});
afterAll(() => product?.stop());

const leafOf = ({ ids }: Address) => ids.at(-1) ?? '';

/** Each from a network of its own: wrong links of clients are counted by network. */
function networkOf(person: Person): { 'cf-connecting-ip': string } {
	return { 'cf-connecting-ip': `203.0.113.${PEOPLE.indexOf(person) + 1}` };
}

function ask(person: Person, address: Address, method: string): Promise<Answer> {
	const isApi = isApiRoute(leafOf(address));
	const hasBody = method !== 'GET' && method !== 'DELETE';
	const type = isApi ? 'application/json' : 'application/x-www-form-urlencoded';
	return product.ask(address.path, {
		method,
		headers: { ...cookieOf(person), ...networkOf(person), ...(hasBody ? { 'content-type': type } : {}) },
		...(hasBody ? { body: isApi ? '{}' : 'x=1' } : {}),
	});
}

function cookieOf(person: Person): { cookie?: string } {
	const cookie = cookies.get(person);
	return cookie ? { cookie } : {};
}

function expectedOf(address: Address, method: (typeof METHODS)[number], person: Person): number | undefined {
	const refusal = refusalOf(address, method, person);
	if (refusal !== null) return refusal;
	const answered: Answered | undefined = ANSWERS[leafOf(address)]?.[method];
	if (typeof answered !== 'object') return answered;
	// Beside what it may more, the team is an admin as others.
	return answered[person] ?? (person === 'team' ? answered.admin : undefined) ?? answered.all;
}

/** What an answer of this status has to say besides. */
function isComplete(address: Address, method: string, { status, headers, text }: Answer): boolean {
	const isApi = isApiRoute(leafOf(address));
	if (status === 405 && (isApi || pageMethods(address).includes(method)))
		return headers.allow !== undefined && !headers.allow.split(', ').includes(method);
	if (status === 405) return headers.allow === pageMethods(address).join(', ');
	if (isApi && status >= 400) return headers['content-type'] === 'application/problem+json';
	if (status === 403 && headers['content-type']?.startsWith('text/html'))
		return text.includes('/signout') && !text.includes('not on the map');
	return !/\n\s+at .+[:(]\d+/.test(text);
}

describe('every role with every method at every address of the map', () => {
	test.each(PEOPLE.map((person): [Person] => [person]))('%s', { timeout: 300_000 }, async (person) => {
		const wrong: string[] = [];
		const walk = async (address: Address) => {
			if (ABOUT_SESSIONS.has(leafOf(address))) return;
			for (const method of METHODS) {
				const expected = expectedOf(address, method, person);
				const answer = await ask(person, address, method);
				if (answer.status !== expected)
					wrong.push(`${method} ${address.path}: ${answer.status} in the place of ${expected}`);
				else if (!isComplete(address, method, answer))
					wrong.push(`${method} ${address.path}: ${expected}, not complete`);
			}
		};
		const left = [...ADDRESSES];
		await Promise.all(
			Array.from({ length: 4 }, async () => {
				for (let next = left.shift(); next; next = left.shift()) await walk(next);
			}),
		);
		expect(wrong).toEqual([]);
	});

	test('nothing of it was a crash', () => {
		expect(product.log()).not.toMatch(/\b(?:TypeError|RangeError|ReferenceError|DomainError|ErrorResponseImpl)\b/);
	});
});

test('the rules name the same groups', () => {
	const groups = SPECIFIED.map(([path]) => {
		const address = ADDRESSES.find((each) => each.path === path);
		return [path, address && accessOf(leafOf(address))];
	});
	expect(groups).toEqual(SPECIFIED);
	expect(Object.keys(MEMBERS)).toContain('partners');
});

describe('an admin who acts for no agency', () => {
	const page = (path: string, cookie = cookies.get('admin') ?? '') => product.ask(path, { headers: { cookie } });

	test('is offered the agencies to act for, and comes back to the page', async () => {
		const { status, text } = await page('/partner/dashboard');
		expect(status).toBe(403);
		expect(text).toContain('Choose an agency to act for');
		const found = /name="agencyId" value="([^"]+)"[^>]*>([^<]+)</.exec(text);
		const found2 = await page(`/partner/dashboard?agency=${encodeURIComponent(found?.[2] ?? '')}`);
		expect(found2.text).toContain(`value="${found?.[1]}"`);
		expect((await page('/partner/dashboard?agency=zq7')).text).toContain('No verified agency has this in its name.');
		const own = await signInAs(product, 'admin');
		const sent = form({ agencyId: found?.[1] ?? '', to: '/partner/dashboard' });
		const acted = await product.ask('/partner/acting-agency', { ...sent, headers: { ...sent.headers, cookie: own } });
		expect([acted.status, acted.headers.location]).toEqual([302, '/partner/dashboard']);
		const cookie = String(acted.headers['set-cookie']?.[0]).split(';', 1)[0] ?? '';
		expect((await page('/partner/dashboard', cookie)).status).toBe(200);
	});

	test.each(['operator', 'hotel', 'noagency'] as const)('and so is the way on for %s', async (person) => {
		const { status, text } = await page('/partner/dashboard', cookies.get(person));
		expect(status).toBe(403);
		expect(text).toMatch(/Signed in as \S+@\S+ \(/);
		expect(text).toContain({ operator: '/partner/desk', hotel: '/partner/inbox', noagency: '/onboarding' }[person]);
		expect(text).not.toContain('not on the map');
	});
});

describe('every call that the API describes', () => {
	type Document = { paths: Record<string, Record<string, unknown>> };

	test('is one of the map', async () => {
		const { text } = await product.ask('/api/openapi.json');
		const wrong: string[] = [];
		for (const [path, calls] of Object.entries((JSON.parse(text) as Document).paths))
			for (const method of Object.keys(calls)) {
				const address = ADDRESSES.find((each) => each.path === path.replaceAll(/\{\w+\}/g, 'nothing'));
				if (!address || expectedOf(address, method.toUpperCase() as 'GET', 'acting') === 405)
					wrong.push(`${method} ${path}`);
			}
		expect(wrong).toEqual([]);
	});
});

describe('sessions', () => {
	test('end by POST alone, and only an admin acts for an agency', async () => {
		const at = (path: string) => ADDRESSES.find((address) => address.path === path) as Address;
		for (const person of PEOPLE) {
			const allowed = ['admin', 'acting', 'team'].includes(person);
			expect((await ask(person, at('/partner/acting-agency'), 'PUT')).status).toBe(405);
			if (!allowed)
				expect((await ask(person, at('/partner/acting-agency'), 'POST')).status).toBe(person === 'visitor' ? 302 : 403);
			expect((await ask(person, at('/signout'), 'PUT')).status).toBe(405);
			expect((await ask(person, at('/signout'), 'POST')).status).toBe(302);
			if (person !== 'visitor')
				expect((await product.ask('/api/current_user', { headers: cookieOf(person) })).status).toBe(401);
		}
	});
});
