import type { Database } from '#db/client';
import type { HotelText } from '#db/schema/hotel';
import { DomainError } from '~/platform/errors';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import { type PictureTuple, readPicture } from '../picture/stored-picture';
import { regionName } from '../place/region-name';
import type { Hotel, PartnerStatusLevel } from './hotel';
import { HOTEL_QUERY } from './hotel-query.server';

type Ctx = { db: Database; language: Language };

/** Columns of HOTEL_QUERY. */
type HotelRow = Pick<Hotel, 'id' | 'name' | 'category' | 'chain' | 'keys' | 'sector' | 'street' | 'place'> & {
	countryCode: string;
	latitude: number;
	longitude: number;
	timeZone: string;
	statusLevel: PartnerStatusLevel | null;
	currency: Currency;
	bookingComTenths: number | null;
	tripAdvisorHalves: number | null;
	phone: string | null;
	email: string | null;
	isChatEnabled: number;
	hasToBeInvited: number;
	isReseller: number;
	supportsInstantBooking: number;
	isDemo: number;
	isInPreparation: number;
	isAdultsOnly: number;
	minGuestAge: number | null;
	maxAgeInfant: number | null;
	maxAgeChild: number | null;
	arePetsAllowed: number;
	roomTypes: number;
	text: string | null;
	pictures: string;
	programs: string;
	managers: string;
};

type ManagerTuple = [
	...[fullName: string, title: string | null, email: string, imageSrc: string | null],
	...[hash: string | null, colour: string, width: number, height: number],
];

/** A hotel with texts in the language of the request, in one round trip. Throws DomainError 'not-found'. */
export async function loadHotel({ ctx, id }: { ctx: Ctx; id: string }): Promise<Hotel> {
	const result = await ctx.db.$client.execute({ sql: HOTEL_QUERY[ctx.language], args: [id] });
	const row = result.rows[0] as unknown as HotelRow | undefined;
	if (!row) throw new DomainError('not-found', `No hotel ${id}`);
	return readHotel(row, ctx.language);
}

function readHotel(row: HotelRow, language: Language): Hotel {
	const { id, name, category, chain, keys, sector, street, place, timeZone, statusLevel, currency } = row;
	const pictures = JSON.parse(row.pictures) as [...PictureTuple, string | null][];
	const text = row.text === null ? null : (JSON.parse(row.text) as [Language, HotelText]);
	return {
		id,
		name,
		category,
		chain,
		keys,
		sector,
		street,
		place,
		country: { code: row.countryCode, name: regionName(row.countryCode, language) },
		// An unset position reads as 0, 0, in the sea off Ghana.
		position: row.latitude === 0 && row.longitude === 0 ? null : { latitude: row.latitude, longitude: row.longitude },
		timeZone,
		statusLevel,
		currency,
		ratings: {
			bookingCom: row.bookingComTenths === null ? null : row.bookingComTenths / 10,
			tripAdvisor: row.tripAdvisorHalves === null ? null : row.tripAdvisorHalves / 2,
		},
		reservation: { phone: row.phone, email: row.email },
		isChatEnabled: row.isChatEnabled === 1,
		hasToBeInvited: row.hasToBeInvited === 1,
		isReseller: row.isReseller === 1,
		supportsInstantBooking: row.supportsInstantBooking === 1,
		isDemo: row.isDemo === 1,
		isInPreparation: row.isInPreparation === 1,
		ages: {
			isAdultsOnly: row.isAdultsOnly === 1,
			minGuestAge: row.minGuestAge,
			maxAgeInfant: row.maxAgeInfant,
			maxAgeChild: row.maxAgeChild,
		},
		arePetsAllowed: row.arePetsAllowed === 1,
		roomTypes: row.roomTypes,
		pictures: pictures.map((picture) => readPicture(picture, name)),
		meetingPictures: pictures.flatMap((picture) => {
			const room = picture[7];
			return room === null ? [] : [{ room, picture: readPicture(picture, name) }];
		}),
		programs: (JSON.parse(row.programs) as [string, string, string | null, string | null][]).map(
			([programId, programName, logoSrc, description]) => ({
				id: programId,
				name: programName,
				logoSrc,
				description,
			}),
		),
		salesManagers: (JSON.parse(row.managers) as ManagerTuple[]).map(
			([fullName, title, email, imageSrc, hash, colour, width, height]) => ({
				...{ fullName, title, email, imageSrc },
				picture: hash === null ? null : readPicture([hash, null, colour, 0, null, width, height], fullName),
			}),
		),
		text: text && { ...text[1], language: text[0] },
	};
}
