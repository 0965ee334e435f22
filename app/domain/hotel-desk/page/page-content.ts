import type { HOTEL_PICTURE_SUBJECTS } from '#db/schema/enums';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../../language/language';

/** A picture of a hotel, of one of its room types, or the floor plan of one. */
export type DeskPicture = {
	hash: string;
	/** Name of the file as it was handed in. */
	file: string;
	/** Key of the room type; null: of the hotel. */
	room: string | null;
	isPlan: boolean;
	shows: (typeof HOTEL_PICTURE_SUBJECTS)[number];
	isMirrored: boolean;
	objectPosition: string | null;
	altEn: string | null;
	altDe: string | null;
	width: number;
	height: number;
	colour: string;
	sourceType: string;
};

/** Everything that a hotel edits of its page: texts in both languages, and its pictures in their order. */
export type PageContent = { texts: Record<Language, HotelText>; pictures: readonly DeskPicture[] };

/** What a hotel without texts begins with. */
export const NO_TEXT: HotelText = {
	summary: '',
	description: {
		...{ bestFor: null, hotel: null, location: null, foodAndBeverage: null },
		...{ wellness: null, onSiteActivities: null, offSiteActivities: null, sustainability: null },
	},
	descriptionMarkdown: null,
	...{ diningVenues: [], facilities: [], closestAirport: null },
	directions: { byPlane: null, byChauffeuredService: null, byCar: null, byPublicTransport: null },
	distanceStrings: [],
	checkIn: {
		...{ startTime: null, endTime: null, minAge: null, depositDescription: null, instructions: null },
		...{ isCreditCardRequired: false, isPhotoIdRequired: false },
	},
	checkOut: { endTime: null, instructions: null },
	...{ petRestrictions: null, smokingPolicy: null, bookingPolicyMarkdown: null, houseRulesMarkdown: null },
	miceFacilities: [],
};

/** Texts of a page by their path in a `HotelText`, in the groups of the form. */
export const TEXT_FIELDS = {
	description: [
		'summary',
		'descriptionMarkdown',
		'description_bestFor',
		'description_hotel',
		'description_location',
		'description_foodAndBeverage',
		'description_wellness',
		'description_onSiteActivities',
		'description_offSiteActivities',
		'description_sustainability',
	],
	arrival: [
		'directions_byPlane',
		'directions_byChauffeuredService',
		'directions_byCar',
		'directions_byPublicTransport',
		'distanceStrings',
	],
	policies: [
		'checkIn_instructions',
		'checkIn_depositDescription',
		'checkOut_instructions',
		'petRestrictions',
		'smokingPolicy',
		'bookingPolicyMarkdown',
		'houseRulesMarkdown',
	],
} as const;

export type TextGroup = keyof typeof TEXT_FIELDS;
export type TextField = (typeof TEXT_FIELDS)[TextGroup][number];

export const ALL_TEXT_FIELDS: readonly TextField[] = Object.values(TEXT_FIELDS).flat();

/** Facts that are the same in both languages. */
export const FACT_FIELDS = ['checkIn_startTime', 'checkIn_endTime', 'checkOut_endTime', 'checkIn_minAge'] as const;
export const FLAG_FIELDS = ['checkIn_isCreditCardRequired', 'checkIn_isPhotoIdRequired'] as const;
export type FactField = (typeof FACT_FIELDS)[number];
export type FlagField = (typeof FLAG_FIELDS)[number];

/** Whether a text is Markdown, of which a preview can be seen. */
export function isMarkdown(field: TextField): boolean {
	return field.endsWith('Markdown');
}

/** Texts and facts of a page, by field. */
export type PageForm = {
	texts: Record<Language, Record<TextField, string>>;
	facts: Record<FactField, string>;
	flags: Record<FlagField, boolean>;
};

/** A page's texts as the form shows them; a list has a line for each entry. */
export function formOfTexts({ en, de }: PageContent['texts']): PageForm {
	return {
		texts: { en: textsOf(en), de: textsOf(de) },
		facts: {
			checkIn_startTime: en.checkIn.startTime ?? '',
			checkIn_endTime: en.checkIn.endTime ?? '',
			checkOut_endTime: en.checkOut.endTime ?? '',
			checkIn_minAge: en.checkIn.minAge === null ? '' : String(en.checkIn.minAge),
		},
		flags: {
			checkIn_isCreditCardRequired: en.checkIn.isCreditCardRequired,
			checkIn_isPhotoIdRequired: en.checkIn.isPhotoIdRequired,
		},
	};
}

/** The texts of one language by field. */
export function textsOf(text: HotelText): Record<TextField, string> {
	const { description, directions, checkIn, checkOut } = text;
	return {
		summary: text.summary,
		descriptionMarkdown: text.descriptionMarkdown ?? '',
		description_bestFor: description.bestFor ?? '',
		description_hotel: description.hotel ?? '',
		description_location: description.location ?? '',
		description_foodAndBeverage: description.foodAndBeverage ?? '',
		description_wellness: description.wellness ?? '',
		description_onSiteActivities: description.onSiteActivities ?? '',
		description_offSiteActivities: description.offSiteActivities ?? '',
		description_sustainability: description.sustainability ?? '',
		directions_byPlane: directions.byPlane ?? '',
		directions_byChauffeuredService: directions.byChauffeuredService ?? '',
		directions_byCar: directions.byCar ?? '',
		directions_byPublicTransport: directions.byPublicTransport ?? '',
		distanceStrings: text.distanceStrings.join('\n'),
		checkIn_instructions: checkIn.instructions ?? '',
		checkIn_depositDescription: checkIn.depositDescription ?? '',
		checkOut_instructions: checkOut.instructions ?? '',
		petRestrictions: text.petRestrictions ?? '',
		smokingPolicy: text.smokingPolicy ?? '',
		bookingPolicyMarkdown: text.bookingPolicyMarkdown ?? '',
		houseRulesMarkdown: text.houseRulesMarkdown ?? '',
	};
}

/** The content in its one order: pictures of the hotel first, then room by room; those of rooms that are gone are left out. */
export function sortPage(content: PageContent, rooms: readonly { key: string }[]): PageContent {
	const order = [null, ...rooms.map(({ key }) => key)];
	const pictures = order.flatMap((key) => content.pictures.filter(({ room }) => room === key));
	return { texts: { en: content.texts.en, de: content.texts.de }, pictures: pictures.map(inOrder) };
}

/** With its parts in one order, so that equal pictures are equal texts. */
function inOrder(picture: DeskPicture): DeskPicture {
	const { hash, file, room, isPlan, shows, isMirrored, objectPosition, altEn, altDe } = picture;
	const { width, height, colour, sourceType } = picture;
	const look = { isMirrored, objectPosition, altEn, altDe };
	return { hash, file, room, isPlan, shows, ...look, width, height, colour, sourceType };
}
