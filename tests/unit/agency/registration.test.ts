import { describe, expect, test } from 'vitest';
import { domainOf } from '~/domain/agency/email-domain';
import { mayRegister, type Registration, registrationErrors, verificationAtFirst } from '~/domain/agency/registration';

const GIVEN: Registration = { name: 'Hauser Travel', autoInviteEmailDomain: null, programIds: [], referrerName: null };
const LUXURY = { domain: 'hauser.example', kind: 'luxuryAgency', colleagues: null } as const;
const FREE = { domain: 'freemail.example', kind: 'freeMail', colleagues: null } as const;

describe('a registration', () => {
	test.each([
		['in order', GIVEN, LUXURY, {}],
		['without a name', { ...GIVEN, name: '' }, LUXURY, { name: 'required' }],
		['with a name too long', { ...GIVEN, name: 'x'.repeat(121) }, LUXURY, { name: 'tooLong' }],
		['without a referrer name', { ...GIVEN, referrerName: '' }, LUXURY, { referrerName: 'required' }],
		['that lets colleagues in', { ...GIVEN, autoInviteEmailDomain: 'hauser.example' }, LUXURY, {}],
		[
			'that lets others in',
			{ ...GIVEN, autoInviteEmailDomain: 'other.example' },
			LUXURY,
			{ autoInviteEmailDomain: 'notYourDomain' },
		],
		[
			'that lets everybody in',
			{ ...GIVEN, autoInviteEmailDomain: 'freemail.example' },
			FREE,
			{ autoInviteEmailDomain: 'notYourDomain' },
		],
		[
			'by an unverified address',
			{ ...GIVEN, autoInviteEmailDomain: 'hauser.example' },
			{ ...LUXURY, kind: 'unverified' },
			{ autoInviteEmailDomain: 'notYourDomain' },
		],
		[
			'of a domain that is taken',
			{ ...GIVEN, autoInviteEmailDomain: 'hauser.example' },
			{ ...LUXURY, colleagues: { id: 'agency_1', name: 'Hauser' } },
			{ autoInviteEmailDomain: 'domainTaken' },
		],
	] as const)('%s', (_name, registration, standing, errors) => {
		expect(registrationErrors(registration, standing)).toEqual(errors);
	});

	test('opens an agency at once for a known luxury agency alone', () => {
		const kinds = ['luxuryAgency', 'agency', 'freeMail', 'unknown', 'unverified'] as const;
		expect(kinds.map((kind) => verificationAtFirst({ kind }))).toEqual(['verified', ...Array(4).fill('requested')]);
	});

	test.each([
		['agent', null, null, true],
		['agent', { id: 'agency_1' }, null, false],
		['agent', null, 'hotel_1', false],
		['supervisorAgent', null, null, true],
		['amex_lifestyleAgent', null, null, false],
		['customer', null, null, false],
		['operator', null, null, false],
		['admin', null, null, false],
	] as const)('by %s, agency %j, hotel %s: %s', (role, agency, hotelId, may) => {
		expect(mayRegister({ role, agency, hotelId })).toBe(may);
	});
});

test.each([
	['Ada@Hauser.Example', 'hauser.example'],
	['"a@b"@c.example', 'c.example'],
	['ada@münchen.example', 'münchen.example'],
	['ada@localhost', null],
	['ada@-x.example', null],
	['ada', null],
])('the domain of %s is %s', (email, domain) => {
	expect(domainOf(email)).toBe(domain);
});
