import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { HotelText } from '#db/schema/hotel';
import type { DeskSubject } from '../../desk/drafts.server';
import type { DeskHotel } from '../rates/stored-rates.server';
import { type DeskPicture, NO_TEXT, type PageContent, sortPage } from './page-content';

export function pageSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'page' };
}

/** Texts and pictures as the catalogue has them, which is what agents see. */
export async function readStoredPage(
	db: Database,
	hotelKey: string,
	rooms: readonly { key: string }[],
): Promise<PageContent> {
	const [texts, hotelPictures, roomPictures] = await Promise.all([
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
		[...hotelPictures, ...roomPictures].flatMap(({ hash }) => hash ?? []),
	);
	const of = (row: (typeof hotelPictures | typeof roomPictures)[number]) => ({
		hash: row.hash ?? '',
		file: row.file,
		isMirrored: row.mirrored,
		objectPosition: row.object_position,
		altEn: row.alt_en,
		altDe: row.alt_de,
		...(files.get(row.hash ?? '') ?? { width: 0, height: 0, colour: '#000000', sourceType: 'jpg' }),
	});
	const pictures: DeskPicture[] = [
		...hotelPictures.map((row) => ({ ...of(row), room: null, isPlan: false, shows: row.shows })),
		...roomPictures.map((row) => ({
			...{ ...of(row), room: row.room, isPlan: row.kind === 'floorplan' },
			shows: 'other' as const,
		})),
	];
	return sortPage({ texts: { en: bodyOf('en'), de: bodyOf('de') }, pictures }, rooms);
}

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
