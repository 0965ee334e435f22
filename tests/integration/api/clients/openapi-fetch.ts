import type { paths } from 'generated/openapi-typescript';
import createClient from 'openapi-fetch';

/** What a program does with types of openapi-typescript and the calls of openapi-fetch; see `generated-clients.test.ts`. */
const { ORIGIN = '', TOKEN = '' } = process.env;
const open = createClient<paths>({ baseUrl: ORIGIN });
const agent = createClient<paths>({ baseUrl: ORIGIN, headers: { authorization: `Bearer ${TOKEN}` } });

const listed = await open.GET('/api/properties', {
	params: {
		query: {
			country: ['AT', 'CH'],
			'bedrooms[gte]': 2,
			'priceFrom[lte]': 50_000.5,
			petsAllowed: false,
			projection: ['name', 'bedrooms'],
			includeTotal: true,
			limit: 5,
		},
	},
});
const names: (string | undefined)[] = (listed.data ?? []).map(({ name }) => name);
const [first] = listed.data ?? [];
const id = first?._id ?? '';

const { data: property } = await open.GET('/api/properties/{id}', {
	params: { path: { id }, query: { includeSalesInformation: true } },
});
const bedrooms: number | null | undefined = property?.bedrooms;

// @ts-expect-error: no filter has this name
const { error: refused } = await open.GET('/api/properties', { params: { query: { contry: ['CH'] } } });

const { data: written } = await agent.POST('/api/sales/leads/new/property', {
	params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
	body: {
		_property: id,
		intent: 'interest',
		period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
		client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
	},
});
const { data: lead } = await agent.GET('/api/sales/leads/{id}', { params: { path: { id: written?._id ?? '' } } });
const client: string | undefined = lead?.client.lastName;
const { error: missing } = await agent.GET('/api/sales/leads/{id}', { params: { path: { id: 'lead_nobody' } } });
const anonymous = await open.GET('/api/sales/leads', {});

console.log(
	JSON.stringify({
		names,
		total: listed.response.headers.get('x-total-count'),
		bedrooms,
		refused: [refused?.code, refused?.errors?.[0]?.parameter],
		client,
		status: lead?.status,
		missing: missing?.code,
		anonymous: anonymous.error?.status,
	}),
);
