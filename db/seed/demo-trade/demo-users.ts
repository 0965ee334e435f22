import type { TEAM_CAPABILITIES, USER_ROLES } from '../../schema/enums';

export type DemoUser = {
	/** Name at the local issuer; any password. */
	login: string;
	firstName: string;
	lastName: string;
	email: string;
	isEmailVerified: boolean;
	role: (typeof USER_ROLES)[number];
	/** Id of an agency of `demo-agencies.ts`. */
	agency?: string;
	/** What an admin does for the brands' own team. */
	capabilities?: readonly (typeof TEAM_CAPABILITIES)[number][];
	/** Key of an operator of the catalogue; properties of the first one otherwise. */
	isOperator?: boolean;
	/** Public id of a hotel of the catalogue. */
	hotelId?: string;
};

/** Demonstration users of one machine, one for each role and some in other brands. */
export const DEMO_USERS: readonly DemoUser[] = [
	user('agent', 'Clara Engels', 'clara@nordwand.example', { role: 'agent', agency: 'agency_nordwand' }),
	user('colleague', 'Moritz Amann', 'moritz@nordwand.example', { role: 'agent', agency: 'agency_nordwand' }),
	user('supervisor', 'Jonas Keller', 'jonas@nordwand.example', { role: 'supervisorAgent', agency: 'agency_nordwand' }),
	user('blaufirn', 'Ida Sonderegger', 'ida@blaufirn.example', { role: 'supervisorAgent', agency: 'agency_blaufirn' }),
	user('goldgrat', 'Paul Rüf', 'paul@goldgrat.example', { role: 'agent', agency: 'agency_goldgrat' }),
	user('corvin', 'Aurélie Marchand', 'aurelie@corvin-lys.example', { role: 'agent', agency: 'agency_corvin' }),
	user('thornbury', 'Edward Hale', 'edward@thornbury.example', { role: 'agent', agency: 'agency_thornbury' }),
	user('lifestyle', 'Elena Moretti', 'elena@meridian.example', {
		role: 'amex_lifestyleAgent',
		agency: 'agency_meridian',
	}),
	user('admin', 'Marie Burtscher', 'marie@firnlicht.example', { role: 'admin' }),
	user('team', 'Lena Matt', 'lena@firnlicht.example', {
		role: 'admin',
		capabilities: ['enquiries', 'money', 'concierge', 'catalogue'],
	}),
	user('accounts', 'Johannes Kessler', 'johannes@firnlicht.example', { role: 'admin', capabilities: ['money'] }),
	user('operator', 'Hans Feuerstein', 'hans@operator.example', { role: 'operator', isOperator: true }),
	user('hotel', 'Sabine Lorünser', 'sabine@hotel.example', { role: 'customer', hotelId: 'hotel_le-meleze-blanc' }),
	user('gotthard', 'Reto Furrer', 'reto@gotthardpalais.example', {
		role: 'customer',
		hotelId: 'hotel_gotthard-palais',
	}),
	user('noagency', 'Tom Hauser', 'tom@hauser-travel.example', { role: 'agent' }),
	user('freemail', 'Nora Brandt', 'nora.brandt@freemail.example', { role: 'agent' }),
];

function user(
	login: string,
	name: string,
	email: string,
	rest: Pick<DemoUser, 'role' | 'agency' | 'capabilities' | 'isOperator' | 'hotelId'>,
): DemoUser {
	const [firstName = '', lastName = ''] = name.split(' ');
	return { login, firstName, lastName, email, isEmailVerified: true, ...rest };
}
