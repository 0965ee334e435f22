import { describe, expect, it, test } from 'vitest';
import { USER_ROLES } from '#db/schema/enums';
import { type AccessGroup, evaluateAccess } from '~/domain/access/access-groups';
import { requireActor, requireAgency } from '~/domain/access/require-actor';
import type { Actor } from '~/domain/user/actor';

const CLOSED = { isLoginRequired: true };
const OPEN = { isLoginRequired: false };

/** Roles that may pass where the brand needs a login; everybody else with an account is forbidden. */
const MEMBERS: Record<Exclude<AccessGroup, 'everybody'>, readonly string[]> = {
	agentDashboard: ['admin', 'agent', 'supervisorAgent'],
	supervisorAgentDashboard: ['admin', 'supervisorAgent'],
	partners: ['admin', 'agent', 'supervisorAgent', 'amex_lifestyleAgent'],
	brandPartners: ['admin', 'agent', 'supervisorAgent', 'amex_lifestyleAgent'],
	operators: ['admin', 'operator'],
	admin: ['admin'],
	enquiries: [],
	money: [],
	concierge: [],
	catalogue: [],
	desk: ['operator'],
	enquiryDesk: ['operator'],
	conciergeJobs: ['operator'],
	suppliers: [],
	members: ['admin', 'operator', 'supervisorAgent'],
	inbox: ['admin', 'operator'],
	hotelStaff: [],
	signedIn: USER_ROLES,
	brandLogin: USER_ROLES,
};

describe.each(Object.entries(MEMBERS))('%s', (group, members) => {
	it.each(USER_ROLES)('%s', (role) => {
		const expected = members.includes(role) ? 'allowed' : 'forbidden';
		expect(evaluateAccess(group as AccessGroup, { role, hotelId: null }, CLOSED)).toBe(expected);
	});

	it('asks strangers to sign in', () => {
		expect(evaluateAccess(group as AccessGroup, null, CLOSED)).toBe('sign-in');
	});
});

test.each(['enquiries', 'money', 'concierge', 'catalogue'] as const)(
	'%s are for admins with that capability alone',
	(capability) => {
		const capabilities = [capability];
		expect(evaluateAccess(capability, { role: 'admin', hotelId: null, capabilities }, CLOSED)).toBe('allowed');
		const other = capability === 'money' ? 'enquiries' : 'money';
		expect(evaluateAccess(capability, { role: 'admin', hotelId: null, capabilities: [other] }, CLOSED)).toBe(
			'forbidden',
		);
		for (const role of USER_ROLES.filter((each) => each !== 'admin'))
			expect(evaluateAccess(capability, { role, hotelId: null, capabilities }, CLOSED)).toBe('forbidden');
	},
);

test('accounts of suppliers are for admins with one of the capabilities concierge and money', () => {
	const verdict = (capabilities: Actor['capabilities'], role: Actor['role'] = 'admin') =>
		evaluateAccess('suppliers', { role, hotelId: null, capabilities }, CLOSED);
	expect([verdict(['concierge']), verdict(['money'])]).toEqual(['allowed', 'allowed']);
	expect([verdict(['enquiries']), verdict([]), verdict(['money'], 'operator')]).toEqual(Array(3).fill('forbidden'));
});

test('the operators’ desk is for operators, and for admins with the capability catalogue', () => {
	const verdict = (role: Actor['role'], capabilities: Actor['capabilities'] = []) =>
		evaluateAccess('desk', { role, hotelId: null, capabilities }, CLOSED);
	expect([verdict('operator'), verdict('admin', ['catalogue'])]).toEqual(['allowed', 'allowed']);
	expect(verdict('admin', ['enquiries', 'money', 'concierge'])).toBe('forbidden');
	for (const role of USER_ROLES.filter((each) => each !== 'operator' && each !== 'admin'))
		expect(verdict(role, ['catalogue'])).toBe('forbidden');
});

test.each(['brandLogin', 'brandPartners'] as const)('%s is open where the brand needs no login', (group) => {
	expect(evaluateAccess(group, null, OPEN)).toBe('allowed');
	expect(evaluateAccess(group, { role: 'customer', hotelId: null }, OPEN)).toBe('allowed');
});

test('hotel staff are users with a hotel, for every role', () => {
	expect(evaluateAccess('hotelStaff', { role: 'customer', hotelId: 'hotel_1' }, CLOSED)).toBe('allowed');
	expect(evaluateAccess('inbox', { role: 'customer', hotelId: 'hotel_1' }, CLOSED)).toBe('allowed');
	expect(evaluateAccess('partners', { role: 'customer', hotelId: 'hotel_1' }, CLOSED)).toBe('forbidden');
});

test('an unknown group or role admits no user', () => {
	expect(evaluateAccess('nonsense' as AccessGroup, { role: 'admin', hotelId: null }, OPEN)).toBe('forbidden');
	expect(evaluateAccess('partners', { role: 'root' as Actor['role'], hotelId: null }, OPEN)).toBe('forbidden');
});

describe('requireActor and requireAgency', () => {
	const agency: Actor['agency'] = {
		no: 1,
		id: 'agency_1',
		name: 'Nordwand Reisen',
		verification: 'verified',
		teamBrandKey: null,
		pinnedBrandKey: null,
		design: null,
		hasBankAccount: false,
		billableCurrency: 'EUR',
		programNos: [],
	};
	const actor: Actor = {
		no: 7,
		id: 'user_7',
		role: 'agent',
		firstName: null,
		lastName: null,
		email: 'agent@nordwand.example',
		isEmailVerified: true,
		company: null,
		hotelId: null,
		operatorNo: null,
		capabilities: [],
		agency,
		isActing: false,
	};

	it('gives the actor of a group', () => {
		expect(requireActor({ actor }, 'partners')).toBe(actor);
		expect(requireAgency({ actor }).agency).toBe(agency);
	});

	it.each([
		['a visitor', null],
		['another role', { ...actor, role: 'operator' as const }],
	])('refuses %s', (_, other) => {
		expect(() => requireActor({ actor: other }, 'partners')).toThrow(/is not of partners/);
	});

	it.each([
		['no agency', null],
		['an agency that waits to be verified', { ...agency, verification: 'requested' as const }],
		['a declined one', { ...agency, verification: 'declined' as const }],
	])('refuses %s', (_, other) => {
		expect(() => requireAgency({ actor: { ...actor, agency: other } })).toThrow('No verified agency');
	});
});
