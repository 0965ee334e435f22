import { expect, it } from 'vitest';
import { clientsByName, clientsOfLeads, fieldsOf } from '~/components/trade/lead/known-client';

const lead = (clientFirstName: string, clientReference: string | null, loyaltyNumber: string | null = null) => ({
	...{ clientFirstName, clientReference, loyaltyNumber },
	...{ clientLastName: 'Thorne', leadReference: 'lead_1' },
});
const client = { firstName: 'Ada', lastName: 'Thorne', reference: null, nationality: null, isAmexCardMember: null };

it('offers the clients of the last leads once each, four at most, with the loyalty number said last', () => {
	const leads = [lead('Ada', 'CC1'), lead('Ben', null), lead('ada', 'CC1', 'L-2'), lead('Ada', 'CC1', 'L-1')];
	const others = [lead('Ada', 'CC2'), lead('Cora', null), lead('Dan', null)];
	expect(clientsOfLeads([...leads, ...others])).toMatchObject([
		{ firstName: 'Ada', reference: 'CC1', loyaltyNumber: 'L-2' },
		{ firstName: 'Ben', reference: null, loyaltyNumber: null },
		{ firstName: 'Ada', reference: 'CC2', loyaltyNumber: null },
		{ firstName: 'Cora' },
	]);
	expect(clientsOfLeads([])).toEqual([]);
});

it.each([
	['CC', 'CC77', '77'],
	['CC', 'cc77', '77'],
	['CC', '77', '77'],
	// Without a prefix before the field its letters belong to the reference.
	[null, 'CC77', 'CC77'],
	['CC', null, null],
] as const)('with the prefix %s the reference %s is filled in as %s', (prefix, reference, cc) => {
	const fields = fieldsOf({ ...client, reference, loyaltyNumber: null }, prefix);
	expect(fields).toMatchObject({ firstName: 'Ada', cc, loyaltyNumber: null, amexCardMember: null });
});

it('says of a client found by name whether he is a card member', () => {
	const found = { firstName: 'Ada', lastName: 'Thorne', reference: null, nationality: 'British', leads: [] };
	const [member, other] = clientsByName([true, false].map((amexCardMember) => ({ ...found, amexCardMember })));
	expect(member && fieldsOf(member, null)).toMatchObject({ amexCardMember: 'on', nationality: 'British' });
	expect(other && fieldsOf(other, null)).toMatchObject({ amexCardMember: '' });
});
