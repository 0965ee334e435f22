import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '~/routes';
import { accessOf } from '~/routes/access';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

/** One person of each kind (H§6, decisions 31, 55). */
const PEOPLE = ['agent', 'supervisor', 'lifestyle', 'admin', 'operator', 'hotel', 'noagency'] as const;
type Person = (typeof PEOPLE)[number] | 'nobody';

const EVERYBODY: readonly Person[] = ['nobody', ...PEOPLE];
const PARTNERS: readonly Person[] = ['agent', 'noagency', 'supervisor', 'lifestyle', 'admin'];

/** Who is let in by which group, as the specification says it; on a brand that needs no login for those who have none (hotel staff have that of the host). */
const MEMBERS: Readonly<Record<string, readonly Person[]>> = {
	everybody: EVERYBODY,
	brandLogin: EVERYBODY,
	brandPartners: ['nobody', 'hotel', ...PARTNERS],
	signedIn: PEOPLE,
	agentDashboard: ['agent', 'noagency', 'supervisor', 'admin'],
	supervisorAgentDashboard: ['supervisor', 'admin'],
	partners: PARTNERS,
	operators: ['operator', 'admin'],
	inbox: ['operator', 'admin', 'hotel'],
	hotelStaff: ['hotel'],
	admin: ['admin'],
};

/** Paths of the specification and the group that they are to have (H§6, decisions 21, 25, 55, 56). */
const SPECIFIED: readonly (readonly [path: string, group: string])[] = [
	['/hotels', 'agentDashboard'],
	['/partner/dashboard', 'partners'],
	['/partner/dashboard/supervisor', 'supervisorAgentDashboard'],
	['/partner/dashboard/admin', 'admin'],
	['/partner/agency', 'partners'],
	['/partner/help-centre', 'partners'],
	['/partner/my-network', 'partners'],
	['/partner/inbox', 'inbox'],
	['/partner/anything-not-named', 'admin'],
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

/** Where a verb closes what the route opens: to people without an agency, with another's record, or of another role. */
const CLOSED_BY_VERBS: Readonly<Record<string, { people: readonly Person[]; status: readonly number[] }>> = {
	'get /api/travel-agencies': { people: PEOPLE.filter((person) => person !== 'admin'), status: [403] },
	'get /api/sales/leads': { people: ['hotel', 'noagency'], status: [200, 403] },
	'get /api/sales/leads/nothing': { people: ['hotel', 'noagency'], status: [403, 404] },
	'get /api/autocomplete/clients': { people: ['admin', 'noagency'], status: [403] },
	'get /api/autocomplete/last-leads': { people: ['admin', 'noagency'], status: [403] },
	'get /api/available-hotels': { people: ['noagency'], status: [403] },
	'get /api/available-hotels/points': { people: ['noagency'], status: [403] },
	// Whoever takes part in conversations is said by the verbs: agents of open agencies, hotel staff, admins.
	...Object.fromEntries(
		[
			'/partner/conversations/unread',
			'/partner/conversations/nothing/messages',
			'/partner/conversations/nothing/files/nothing',
			'/partner/inbox/nothing',
			'/api/current-user/stream-chat-token',
		].map((path) => [`get ${path}`, { people: ['operator', 'noagency'], status: [403] }]),
	),
	'get /partner/conversations/nothing/rates': { people: PEOPLE.filter((person) => person !== 'hotel'), status: [403] },
	'get /partner/dashboard/commission': { people: ['admin'], status: [403] },
	'get /partner/calendar': { people: ['admin'], status: [403] },
	'get /api/hotels/nothing/hotel-manager-invitation-link': { people: ['admin', 'noagency'], status: [403] },
	// There is no such hotel, and its page says so first.
	'get /hotels/nothing/save-interest': { people: ['hotel'], status: [403, 404] },
	'get /hotels/nothing/new-enquiry': { people: ['hotel'], status: [403, 404] },
	'get /hotels/nothing/invite-sales-contact': { people: ['hotel'], status: [403, 404] },
	'get /partner/my-network': { people: ['admin'], status: [403] },
};

let product: Product;
const cookies = new Map<Person, string>();

beforeAll(async () => {
	product = await startProduct('access-walk');
	for (const person of PEOPLE) cookies.set(person, await signInAs(product, person));
});
afterAll(() => product?.stop());

type Entry = { id?: string | undefined; file: string; path?: string | undefined; index?: boolean; children?: Entry[] };

/** Every address of the map with the routes that lie above it; parameters are filled with words that mean nothing. */
function addresses(
	entries: readonly Entry[],
	above = '',
	ids: readonly string[] = [],
): { path: string; ids: string[] }[] {
	return entries.flatMap(({ id, file, path = '', children = [] }) => {
		const whole = [above, path].filter(Boolean).join('/');
		const here = [...ids, id ?? file.replace(/\.tsx?$/, '')];
		const own = path === '' && children.length > 0 ? [] : [{ path: filled(whole), ids: here }];
		return [...own, ...addresses(children, whole, here)];
	});
}

function filled(path: string): string {
	return `/${path
		.replaceAll(/:\w+\?/g, '')
		.replaceAll(/:\w+/g, 'nothing')
		.replaceAll('*', 'nothing/of/ours')}`.replace(/(.)\/$/, '$1');
}

const ADDRESSES = addresses(routes as unknown as Entry[]);

function ask(person: Person, path: string, method = 'GET', body?: string) {
	const cookie = cookies.get(person);
	return product.ask(path, {
		method,
		headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
		...(body ? { body } : {}),
	});
}

/** What an answer says of somebody's right to be there. */
async function verdict(person: Person, path: string): Promise<'in' | 'sign-in' | 'out'> {
	const { status, headers, text } = await ask(person, path);
	const isApi = path.startsWith('/api/');
	if (isApi ? status === 401 : status === 302 && String(headers.location).startsWith('/signin?to=')) return 'sign-in';
	if (status !== 403) return 'in';
	// Of the group, but of no agency that is open: told so, and led on.
	return text.includes('You are not registered in a travel agency yet') ? 'in' : 'out';
}

const expected = (person: Person, members: readonly Person[]) =>
	members.includes(person) ? 'in' : person === 'nobody' ? 'sign-in' : 'out';

describe('every role at every address of the map', () => {
	test.each(PEOPLE.map((person): [Person] => [person]).concat([['nobody']]))('%s', async (person) => {
		const wrong: string[] = [];
		for (const { path, ids } of ADDRESSES) {
			// A page lets in whom all the routes above it let in.
			const groups = ids.map(accessOf);
			const members = EVERYBODY.filter((each) => groups.every((group) => MEMBERS[group]?.includes(each)));
			const call = CLOSED_BY_VERBS[`get ${path}`];
			if (call?.people.includes(person)) continue;
			const found = await verdict(person, path);
			if (found !== expected(person, members)) wrong.push(`${path} (${groups.join(', ')}): ${found}`);
		}
		expect(wrong).toEqual([]);
	});
});

describe('the specification', () => {
	test.each(SPECIFIED)('%s is for %s', async (path, group) => {
		const found = await Promise.all(EVERYBODY.map(async (person) => [person, await verdict(person, path)]));
		const call = CLOSED_BY_VERBS[`get ${path}`];
		// What is not built yet is closed to everybody but admins, as every address below /partner that nobody has named.
		const isThere = ADDRESSES.some((each) => each.path === path);
		const members = MEMBERS[isThere ? group : 'admin'] ?? [];
		const wanted = EVERYBODY.map((person) => [person, expected(person, members)]);
		const isOpen = ([person]: readonly unknown[]) => !call?.people.includes(person as Person);
		expect(found.filter(isOpen)).toEqual(wanted.filter(isOpen));
	});
});

describe('every role at every call of the API', () => {
	type Document = { paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>> };

	test('is let in where it belongs, and nowhere else', async () => {
		const open = JSON.parse((await ask('nobody', '/api/openapi.json')).text) as Document;
		const whole = JSON.parse((await ask('admin', '/api/openapi.json')).text) as Document;
		const wrong: string[] = [];
		let count = 0;
		for (const [path, calls] of Object.entries(whole.paths)) {
			for (const [method, { security }] of Object.entries(calls)) {
				const isOwn = (security ?? []).length > 0;
				// Nobody reads of what is not for everybody.
				if ((path in open.paths && method in (open.paths[path] ?? {})) === isOwn)
					wrong.push(`${method} ${path}: described`);
				const address = path.replaceAll(/\{\w+\}/g, 'nothing');
				const id = ADDRESSES.find((each) => each.path === address)?.ids.at(-1) ?? '';
				const members = MEMBERS[accessOf(id)] ?? [];
				const closed = CLOSED_BY_VERBS[`${method} ${address}`];
				for (const person of EVERYBODY) {
					const body = method === 'get' || method === 'delete' ? undefined : '{}';
					const { status } = await ask(person, address, method.toUpperCase(), body);
					count += 1;
					const isRight = closed?.people.includes(person)
						? closed.status.includes(status)
						: !members.includes(person)
							? status === (person === 'nobody' ? 401 : 403)
							: status !== 401 && status < 500;
					if (!isRight) wrong.push(`${method} ${path} as ${person}: ${status}`);
				}
			}
		}
		expect(wrong).toEqual([]);
		expect(count).toBeGreaterThan(150);
	});
});
