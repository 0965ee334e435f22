import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { HotelText } from '#db/schema/hotel';
import type { DeskSubject } from '../../desk/drafts.server';
import type { DeskHotel } from '../rates/stored-rates.server';
import { contactId, contactRow } from './contact-rows';
import { type DeskPicture, NO_TEXT, type PageContent, sortPage } from './page-content';
import { roomRow } from './room-rows';

export function pageSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'page' };
}

/** The rows of the catalogue behind a page, as they stand. */
export type StoredRooms = readonly CatalogueRow<'rooms'>[];

/** The page as the catalogue has it, which is what agents see, and the room types whole. */
export async function readStoredPage(
	db: Database,
	hotelKey: string,
): Promise<{ content: PageContent; rooms: StoredRooms }> {
	const [rooms, roomTexts, managers, texts, hotelPictures, roomPictures] = await Promise.all([
		readRows(db, 'rooms', [hotelKey]) as Promise<CatalogueRow<'rooms'>[]>,
		readRows(db, 'roomTexts', [hotelKey]) as Promise<CatalogueRow<'roomTexts'>[]>,
		readRows(db, 'salesManagers', [hotelKey]) as Promise<CatalogueRow<'salesManagers'>[]>,
		readRows(db, 'hotelTexts', [hotelKey]) as Promise<CatalogueRow<'hotelTexts'>[]>,
		readRows(db, 'hotelPictures', [hotelKey]) as Promise<CatalogueRow<'hotelPictures'>[]>,
		readRows(db, 'roomPictures', [hotelKey]) as Promise<CatalogueRow<'roomPictures'>[]>,
	]);
	const bodyOf = (language: string) => {
		const body = texts.find((row) => row.language === language)?.body;
		return body === undefined ? NO_TEXT : (JSON.parse(body) as HotelText);
	};
	const files = await filesOf(
		db,
		[...hotelPictures, ...roomPictures, ...managers].flatMap(({ hash }) => hash ?? []),
	);
	const fileOf = (hash: string | null) => ({
		...{ hash: hash ?? '' },
		...(files.get(hash ?? '') ?? { width: 0, height: 0, colour: '#000000', sourceType: 'jpg' }),
	});
	const of = (row: (typeof hotelPictures | typeof roomPictures)[number]) => ({
		...{ ...fileOf(row.hash), file: row.file, isMirrored: row.mirrored, objectPosition: row.object_position },
		...{ altEn: row.alt_en, altDe: row.alt_de },
	});
	const nowhere = { room: null, isPlan: false, meeting: null, contact: null, shows: 'other' as const };
	const pictures: DeskPicture[] = [
		...hotelPictures.map((row) => ({ ...nowhere, ...of(row), meeting: row.meeting_room, shows: row.shows })),
		...roomPictures.map((row) => ({ ...nowhere, ...of(row), room: row.room, isPlan: row.kind === 'floorplan' })),
		...managers.flatMap(({ email, file, hash }) =>
			file === null ? [] : [{ ...nowhere, ...NO_LOOK, ...fileOf(hash), file, contact: contactId(email) }],
		),
	];
	const base = {
		rooms: rooms.map((room) =>
			roomRow(
				room,
				roomTexts.find((text) => text.room === room.key),
			),
		),
		contacts: managers.map(contactRow),
	};
	return { content: sortPage({ texts: { en: bodyOf('en'), de: bodyOf('de') }, pictures, ...base }, base), rooms };
}

const NO_LOOK = { isMirrored: false, objectPosition: null, altEn: null, altDe: null };

async function filesOf(db: Database, hashes: readonly string[]) {
	const { rows } = await db.$client.execute({
		sql: `select hash, width, height, dominant_colour as colour, source_type as type from picture
			where hash in (select value from json_each(?))`,
		args: [JSON.stringify(hashes)],
	});
	return new Map(
		rows.map((row) => [
			String(row.hash),
			{
				width: Number(row.width),
				height: Number(row.height),
				colour: String(row.colour),
				sourceType: String(row.type),
			},
		]),
	);
}
