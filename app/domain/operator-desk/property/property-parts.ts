import {
	CURRENCY_CODES,
	PETS_RULES,
	PICTURE_SUBJECTS,
	PROPERTY_BED_TYPES,
	PROPERTY_ROOM_KINDS,
	PROPERTY_TYPES,
	ROOM_BATHROOMS,
	SERVICE_AVAILABILITIES,
	SERVICE_LEVELS,
	TOURIST_TAX_KINDS,
} from '#db/schema/enums';
import type { RowField, RowSpec } from '../../hotel-desk/rows/row-spec';

type PartSpec = RowSpec & {
	/** It has one row, always there, which can be neither added, moved nor taken out. */
	isSingle?: true;
	/** Values of a row that a form does not edit, such as the file of a picture; given when it is added. */
	fixed?: readonly string[];
};

const local = (name: string, given: Omit<RowField, 'name' | 'isLocal'>): RowField => ({
	name,
	isLocal: true,
	...given,
});
const line = (name: string, max: number, isRequired?: true): RowField => ({
	...{ name, kind: 'line', max },
	...(isRequired ? { isRequired } : {}),
});
const whole = (name: string, min: number, max: number): RowField => ({ name, kind: 'whole', min, max });
const choice = (name: string, options: readonly string[], isRequired?: true): RowField => ({
	...{ name, kind: 'choice', options },
	...(isRequired ? { isRequired } : {}),
});

/** Of a stored picture what goes with it wherever it is shown. */
const PICTURE_FACTS = ['hash', 'file', 'width', 'height', 'colour', 'type'] as const;

/** The parts of a property that the desk edits (EDITOR-1), by their names in addresses; fields as the catalogue's files name them, `_en` and `_de` left out. */
export const PROPERTY_PARTS = {
	facts: {
		...{ nameField: 'name', most: 1, isSingle: true },
		fields: [
			line('name', 80, true),
			choice('property_type', PROPERTY_TYPES, true),
			{ name: 'place', kind: 'choice', isRequired: true },
			line('sector', 80),
			line('street', 120),
			whole('bedrooms', 0, 60),
			whole('bathrooms', 0, 60),
			whole('beds_adults', 1, 120),
			whole('beds_children', 0, 60),
			whole('area_sqm', 5, 20_000),
			whole('floors', 1, 30),
			choice('pets', PETS_RULES),
			{ name: 'latitude', kind: 'decimal', min: 35, max: 60 },
			{ name: 'longitude', kind: 'decimal', min: -10, max: 30 },
		],
	},
	texts: {
		...{ nameField: 'summary', most: 1, isSingle: true },
		fields: [
			local('summary', { kind: 'text', isRequired: true, max: 400 }),
			local('general', { kind: 'markdown', isRequired: true, max: 20_000 }),
			local('information', { kind: 'markdown', max: 20_000 }),
			local('location', { kind: 'markdown', max: 20_000 }),
		],
	},
	pictures: {
		...{ nameField: 'shows', most: 40, fixed: PICTURE_FACTS },
		fields: [
			choice('shows', PICTURE_SUBJECTS, true),
			{ name: 'room', kind: 'choice' },
			local('alt', { kind: 'line', max: 300 }),
			line('object_position', 20),
			{ name: 'mirrored', kind: 'flag' },
		],
	},
	rooms: {
		...{ nameField: 'name', most: 120, fixed: ['key'] },
		fields: [
			local('name', { kind: 'line', isRequired: true, max: 80 }),
			choice('kind', PROPERTY_ROOM_KINDS, true),
			local('floor', { kind: 'line', max: 80 }),
			...PROPERTY_BED_TYPES.map((type) => whole(`beds_${type}`, 0, 99)),
			choice('bathroom', ROOM_BATHROOMS),
			whole('area_sqm', 1, 5000),
		],
	},
	services: {
		...{ nameField: 'service', most: 120 },
		fields: [
			local('service', { kind: 'line', isRequired: true, max: 200 }),
			choice('service_level', SERVICE_LEVELS, true),
			choice('availability', SERVICE_AVAILABILITIES, true),
		],
	},
	facilities: {
		...{ nameField: 'facility', most: 1, isSingle: true },
		fields: [{ name: 'facility', kind: 'many' }],
	},
	equipment: {
		...{ nameField: 'equipment', most: 120 },
		fields: [local('equipment', { kind: 'line', isRequired: true, max: 200 })],
	},
	distances: {
		...{ nameField: 'to', most: 60 },
		fields: [
			local('to', { kind: 'line', isRequired: true, max: 120 }),
			{ ...whole('metres', 0, 500_000), isRequired: true },
		],
	},
	highlights: {
		...{ nameField: 'title', most: 4 },
		fields: [
			local('title', { kind: 'line', isRequired: true, max: 120 }),
			local('text', { kind: 'text', max: 600 }),
			{ name: 'picture', kind: 'choice' },
		],
	},
	floorplans: {
		...{ nameField: 'label', most: 20, fixed: PICTURE_FACTS },
		fields: [local('label', { kind: 'line', isRequired: true, max: 80 }), whole('area_sqm', 1, 20_000)],
	},
	taxes: {
		...{ nameField: 'kind', most: 12 },
		fields: [
			choice('kind', TOURIST_TAX_KINDS, true),
			{ name: 'amount', kind: 'decimal' },
			choice('currency', CURRENCY_CODES),
			{ name: 'percent', kind: 'decimal', min: 0, max: 100 },
			whole('from_age', 0, 99),
			whole('to_age', 0, 120),
			whole('max_nights', 1, 366),
			{ name: 'cap_amount', kind: 'decimal' },
			{ name: 'included', kind: 'flag' },
			line('source', 400),
			{ name: 'read_on', kind: 'day' },
		],
	},
	registration: {
		...{ nameField: 'registration_number', most: 1, isSingle: true },
		fields: [line('registration_number', 80), { name: 'registration_until', kind: 'day' }],
	},
} as const satisfies Record<string, PartSpec>;

export type PropertyPart = keyof typeof PROPERTY_PARTS;

/** In the order of the desk's list. */
export const PROPERTY_PART_NAMES = Object.keys(PROPERTY_PARTS) as PropertyPart[];

export function isPropertyPart(name: string | null | undefined): name is PropertyPart {
	return PROPERTY_PART_NAMES.some((part) => part === name);
}

export function propertyPart(part: PropertyPart): PartSpec {
	return PROPERTY_PARTS[part];
}

/** The one row of a part that always has it. */
export const SINGLE = 'one';
