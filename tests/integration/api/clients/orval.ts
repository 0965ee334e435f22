import { createLead, getLead, getProperty, listLeads, listProperties } from 'generated/orval';

/** What a program does with the functions of orval; see `generated-clients.test.ts`. */
const { TOKEN = '' } = process.env;
const agent = { headers: { authorization: `Bearer ${TOKEN}` } };

const listed = await listProperties({
	country: ['AT', 'CH'],
	'bedrooms[gte]': 2,
	'priceFrom[lte]': 50_000.5,
	petsAllowed: false,
	projection: ['name', 'bedrooms'],
	includeTotal: true,
	limit: 5,
});
const houses = listed.status === 200 ? listed.data : [];
const names: (string | undefined)[] = houses.map(({ name }) => name);
const [first] = houses;
const id = first?._id ?? '';

const property = await getProperty(id, { includeSalesInformation: true });
const bedrooms: number | null | undefined = property.status === 200 ? property.data.bedrooms : undefined;

// @ts-expect-error: no filter has this name
const refused = await listProperties({ contry: ['CH'] });
const problem = refused.status === 400 ? refused.data : undefined;

const written = await createLead(
	{
		_property: id,
		intent: 'interest',
		period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
		client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
	},
	undefined,
	{ headers: { ...agent.headers, 'Idempotency-Key': crypto.randomUUID() } },
);
const read = await getLead(written.status === 200 ? written.data._id : '', undefined, agent);
const lead = read.status === 200 ? read.data : undefined;
const client: string | undefined = lead?.client.lastName;
const missing = await getLead('lead_nobody', undefined, agent);
const anonymous = await listLeads();

console.log(
	JSON.stringify({
		names,
		total: listed.headers.get('x-total-count'),
		bedrooms,
		refused: [problem?.code, problem?.errors?.[0]?.parameter],
		client,
		status: lead?.status,
		missing: missing.status === 404 ? missing.data.code : undefined,
		anonymous: anonymous.status,
	}),
);
