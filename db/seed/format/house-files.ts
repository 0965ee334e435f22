import {
	COUNTRY_CODES,
	CURRENCY_CODES,
	LANGUAGES,
	PAYMENT_METHODS,
	PETS_RULES,
	PICTURE_SUBJECTS,
	PROPERTY_TYPES,
	SECURITY_DEPOSIT_TYPES,
	SERVICE_AVAILABILITIES,
	SERVICE_LEVELS,
	STAY_STATUSES,
} from '../../schema/enums';
import { derived, optional, required, withDefault } from './column';
import { defineFile as define } from './define-file';
import {
	amount,
	choice,
	choices,
	day,
	decimal,
	email,
	file,
	key,
	lines,
	PHOTO_TYPES,
	PLAN_TYPES,
	text,
	timeZone,
	whole,
	yesNo,
} from './kinds';
import { pictureColumns } from './picture-columns';

const house = () => required(key(), 'properties');
const operator = () => required(key(), 'operators');

/** The files of houses (docs/catalogue.md), in the order in which rows refer to each other. */
export const HOUSE_FILES = {
	places: define(
		'places.csv',
		{
			key: required(key()),
			country: required(choice(COUNTRY_CODES)),
			name_en: required(text(80)),
			name_de: optional(text(80)),
			parent: optional(key(), 'places'),
			latitude: optional(decimal(35, 60)),
			longitude: optional(decimal(-10, 30)),
			elevation_m: optional(whole(0, 5000)),
		},
		{ identity: ['key'], owner: null },
	),
	operators: define(
		'operators.csv',
		{
			key: required(key()),
			name: required(text(120)),
			email: optional(email()),
			time_zone: withDefault(timeZone(), 'Europe/Zurich'),
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
		{ identity: ['operator'], owner: 'operator' },
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
		{ identity: ['key'], owner: null },
	),
	propertyFacilities: define(
		'property-facilities.csv',
		{ property: house(), facility: required(key(), 'facilities') },
		{ identity: ['property', 'facility'], owner: 'property' },
	),
	services: define(
		'services.csv',
		{
			property: house(),
			service_level: required(choice(SERVICE_LEVELS)),
			service_en: required(text(200)),
			service_de: required(text(200)),
			availability: withDefault(choice(SERVICE_AVAILABILITIES), 'included'),
		},
		{ identity: 'position', owner: 'property', groupedBy: 'service_level' },
	),
	equipment: define(
		'equipment.csv',
		{ property: house(), equipment_en: required(text(200)), equipment_de: required(text(200)) },
		{ identity: 'position', owner: 'property' },
	),
	distances: define(
		'distances.csv',
		{ property: house(), to_en: required(text(120)), to_de: required(text(120)), metres: required(whole(0, 500_000)) },
		{ identity: 'position', owner: 'property' },
	),
	stays: define(
		'stays.csv',
		{
			property: house(),
			check_in: required(day()),
			check_out: required(day()),
			service_level: required(choice(SERVICE_LEVELS)),
			status: withDefault(choice(STAY_STATUSES), 'available'),
			price: optional(amount()),
		},
		{ identity: ['property', 'check_in', 'check_out', 'service_level'], owner: 'property' },
	),
	pictures: define(
		'pictures.csv',
		{
			property: house(),
			file: required(file(PHOTO_TYPES)),
			shows: withDefault(choice(PICTURE_SUBJECTS), 'other'),
			...pictureColumns(),
		},
		{ identity: 'position', owner: 'property', ignored: ['file'] },
	),
	highlights: define(
		'highlights.csv',
		{
			property: house(),
			file: optional(file(PHOTO_TYPES)),
			title_en: required(text(120)),
			title_de: required(text(120)),
			text_en: optional(text(600)),
			text_de: optional(text(600)),
			hash: derived(text()),
		},
		{ identity: 'position', owner: 'property', ignored: ['file'] },
	),
	floorplans: define(
		'floorplans.csv',
		{
			property: house(),
			file: required(file(PLAN_TYPES)),
			label_en: required(text(80)),
			label_de: required(text(80)),
			area_sqm: optional(whole(1, 20_000)),
			hash: derived(text()),
		},
		{ identity: 'position', owner: 'property', ignored: ['file'] },
	),
	/** Not CSV: one Markdown file a house and language below `texts/`. */
	texts: define(
		'texts',
		{
			property: house(),
			language: required(choice(LANGUAGES)),
			summary: required(text(400)),
			general: required(lines()),
			information: optional(lines()),
			location: optional(lines()),
		},
		{ identity: ['property', 'language'], owner: 'property' },
	),
};
