import fc from 'fast-check';
import { ADDRESSES, PEOPLE, type Person } from '../account/access-expected';
import type { Question } from '../http';
import { hostileAddress, hostileBody, hostileHeaders } from './hostile-questions';
import { asAddressPart, hostileText } from './hostile-words';

export type FuzzRequest = { person: Person; path: string; question: Question };

/** Words of existing records, so that requests reach more than the 404. */
export type RealWords = readonly string[];

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const QUERY = ['_data', 'lng', 'q', 'page', 'after', 'limit', 'conditions', 'projection', 'checkInDate', 'to', 'lead'];

/** An address of the map with a word in the place of each parameter. */
function routeAddress(words: RealWords): fc.Arbitrary<string> {
	const word = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...words) },
		{ weight: 2, arbitrary: hostileText.map(asAddressPart) },
	);
	return fc.constantFrom(...ADDRESSES).chain(({ pattern, ids }) => {
		const parts = pattern.split('/').map((part) => {
			if (part === '*' || part.startsWith(':')) return word;
			return fc.constant(part);
		});
		const data = fc.constantFrom('', '', '', '', `?_data=${encodeURIComponent(ids.at(-1) ?? '')}`, '?_data=root');
		return fc.tuple(fc.tuple(...parts), data).map(([all, query]) => `/${all.join('/')}${query}`);
	});
}

/** The same address spelled otherwise. */
const spelling = fc.constantFrom<(path: string) => string>(
	...Array<(path: string) => string>(12).fill((path) => path),
	(path) => path.toUpperCase(),
	(path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
	(path) => `/${path}`,
	(path) => `${path}/`,
	(path) => path.replace(/\/([^/]*)$/, '/%2e%2e/$1'),
	(path) => `${path}.data`,
	(path) => `${path}%00`,
);

const moreQuery = fc
	.array(fc.tuple(fc.constantFrom(...QUERY), hostileText), { maxLength: 3 })
	.map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'));

/** Any request that anybody might send: all routes, roles and methods, with what people type who want to find out what a site is made of. */
export function fuzzRequests(words: RealWords): fc.Arbitrary<FuzzRequest> {
	const own = fc.tuple(routeAddress(words), spelling, moreQuery).map(([address, spell, query]) => {
		const [path = '', first = ''] = address.split('?', 2);
		const queries = [first, query].filter(Boolean).join('&');
		return queries === '' ? spell(path) : `${spell(path)}?${queries}`;
	});
	const path = fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: hostileAddress });
	const headers = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileHeaders });
	return fc
		.record({
			person: fc.constantFrom(...PEOPLE),
			method: fc.constantFrom(...METHODS),
			path,
			headers,
			sent: hostileBody,
		})
		.map(({ person, method, path: address, headers: given, sent }) => {
			const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
			const question: Question = hasBody
				? { ...sent, method, headers: { ...given, ...sent.headers } }
				: { method, headers: given };
			return { person, path: address, question };
		});
}
