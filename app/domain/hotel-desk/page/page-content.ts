import type { HOTEL_PICTURE_SUBJECTS } from '#db/schema/enums';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../../language/language';
import { PAGE_PARTS } from '../rows/page-rows';
import { type DeskRow, tidyRow } from '../rows/row-spec';
import { withMeetingKeys } from './list-rows';

/** A picture of a hotel, of one of its room types, or the floor plan of one. */
export type DeskPicture = {
	hash: string;
	/** Name of the file as it was handed in. */
	file: string;
	/** Key of the room type; null: of the hotel. */
	room: string | null;
	isPlan: boolean;
	/** Key of the room for meetings that a picture of the hotel shows; null: none. */
	meeting: string | null;
	/** The contact whose portrait it is (`contactId`); null: no one's. */
	contact: string | null;
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

/** Everything that a hotel edits of its page: texts in both languages, its pictures, room types and contacts in their order. */
export type PageContent = {
	texts: Record<Language, HotelText>;
	pictures: readonly DeskPicture[];
	rooms: readonly DeskRow[];
	contacts: readonly DeskRow[];
};

/** What an older draft or version may lack, as the catalogue has it. */
export type PageBase = Pick<PageContent, 'rooms' | 'contacts'>;

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

/** A content that was stored before a page had rooms, contacts and their pictures. */
type OlderContent = Pick<PageContent, 'texts'> &
	Partial<PageBase> & {
		pictures: readonly (Omit<DeskPicture, 'meeting' | 'contact'> & Partial<DeskPicture>)[];
	};

/**
 * The content in its one order: pictures of the hotel first, then room by room, then of contacts. Room types are those that the catalogue
 * has; pictures of rooms and contacts that are gone are left out.
 */
export function sortPage(content: PageContent | OlderContent, base: PageBase): PageContent {
	const texts = withMeetingKeys({ en: content.texts.en, de: content.texts.de });
	const rooms = base.rooms.map((room) => content.rooms?.find(({ id }) => id === room.id) ?? room);
	const contacts = content.contacts ?? base.contacts;
	const meetings = new Set(texts.en.miceFacilities.map(({ key }) => key));
	const all = content.pictures.map((picture) => inOrder({ meeting: null, contact: null, ...picture }));
	const ofHotel = all.filter(isOfHotel).map((picture) => ({
		...picture,
		meeting: picture.meeting !== null && meetings.has(picture.meeting) ? picture.meeting : null,
	}));
	const ofRooms = rooms.flatMap(({ id }) => all.filter(({ room }) => room === id));
	// A contact has one.
	const ofContacts = contacts.flatMap(({ id }) => all.find(({ contact }) => contact === id) ?? []);
	return {
		...{ texts, pictures: [...ofHotel, ...ofRooms, ...ofContacts] },
		rooms: rooms.map((row) => tidyRow(PAGE_PARTS.rooms, row)),
		contacts: contacts.map((row) => tidyRow(PAGE_PARTS.contacts, row)),
	};
}

/** Whether a picture is one of those that the hotel's gallery shows. */
export function isOfHotel({ room, contact }: Pick<DeskPicture, 'room' | 'contact'>): boolean {
	return room === null && contact === null;
}

/** With its parts in one order, so that equal pictures are equal texts. */
function inOrder(picture: DeskPicture): DeskPicture {
	const { hash, file, room, isPlan, meeting, contact, shows, isMirrored, objectPosition, altEn, altDe } = picture;
	const { width, height, colour, sourceType } = picture;
	const place = { room, isPlan, meeting, contact };
	const look = { isMirrored, objectPosition, altEn, altDe };
	return { hash, file, ...place, shows, ...look, width, height, colour, sourceType };
}
