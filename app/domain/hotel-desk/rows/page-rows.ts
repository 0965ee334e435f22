import { BED_TYPES, ROOM_CATEGORIES } from '#db/schema/enums';
import type { RowField, RowSpec } from './row-spec';

const local = (name: string, given: Omit<RowField, 'name' | 'isLocal'>): RowField => ({
	name,
	isLocal: true,
	...given,
});

/** How seats stand in a room for meetings; a catalogue may have other words too. */
const SEATINGS = ['theatre', 'classroom', 'boardroom', 'uShape', 'banquet', 'reception'] as const;

const metres = (name: string, isRequired?: true): RowField => ({
	...{ name, kind: 'decimal', min: 0.1, max: 100_000 },
	...(isRequired ? { isRequired } : {}),
});

/** The parts of a hotel's page that have rows, by their address below it. */
export const PAGE_PARTS = {
	dining: {
		nameField: 'name',
		most: 20,
		fields: [
			local('name', { kind: 'line', isRequired: true, max: 120 }),
			local('type', { kind: 'line', isRequired: true, max: 80 }),
			local('description', { kind: 'text', isRequired: true, max: 4000 }),
			local('openingHoursDescription', { kind: 'line', max: 400 }),
			{ name: 'michelinStars', kind: 'whole', isRequired: true, min: 0, max: 3, options: ['0', '1', '2', '3'] },
		],
	},
	facilities: {
		nameField: 'facility',
		most: 80,
		fields: [
			local('facility', { kind: 'line', isRequired: true, max: 120 }),
			local('priceText', { kind: 'line', max: 200 }),
			local('description', { kind: 'text', max: 4000 }),
			{ name: 'key', kind: 'choice' },
		],
	},
	meetings: {
		nameField: 'name',
		most: 30,
		fields: [
			local('name', { kind: 'line', isRequired: true, max: 120 }),
			local('markdownDescription', { kind: 'markdown', isRequired: true, max: 8000 }),
			metres('dimensions.area', true),
			metres('dimensions.length'),
			metres('dimensions.width'),
			metres('dimensions.ceilingHeight'),
			{ name: 'dimensions.system', kind: 'choice', isRequired: true, options: ['metric', 'imperial'] },
			{ name: 'isIndoor', kind: 'flag' },
			{ name: 'isOutdoor', kind: 'flag' },
		],
		parts: {
			configurations: {
				most: 20,
				fields: [
					{ name: 'type', kind: 'choice', isRequired: true, options: SEATINGS },
					{ name: 'maxOccupancy', kind: 'whole', isRequired: true, min: 1, max: 10_000 },
					local('name', { kind: 'line', isRequired: true, max: 120 }),
					local('markdownDescription', { kind: 'line', max: 1000 }),
				],
			},
			equipment: {
				most: 40,
				fields: [
					local('name', { kind: 'line', isRequired: true, max: 120 }),
					{ name: 'quantity', kind: 'whole', isRequired: true, min: 1, max: 10_000 },
				],
			},
		},
	},
	rooms: {
		nameField: 'name',
		most: 1000,
		isFixed: true,
		fields: [
			{ name: 'name', kind: 'line', isRequired: true, max: 120 },
			{ name: 'category', kind: 'choice', isRequired: true, options: ROOM_CATEGORIES },
			local('description', { kind: 'markdown', isRequired: true, max: 6000 }),
			local('views', { kind: 'lines', max: 1200 }),
			{ name: 'sqm_min', kind: 'whole', min: 5, max: 5000 },
			{ name: 'sqm_max', kind: 'whole', min: 5, max: 5000 },
			{ name: 'outdoor_min', kind: 'whole', min: 1, max: 5000 },
			{ name: 'outdoor_max', kind: 'whole', min: 1, max: 5000 },
			{ name: 'bedrooms', kind: 'whole', isRequired: true, min: 0, max: 20 },
			{ name: 'bathrooms', kind: 'whole', isRequired: true, min: 0, max: 20 },
			{ name: 'pets', kind: 'flag' },
			{ name: 'amenities', kind: 'many' },
			local('facilities', { kind: 'markdown', max: 6000 }),
			{ name: 'videos', kind: 'addresses', max: 2000 },
			{ name: 'renderings', kind: 'addresses', max: 2000 },
		],
		parts: {
			beds: {
				isFixed: true,
				most: 20,
				fields: [
					{ name: 'type', kind: 'choice', isRequired: true, options: BED_TYPES },
					{ name: 'twin', kind: 'flag' },
				],
			},
		},
	},
	contacts: {
		nameField: 'full_name',
		most: 12,
		fields: [
			{ name: 'full_name', kind: 'line', isRequired: true, max: 120 },
			{ name: 'title', kind: 'line', max: 120 },
			{ name: 'email', kind: 'email', isRequired: true, max: 200 },
		],
	},
} as const satisfies Record<string, RowSpec>;

export type PagePart = keyof typeof PAGE_PARTS;

export const PAGE_PART_NAMES = Object.keys(PAGE_PARTS) as PagePart[];

export function isPagePart(name: string | undefined): name is PagePart {
	return PAGE_PART_NAMES.some((part) => part === name);
}

export function specOf(part: PagePart): RowSpec {
	return PAGE_PARTS[part];
}
