import * as z from 'zod';
import { SUGGESTION_KINDS } from '#db/schema/enums';
import { facilityShape } from '../facility/facility-shape';
import {
	PROPERTY_CONDITION_FIELDS,
	PROPERTY_CONDITIONS,
	PROPERTY_PROJECTION,
} from '../property/api/property-conditions';
import { DEFAULT_PROJECTION, listedPropertyShape, singlePropertyShape } from '../property/api/property-shape';
import { STAY_CONDITIONS, STAY_FIELDS, stayShape } from '../stay/api/stay-shape';
import { apiCall } from './api-call';
import { after, flag, includeTotal, limit } from './common-parameters';

const includeDemos = flag('Houses for demonstrations too.');

const NO_PROPERTY = 'There is no property with this id.';

export const LIST_FACILITIES = apiCall({
	id: 'listFacilities',
	scope: 'properties:read',
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
	scope: 'properties:read',
	method: 'get',
	path: '/api/properties',
	summary: 'Houses, best match first',
	description:
		'Without a query these are all properties, with what a list of them shows. Fields such as `country=CH` or `bedrooms[gte]=5` choose properties, `projection` chooses fields. Amounts are in the currency of the property.',
	conditionFields: PROPERTY_CONDITION_FIELDS,
	parameters: {
		conditions: {
			kind: 'json',
			schema: PROPERTY_CONDITIONS.default({}),
			description:
				'The same as JSON, for programs that put conditions together: an object of fields, each to a value or to `{"$eq": value}`, `{"$in": [values]}`, `{"$gte": value}`, `{"$lte": value}`; `$gte` and `$lte` may stand together. All conditions hold together.',
			example: '{"country":"AT","bedrooms":{"$gte":5}}',
		},
		projection: {
			kind: 'list',
			schema: PROPERTY_PROJECTION.default([...DEFAULT_PROJECTION]),
			description: 'The fields to give; repeat the name, or separate them by commas. `_id` is always among them.',
			example: '["name","city","priceFrom","currency"]',
		},
		includeDemos,
		includeOrder: flag('Each house with `order`, the number that the list is sorted by.'),
		includeTotal,
		after,
		limit,
	},
	answer: { description: 'A list of properties.', schema: z.array(listedPropertyShape), isPaged: true },
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.' },
});

export const GET_PROPERTY = apiCall({
	id: 'getProperty',
	scope: 'properties:read',
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
	scope: 'properties:read',
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
	scope: 'properties:read',
	method: 'get',
	path: '/api/stays',
	summary: 'Stays of all houses',
	description: 'House by house in order of check-in. Stays that ended more than a day ago are left out.',
	conditionFields: STAY_FIELDS,
	parameters: {
		conditions: {
			kind: 'json',
			schema: STAY_CONDITIONS.default({}),
			description: 'The same grammar as for `/api/properties`.',
			example: '{"city":"lech","checkIn":{"$gte":"{checkIn}"},"available":true}',
		},
		includeDemos,
		includeTotal,
		after,
		limit,
	},
	answer: { description: 'A list of stays.', schema: z.array(stayShape), isPaged: true },
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.' },
});

export const LIST_COUNTRY_NAMES = apiCall({
	id: 'listCountryNames',
	scope: 'properties:read',
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

const suggestion = z.object({
	kind: z.enum([...SUGGESTION_KINDS, 'search']),
	label: z.string(),
	context: z.string().nullable().describe('Where it lies; null for a country.'),
	path: z.string().describe('Path of its page, in the language of the answer.'),
	properties: z.int().nullable().describe('Properties behind a country or place; null for a property or hotel.'),
	bedrooms: z.int().nullable(),
	picture: z
		.object({
			hash: z.string(),
			alt: z.string(),
			dominantColour: z.string(),
			isMirrored: z.boolean(),
			objectPosition: z.string().nullable(),
			width: z.int(),
			height: z.int(),
		})
		.nullable(),
});

export const SUGGEST = apiCall({
	id: 'suggest',
	scope: 'properties:read',
	method: 'get',
	path: '/api/suggest',
	summary: 'What the search box offers for a text',
	description:
		'Countries, places, properties and, for those who may open them, hotels, found by the beginnings of their words. Spelling mistakes are forgiven when nothing else is found. A sentence such as `chalet with pool in Verbier` is read as a search. Without a text: the places with most properties.',
	parameters: {
		q: {
			kind: 'text',
			schema: z.string().default(''),
			description: 'What was typed so far; cut at 80 characters.',
			example: 'lech',
		},
	},
	answer: {
		description: 'Suggestions by kind.',
		schema: z
			.object({
				searches: z.array(suggestion).describe('The search that a sentence is read as; one at most.'),
				countries: z.array(suggestion),
				places: z.array(suggestion),
				properties: z.array(suggestion),
				hotels: z.array(suggestion),
				isGuess: z.boolean().describe('These are for a likely spelling of what was typed.'),
			})
			.meta({ id: 'Suggestions', description: 'What the search box offers.' }),
	},
	problems: { 400: 'A parameter is not right; `errors` says which and what would be.' },
});
