import { describe, expect, it } from 'vitest';
import { USER_ROLES } from '#db/schema/enums';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import { holdsNights, isDecided, type LeadRole, type LeadStatus } from '~/domain/lead/lead-status';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { evaluateTransition } from '~/domain/lead/lead-transitions';

const ROLES: readonly LeadRole[] = [...USER_ROLES, 'hotel', 'visitor', 'system'];
const FROMS: readonly (LeadStatus | null)[] = [null, ...LEAD_STATUSES];

/** Every transition, with the roles that may make it and its effect on the nights; all others must be refused. */
const WAYS: Record<string, [roles: string, nights: string]> = {
	'new > interest': ['admin agent amex_lifestyleAgent supervisorAgent', 'keep'],
	'new > requestedOption': ['admin agent supervisorAgent', 'keep'],
	'new > requestedBooking': ['admin agent customer supervisorAgent visitor', 'keep'],
	'interest > requestedOption': ['admin agent supervisorAgent', 'keep'],
	'interest > requestedBooking': ['admin agent supervisorAgent', 'keep'],
	'requestedOption > confirmedOption': ['admin hotel operator system', 'take'],
	'requestedOption > declinedOption': ['admin hotel operator system', 'keep'],
	'requestedOption > cancelledOption': ['admin agent supervisorAgent', 'keep'],
	'requestedOption > requestedBooking': ['admin agent supervisorAgent', 'keep'],
	'confirmedOption > confirmedBooking': ['admin agent hotel operator supervisorAgent', 'keep'],
	'confirmedOption > cancelledOption': ['admin agent operator supervisorAgent', 'free'],
	'confirmedOption > expiredOption': ['system', 'free'],
	'requestedBooking > confirmedBooking': ['admin hotel operator system', 'take'],
	'requestedBooking > declinedBooking': ['admin hotel operator', 'keep'],
	'requestedBooking > cancelledBooking': ['admin agent customer supervisorAgent', 'keep'],
	'confirmedBooking > cancelledBooking': ['admin operator', 'free'],
};

/** Where rooms of a hotel may be moved by more roles than a property. */
const OF_HOTEL: Record<string, string> = {
	'confirmedBooking > cancelledBooking': 'admin agent operator supervisorAgent',
};

describe('evaluateTransition', () => {
	const moves = FROMS.flatMap((from) => LEAD_STATUSES.map((to) => [`${from ?? 'new'} > ${to}`, from, to] as const));

	it.each(moves)('%s', (name, from, to) => {
		const [roles, nights] = WAYS[name] ?? ['', ''];
		const allowed = ROLES.filter((role) => evaluateTransition(from, to, role).isAllowed).sort();
		expect(allowed.join(' ')).toBe(roles);
		for (const role of ROLES) {
			const verdict = evaluateTransition(from, to, role);
			if (verdict.isAllowed) expect(verdict.nights).toBe(nights);
			else expect(verdict.reason).toBe(roles === '' ? 'no-way' : 'wrong-role');
		}
	});

	it.each(moves)('%s, of rooms of a hotel', (name, from, to) => {
		const allowed = ROLES.filter((role) => evaluateTransition(from, to, role, true).isAllowed).sort();
		expect(allowed.join(' ')).toBe(OF_HOTEL[name] ?? WAYS[name]?.[0] ?? '');
	});

	it('has a case for every way', () => {
		expect(Object.keys(WAYS).filter((name) => !moves.some(([each]) => each === name))).toEqual([]);
	});
});

describe('statuses', () => {
	it('hold nights only when confirmed', () => {
		expect(LEAD_STATUSES.filter(holdsNights)).toEqual(['confirmedOption', 'confirmedBooking']);
	});

	it('are decided when nothing is open any more', () => {
		expect(LEAD_STATUSES.filter((status) => !isDecided(status))).toEqual([
			'interest',
			'requestedOption',
			'confirmedOption',
			'requestedBooking',
		]);
	});

	it.each([
		['interest', 'Interest'],
		['requestedOption', 'Requested option'],
		['confirmedOption', 'Confirmed option'],
		['requestedBooking', 'Requested booking'],
		['confirmedBooking', 'Confirmed booking'],
	] as const)('%s is called %s, in lower case (LEAD-1)', (status, label) => {
		expect(leadStatusLabel(status, 'en')).toBe(label);
		expect(leadStatusLabel(status, 'de')).not.toBe(label === 'Interest' ? '' : label);
	});
});
