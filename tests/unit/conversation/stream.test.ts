import { describe, expect, it } from 'vitest';
import { channelFilters } from '~/components/trade/stream/channel-filters';
import { chatUser } from '~/domain/conversation/chat-user';

const SOMEBODY = { id: 'user_1', firstName: 'Clara', lastName: 'Engels', role: 'agent', hotelId: null } as const;

describe('a user in Stream (AGENCY-32)', () => {
	it.each([
		[{}, { name: 'Clara Engels', party: 'travelAgency', role: 'user' }],
		[{ role: 'supervisorAgent' as const }, { party: 'travelAgency', role: 'user' }],
		[
			{ role: 'admin' as const, hotelId: 'hotel_1' },
			{ party: 'admin', role: 'admin' },
		],
		[
			{ role: 'customer' as const, hotelId: 'hotel_1' },
			{ party: 'hotel', role: 'user' },
		],
		[{ hotelId: 'hotel_1' }, { party: 'travelAgency', role: 'user' }],
		[{ lastName: null }, { name: 'Clara' }],
	])('%o is %o', (change, expected) => {
		expect(chatUser({ ...SOMEBODY, ...change })).toMatchObject({ id: 'user_1', ...expected });
	});
});

describe('the requested channels (AGENCY-32)', () => {
	it.each([
		[false, '', { type: 'messaging', members: { $in: ['user_1'] } }],
		[true, '', { type: 'messaging' }],
		[false, ' Asterhoff ', { type: 'messaging', members: { $in: ['user_1'] }, name: { $autocomplete: 'Asterhoff' } }],
	])('admin %s, words "%s"', (isAdmin, query, expected) => {
		expect(channelFilters({ userId: 'user_1', isAdmin }, query)).toEqual(expected);
	});
});
