import { createLead, getLead, getProperty, listLeads, listProperties } from 'generated/hey-api';
import { client as open } from 'generated/hey-api/client.gen';

/** What a program does with the client of @hey-api/openapi-ts; see `generated-clients.test.ts`. */
const { ORIGIN = '', TOKEN = '' } = process.env;
open.setConfig({ baseUrl: ORIGIN });
const auth = () => TOKEN;

const listed = await listProperties({
	query: {
		country: ['AT', 'CH'],
		'bedrooms[gte]': 2,
		'priceFrom[lte]': 50_000.5,
		petsAllowed: false,
		projection: ['name', 'bedrooms'],
		includeTotal: true,
		limit: 5,
	},
});
const names: (string | undefined)[] = (listed.data ?? []).map(({ name }) => name);
const [first] = listed.data ?? [];
const id = first?._id ?? '';

const { data: property } = await getProperty({ path: { id }, query: { includeSalesInformation: true } });
const bedrooms: number | null | undefined = property?.bedrooms;

// @ts-expect-error: no filter has this name
const { error: refused } = await listProperties({ query: { contry: ['CH'] } });

const { data: written } = await createLead({
	auth,
	headers: { 'Idempotency-Key': crypto.randomUUID() },
	body: {
		_property: id,
		intent: 'interest',
		period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
		client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
	},
});
const { data: lead } = await getLead({ auth, path: { id: written?._id ?? '' } });
const client: string | undefined = lead?.client.lastName;
const { error: missing } = await getLead({ auth, path: { id: 'lead_nobody' } });
const anonymous = await listLeads();

console.log(
	JSON.stringify({
		names,
		total: listed.response?.headers.get('x-total-count'),
		bedrooms,
		refused: [refused?.code, refused?.errors?.[0]?.parameter],
		client,
		status: lead?.status,
		missing: missing?.code,
		anonymous: anonymous.error?.status,
	}),
);
