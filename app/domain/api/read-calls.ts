import * as z from 'zod';
import { facilityShape } from '../facility/facility-shape';
import { PROPERTY_CONDITIONS, PROPERTY_PROJECTION } from '../property/api/property-conditions';
import { DEFAULT_PROJECTION, listedPropertyShape, singlePropertyShape } from '../property/api/property-shape';
import { STAY_CONDITIONS, stayShape } from '../stay/api/stay-shape';
import { apiCall } from './api-call';
import { after, flag, limit } from './common-parameters';

const includeDemos = flag('Houses for demonstrations too.');

const NO_PROPERTY = 'There is no property with this id.';

export const LIST_FACILITIES = apiCall({
	id: 'listFacilities',
	method: 'get',
	path: '/api/facilities',
	summary: 'The facilities that houses may have',
	description: 'In the order in which the search shows them.',
	parameters: {},
	answer: { description: 'All facilities.', schema: z.array(facilityShape) },
	problems: {},
});

export const LIST_PROPERTIES = apiCall({
	id: 'listProperties',
	method: 'get',
	path: '/api/properties',
	summary: 'Houses, best match first',
	description:
		'Without a query these are all houses, with what a list of them shows. `conditions` chooses houses, `projection` chooses fields. Amounts are in the currency of the house.',
	parameters: {
		conditions: {
			kind: 'json',
			schema: PROPERTY_CONDITIONS.default({}),
			description:
				'A JSON object of fields, each to a value or to `{"$eq": value}`, `{"$in": [values]}`, `{"$gte": value}`, `{"$lte": value}`; `$gte` and `$lte` may stand together. All conditions hold together.',
			example: '{"country":"AT","bedrooms":{"$gte":5}}',
		},
		projection: {
			kind: 'json',
			schema: PROPERTY_PROJECTION.default([...DEFAULT_PROJECTION]),
			description: 'A JSON list of the fields to give. `_id` is always among them.',
			example: '["name","city","priceFrom","currency"]',
		},
		includeDemos,
		includeOrder: flag('Each house with `order`, the number that the list is sorted by.'),
		after,
		limit,
	},
	answer: { description: 'A list of houses.', schema: z.array(listedPropertyShape), isPaged: true },
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.' },
});

export const GET_PROPERTY = apiCall({
	id: 'getProperty',
	method: 'get',
	path: '/api/properties/{id}',
	summary: 'One house with everything',
	description: 'Texts are in the language of the answer where they are written in it, else in the other one.',
	pathParameters: { id: 'The `_id` of a house.' },
	parameters: {
		includeSalesInformation: flag('With `salesInformation`: payment, cancellation, security deposit, terms.'),
	},
	answer: { description: 'The house.', schema: singlePropertyShape },
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.', 404: NO_PROPERTY },
});

export const LIST_STAYS_OF_PROPERTY = apiCall({
	id: 'listStaysOfProperty',
	method: 'get',
	path: '/api/properties/{id}/stays',
	summary: 'The stays of one house',
	description: 'In order of check-in. Stays that ended more than a day ago are left out.',
	pathParameters: { id: 'The `_id` of a house.' },
	parameters: {},
	answer: { description: 'All its stays.', schema: z.array(stayShape) },
	problems: { 404: NO_PROPERTY },
});

export const LIST_STAYS = apiCall({
	id: 'listStays',
	method: 'get',
	path: '/api/stays',
	summary: 'Stays of all houses',
	description: 'House by house in order of check-in. Stays that ended more than a day ago are left out.',
	parameters: {
		conditions: {
			kind: 'json',
			schema: STAY_CONDITIONS.default({}),
			description: 'The same grammar as for `/api/properties`.',
			example: '{"city":"lech","checkIn":{"$gte":"{checkIn}"},"available":true}',
		},
		includeDemos,
		after,
		limit,
	},
	answer: { description: 'A list of stays.', schema: z.array(stayShape), isPaged: true },
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.' },
});

export const LIST_COUNTRY_NAMES = apiCall({
	id: 'listCountryNames',
	method: 'get',
	path: '/api/country-names',
	summary: 'Names of countries',
	description: 'In the order of the alphabet of the language. To be kept for seven days.',
	parameters: {},
	answer: {
		description: 'Name by ISO 3166-1 alpha-2 code.',
		schema: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()).meta({
			id: 'CountryNames',
			description: 'Name by ISO 3166-1 alpha-2 code.',
		}),
	},
	problems: {},
});
