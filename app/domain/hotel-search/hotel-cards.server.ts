import * as z from 'zod';
import type { Database } from '#db/client';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { HOTEL_CARDS } from '~/platform/cache/policies';
import { sizeOf } from '~/platform/cache/size-of';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import { pictureUrl } from '../picture/picture-url';
import { regionName } from '../place/region-name';
import { hotelCardShape } from './hotel-list-shape';
import { readInParts } from './read-in-parts.server';

/** What is said of a hotel whatever is asked: finished JSON for lists, its point on a map, and what it is sorted and calculated with. */
export type HotelCard = {
	no: number;
	/** Of the shape `hotelCardShape`, without its last brace. */
	json: string;
	point: { id: string; name: string; longitude: number; latitude: number };
	currency: Currency;
	isReseller: boolean;
	supportsInstantBooking: boolean;
	rank: number;
	chain: string | null;
	/** Guests' mark in tenths. */
	rating: number | null;
	placeNo: number;
};

type Ctx = { db: Database; language: Language; catalogueVersion: number; pictureBaseUrl: string };

const PICTURES_A_CARD = 3;

const cards = new MemoryCache<HotelCard>(HOTEL_CARDS, sizeOf);

/**
 * The cards of hotels by their internal keys, in the language. They are kept in the isolate for as long as the catalogue is the same, since
 * they weigh more than everything else of an answer and change seldom: a search fetches totals only.
 */
export async function hotelCards(ctx: Ctx, nos: readonly number[]): Promise<ReadonlyMap<number, HotelCard>> {
	const keyOf = (no: number) => `${ctx.catalogueVersion}|${ctx.language}|${ctx.pictureBaseUrl}|${no}`;
	const found = new Map<number, HotelCard>();
	const missing: number[] = [];
	for (const no of nos) {
		const card = cards.get(keyOf(no));
		if (card) found.set(no, card);
		else missing.push(no);
	}
	if (missing.length === 0) return found;
	for (const [no, card] of await readCards(ctx, missing)) {
		found.set(no, card);
		cards.set(keyOf(no), card);
	}
	return found;
}

type CardRow = [
	no: number,
	id: string,
	name: string,
	sector: string | null,
	city: string,
	countryCode: string,
	longitude: number,
	latitude: number,
	statusLevel: z.output<typeof hotelCardShape>['statusLevel'],
	category: z.output<typeof hotelCardShape>['category'],
	chain: string | null,
	keys: number,
	bookingComTenths: number | null,
	tripAdvisorHalves: number | null,
	isChatEnabled: number,
	hasToBeInvited: number,
	isDemo: number,
	isReseller: number,
	supportsInstantBooking: number,
	currency: Currency,
	rank: number,
	pictures: [hash: string, alt: string | null, colour: string, isMirrored: number, position: string | null][],
	programs: [id: string, name: string, logoSrc: string | null][],
	placeNo: number,
];

/** Argument: internal keys as a JSON list. */
export function cardsSql(language: Language): string {
	const other = language === 'de' ? 'en' : 'de';
	return `select json_group_array(json_array(h.no, h.id, h.name, h.sector, l.name_${language}, h.country_code, h.longitude, h.latitude,
			h.status_level, h.category, h.chain, h.keys, h.booking_com_tenths, h.trip_advisor_halves, h.is_chat_enabled,
			h.has_to_be_invited, h.is_demo, h.is_reseller, h.supports_instant_booking, h.currency, h.rank,
			(select json_group_array(json_array(first.picture_hash, coalesce(first.alt_${language}, first.alt_${other}), k.dominant_colour,
				first.is_mirrored, first.object_position))
				from (select * from hotel_picture where hotel_no = h.no order by position limit ${PICTURES_A_CARD}) first
				cross join picture k on k.hash = first.picture_hash),
			(select json_group_array(json_array(g.id, g.name, g.logo_src)) from hotel_program m
				cross join program g on g.no = m.program_no where m.hotel_no = h.no), h.hotel_place_no)) as found
		from json_each(:nos) j cross join hotel h on h.no = j.value cross join hotel_place l on l.no = h.hotel_place_no`;
}

async function readCards(ctx: Ctx, nos: readonly number[]): Promise<[number, HotelCard][]> {
	const rows = await readInParts<CardRow>(ctx.db, cardsSql(ctx.language), nos);
	return rows.map((row) => [row[0], readCard(row, ctx)]);
}

function readCard(row: CardRow, { language, pictureBaseUrl }: Ctx): HotelCard {
	const [no, _id, name, sector, city, countryCode, longitude, latitude, statusLevel, category, chain, keys] = row;
	const [, , , , , , , , , , , , bookingCom, tripAdvisor, isChatEnabled, hasToBeInvited, isDemo] = row;
	const [isReseller, supportsInstantBooking] = [row[17] === 1, row[18] === 1];
	const card: z.output<typeof hotelCardShape> = {
		_id,
		name,
		location: {
			sector,
			city,
			country: regionName(countryCode, language),
			countryCode,
			coordinates: { longitude, latitude },
		},
		...{ statusLevel, category, chain, keys },
		images: row[21].map(([hash, alt, dominantColour, isMirrored, objectPosition]) => ({
			url: pictureUrl(pictureBaseUrl, hash, 800, 'jpg'),
			alt: alt ?? name,
			dominantColour,
			isMirrored: isMirrored === 1,
			objectPosition,
		})),
		externalRatings: {
			bookingCom: bookingCom === null ? null : bookingCom / 10,
			tripAdvisorBubbles: tripAdvisor === null ? null : tripAdvisor / 2,
		},
		contact: { isChatEnabled: isChatEnabled === 1 },
		hasToBeInvitedToDirectContract: hasToBeInvited === 1,
		isDemo: isDemo === 1,
		memberOfPrograms: row[22].map(([id, programName, logoInline]) => ({ _id: id, name: programName, logoInline })),
		isReseller,
		supportsInstantBooking,
	};
	const json = JSON.stringify(z.encode(hotelCardShape, card)).slice(0, -1);
	const point = { id: _id, name, longitude, latitude };
	return {
		no,
		json,
		point,
		currency: row[19],
		isReseller,
		supportsInstantBooking,
		rank: row[20],
		chain,
		rating: bookingCom,
		placeNo: row[23],
	};
}
