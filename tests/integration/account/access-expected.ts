import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessGroup } from '~/domain/access/access-groups';
import routes from '~/routes';
import { accessOf, isAboutOneAgency, NEEDS_NO_AGENCY } from '~/routes/access';
import { isApiRoute, isNotThere } from '../../../workers/site/match-route';

/** One person of each kind (ACCESS-1): visitors have no session, `acting` is an admin who acts for an agency, `team` one with capabilities. */
export const PEOPLE = [
	'visitor',
	'agent',
	'supervisor',
	'lifestyle',
	'admin',
	'acting',
	'team',
	'operator',
	'hotel',
	'noagency',
] as const;
export type Person = (typeof PEOPLE)[number];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Entry = { id?: string | undefined; file: string; path?: string | undefined; index?: boolean; children?: Entry[] };

/** `path` has words that mean nothing in the place of the pattern's parameters. */
export type Address = { pattern: string; path: string; ids: string[]; file: string };

/** Every address of the map with the routes that lie above it; parameters are filled with words that mean nothing. */
function addresses(entries: readonly Entry[], above = '', ids: readonly string[] = []): Address[] {
	return entries.flatMap(({ id, file, path = '', children = [] }) => {
		const whole = [above, path].filter(Boolean).join('/');
		const here = [...ids, id ?? file.replace(/\.tsx?$/, '')];
		const own = path === '' && children.length > 0 ? [] : [{ pattern: whole, path: filled(whole), ids: here, file }];
		return [...own, ...addresses(children, whole, here)];
	});
}

function filled(path: string): string {
	const words = path
		.replaceAll(/:\w+\?/g, '')
		.replaceAll(/:\w+/g, 'nothing')
		.replaceAll('*', 'nothing/of/ours');
	return encodeURI(`/${words}`.replace(/(.)\/$/, '$1'));
}

export const ADDRESSES = addresses(routes as unknown as Entry[]);

const PARTNERS: readonly Person[] = ['agent', 'noagency', 'supervisor', 'lifestyle', 'admin', 'acting', 'team'];
const SIGNED_IN = PEOPLE.filter((person) => person !== 'visitor');
const ADMINS: readonly Person[] = ['admin', 'acting', 'team'];

/** Who is let in by which group, as ACCESS-2 says it; on a brand that needs no login for those who have none. */
export const MEMBERS: Readonly<Record<AccessGroup, readonly Person[]>> = {
	everybody: PEOPLE,
	brandLogin: PEOPLE,
	brandPartners: ['visitor', 'hotel', ...PARTNERS],
	signedIn: SIGNED_IN,
	agentDashboard: ['agent', 'noagency', 'supervisor', ...ADMINS],
	supervisorAgentDashboard: ['supervisor', ...ADMINS],
	partners: PARTNERS,
	operators: ['operator', ...ADMINS],
	inbox: ['operator', 'hotel', ...ADMINS],
	hotelStaff: ['hotel'],
	admin: ADMINS,
	enquiries: ['team'],
	money: ['team'],
	concierge: ['team'],
	catalogue: ['team'],
	conciergeJobs: ['operator', 'team'],
	desk: ['operator', 'team'],
	enquiryDesk: ['operator', 'team'],
	suppliers: ['team'],
	members: ['supervisor', 'operator', ...ADMINS],
};

/** The methods of a page, read from its source: what has a loader or is drawn may be read, what has an action takes POST. */
export function pageMethods({ file }: Address): readonly string[] {
	const source = readFileSync(join('app', file), 'utf8');
	const has = (name: string) => new RegExp(`export (?:async )?(?:function|const) ${name}\\b`).test(source);
	const isRead = has('loader') || /export default /.test(source);
	return [...(isRead ? ['GET', 'HEAD'] : []), ...(has('action') ? ['POST'] : [])];
}

/** The status that refuses a user at an address, by the table of access alone; null when he is permitted. */
export function refusalOf(address: Address, method: string, person: Person): number | null {
	const leaf = address.ids.at(-1) ?? '';
	const isApi = isApiRoute(leaf);
	if (!isApi && !isNotThere(leaf) && !pageMethods(address).includes(method)) return 405;
	// A hotel that is not there says so before what opens over it.
	const isOverHotel = method === 'GET' && leaf !== 'routes/hotel/hotel' && address.ids.includes('routes/hotel/hotel');
	if (isOverHotel && person === 'hotel') return null;
	// A page lets in whom all the routes above it let in; a form is taken by its own route.
	const groups = (method === 'GET' ? address.ids : [leaf]).map(accessOf);
	if (groups.some((group) => !MEMBERS[group].includes(person))) return person !== 'visitor' ? 403 : isApi ? 401 : 302;
	if ((person === 'admin' || person === 'team') && isAboutOneAgency(leaf)) return 403;
	const isClosed = groups.some((group) => !NEEDS_NO_AGENCY.has(group) && group !== 'brandPartners');
	return person === 'noagency' && !isApi && isClosed ? 403 : null;
}
