import {
	COUNTRY_CODES,
	CURRENCY_CODES,
	LANGUAGES,
	PAYMENT_METHODS,
	PETS_RULES,
	PICTURE_SUBJECTS,
	PROPERTY_ROOM_KINDS,
	PROPERTY_TYPES,
	REGION_KINDS,
	ROOM_BATHROOMS,
	SECURITY_DEPOSIT_TYPES,
	SERVICE_AVAILABILITIES,
	SERVICE_LEVELS,
	STAY_STATUSES,
	TOURIST_TAX_KINDS,
} from '../../schema/enums';
import {
	amount,
	choice,
	choices,
	day,
	decimal,
	email,
	file,
	hour,
	key,
	lines,
	PHOTO_TYPES,
	PLAN_TYPES,
	text,
	timeZone,
	whole,
	yesNo,
} from './cells';
import { derived, optional, required, withDefault } from './column';
import { defineFile as define } from './define-file';
import { keys, texts } from './hotel-cells';
import { PICTURE_STORED, photoColumns } from './picture-columns';
import { propertyBeds } from './property-beds';

const property = () => required(key(), 'properties');
const operator = () => required(key(), 'operators');

const TAX_COLUMNS = {
	kind: required(choice(TOURIST_TAX_KINDS)),
	amount: optional(amount({ mayBeZero: true })),
	currency: optional(choice(CURRENCY_CODES)),
	percent: optional(decimal(0, 100)),
	from_age: withDefault(whole(0, 99), 0),
	to_age: optional(whole(0, 120)),
	max_nights: optional(whole(1, 366)),
	cap_amount: optional(amount()),
	included: withDefault(yesNo(), false),
	source: optional(text(400)),
	read_on: optional(day()),
};

const TAX_STORED = { amount: 'amount_minor', cap_amount: 'cap_minor', included: 'is_included' };

/** The files of properties (docs/catalogue.md), in the order in which rows refer to each other. */
export const PROPERTY_FILES = {
	places: define(
		'places.csv',
		{
			key: required(key()),
			country: required(choice(COUNTRY_CODES)),
			name_en: required(text(80)),
			name_de: optional(text(80)),
			other_names: withDefault(texts(80), ''),
			parent: optional(key(), 'places'),
			latitude: optional(decimal(35, 60)),
			longitude: optional(decimal(-10, 30)),
			elevation_m: optional(whole(0, 5000)),
		},
		{ identity: ['key'], owner: null, stored: { key: 'slug', country: 'country_code' } },
	),
	regions: define(
		'regions.csv',
		{
			key: required(key()),
			kind: required(choice(REGION_KINDS)),
			name_en: required(text(80)),
			name_de: optional(text(80)),
			other_names: withDefault(texts(80), ''),
			places: required(keys()),
		},
		{ identity: ['key'], owner: null, stored: { places: null } },
	),
	placeTouristTaxes: define(
		'place-tourist-taxes.csv',
		{ place: required(key(), 'places'), ...TAX_COLUMNS },
		{ identity: 'position', owner: 'place', stored: TAX_STORED },
	),
	operators: define(
		'operators.csv',
		{
			key: required(key()),
			name: required(text(120)),
			email: optional(email()),
			time_zone: withDefault(timeZone(), 'Europe/Zurich'),
			arrival_from: withDefault(hour(), '16:00'),
			departure_until: withDefault(hour(), '10:00'),
		},
		{ identity: ['key'], owner: null },
	),
	salesTerms: define(
		'sales-terms.csv',
		{
			operator: operator(),
			credit_card_fee_ratio: optional(decimal(0, 0.2)),
			prepayment_ratio: optional(decimal(0, 1)),
			accepted_payment_methods: withDefault(choices(PAYMENT_METHODS), PAYMENT_METHODS.join(';')),
			security_deposit: optional(amount()),
			security_deposit_currency: optional(choice(CURRENCY_CODES)),
			security_deposit_type: optional(choice(SECURITY_DEPOSIT_TYPES)),
			commission_percent: optional(decimal(0, 100)),
			terms_en: optional(lines()),
			terms_de: optional(lines()),
		},
		{
			identity: ['operator'],
			owner: 'operator',
			stored: { accepted_payment_methods: null, security_deposit: 'security_deposit_minor' },
		},
	),
	cancellationTerms: define(
		'cancellation-terms.csv',
		{ operator: operator(), days_before_check_in: required(whole(0, 730)), refund_ratio: required(decimal(0, 1)) },
		{ identity: ['operator', 'days_before_check_in'], owner: 'operator' },
	),
	paymentTerms: define(
		'payment-terms.csv',
		{ operator: operator(), days_before_check_in: required(whole(0, 730)), payment_ratio: required(decimal(0.001, 1)) },
		{ identity: ['operator', 'days_before_check_in'], owner: 'operator' },
	),
	facilities: define(
		'facilities.csv',
		{
			key: required(key()),
			name_en: required(text(80)),
			name_de: required(text(80)),
			is_default: withDefault(yesNo(), false),
		},
		{ identity: ['key'], owner: null },
	),
	properties: define(
		'properties.csv',
		{
			key: required(key()),
			name: required(text(80)),
			slug: optional(key()),
			property_type: required(choice(PROPERTY_TYPES)),
			place: required(key(), 'places'),
			sector: optional(text(80)),
			street: optional(text(120)),
			operator: optional(key(), 'operators'),
			bedrooms: optional(whole(0, 60)),
			bathrooms: optional(whole(0, 60)),
			beds_adults: optional(whole(1, 120)),
			beds_children: optional(whole(0, 60)),
			area_sqm: optional(whole(5, 20_000)),
			floors: optional(whole(1, 30)),
			pets: optional(choice(PETS_RULES)),
			currency: required(choice(CURRENCY_CODES)),
			latitude: optional(decimal(35, 60)),
			longitude: optional(decimal(-10, 30)),
			registration_number: optional(text(80)),
			source: optional(text(400)),
			alternative_of: optional(key(), 'properties'),
			rank: withDefault(whole(0, 1_000_000), 1000),
			is_demo: withDefault(yesNo(), false),
		},
		{ identity: ['key'], owner: null, stored: { sector: null } },
	),
	propertyFacilities: define(
		'property-facilities.csv',
		{ property: property(), facility: required(key(), 'facilities') },
		{ identity: ['property', 'facility'], owner: 'property' },
	),
	propertyTouristTaxes: define(
		'property-tourist-taxes.csv',
		{ property: property(), ...TAX_COLUMNS },
		{ identity: 'position', owner: 'property', stored: TAX_STORED },
	),
	services: define(
		'services.csv',
		{
			property: property(),
			service_level: required(choice(SERVICE_LEVELS)),
			service_en: required(text(200)),
			service_de: required(text(200)),
			availability: withDefault(choice(SERVICE_AVAILABILITIES), 'included'),
		},
		{
			identity: 'position',
			owner: 'property',
			groupedBy: 'service_level',
			stored: { service_en: 'name_en', service_de: 'name_de' },
		},
	),
	equipment: define(
		'equipment.csv',
		{ property: property(), equipment_en: required(text(200)), equipment_de: required(text(200)) },
		{ identity: 'position', owner: 'property', stored: { equipment_en: 'name_en', equipment_de: 'name_de' } },
	),
	distances: define(
		'distances.csv',
		{
			property: property(),
			to_en: required(text(120)),
			to_de: required(text(120)),
			metres: required(whole(0, 500_000)),
		},
		{ identity: 'position', owner: 'property' },
	),
	stays: define(
		'stays.csv',
		{
			property: property(),
			check_in: required(day()),
			check_out: required(day()),
			service_level: required(choice(SERVICE_LEVELS)),
			status: withDefault(choice(STAY_STATUSES), 'available'),
			price: optional(amount()),
		},
		{ identity: ['property', 'check_in', 'check_out', 'service_level'], owner: 'property' },
	),
	propertyRooms: define(
		'property-rooms.csv',
		{
			property: property(),
			key: required(key()),
			kind: required(choice(PROPERTY_ROOM_KINDS)),
			name_en: required(text(80)),
			name_de: optional(text(80)),
			floor_en: optional(text(80)),
			floor_de: optional(text(80)),
			beds: withDefault(propertyBeds(), ''),
			bathroom: optional(choice(ROOM_BATHROOMS)),
			area_sqm: optional(whole(1, 5000)),
			position: derived(whole(0, 10_000)),
		},
		{ identity: ['property', 'key'], owner: 'property' },
	),
	pictures: define(
		'pictures.csv',
		{
			property: property(),
			...photoColumns(PICTURE_SUBJECTS, 'other'),
			room: optional(key(), 'propertyRooms'),
		},
		{
			identity: 'position',
			owner: 'property',
			ignored: ['file'],
			stored: { ...PICTURE_STORED, room: 'room_key' },
		},
	),
	highlights: define(
		'highlights.csv',
		{
			property: property(),
			file: optional(file(PHOTO_TYPES)),
			title_en: required(text(120)),
			title_de: required(text(120)),
			text_en: optional(text(600)),
			text_de: optional(text(600)),
			hash: derived(text()),
		},
		{ identity: 'position', owner: 'property', ignored: ['file'], stored: { hash: null } },
	),
	floorplans: define(
		'floorplans.csv',
		{
			property: property(),
			file: required(file(PLAN_TYPES)),
			label_en: required(text(80)),
			label_de: required(text(80)),
			area_sqm: optional(whole(1, 20_000)),
			hash: derived(text()),
		},
		{ identity: 'position', owner: 'property', ignored: ['file'], stored: { hash: 'picture_hash' } },
	),
	/** Not CSV: one Markdown file a property and language below `texts/`. */
	texts: define(
		'texts',
		{
			property: property(),
			language: required(choice(LANGUAGES)),
			summary: required(text(400)),
			general: required(lines()),
			information: optional(lines()),
			location: optional(lines()),
		},
		{
			identity: ['property', 'language'],
			owner: 'property',
			stored: { general: 'general_markdown', information: 'information_markdown', location: 'location_markdown' },
		},
	),
};
