import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkHotelTexts } from '#db/catalogue/check/check-hotel-texts';
import { checkRooms } from '#db/catalogue/check/check-rooms';
import { checkTexts } from '#db/catalogue/check/check-texts';
import { type Catalogue, FILE_KEYS, FILES } from '#db/catalogue/format/files';
import { hotelTextSchema } from '#db/catalogue/format/hotel-text-schema';
import type { Source, SourceRow } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { LANGUAGES } from '#db/schema/enums';
import type { PublishContext } from '../../desk/publish-draft.server';
import type { DeskHotel } from '../rates/stored-rates.server';
import { isOfHotel, type PageContent } from './page-content';
import { roomOfRow } from './room-rows';
import type { StoredRooms } from './stored-page.server';

/** The checks that the files of this hotel would have to pass. */
export async function checkPage(
	{ db }: PublishContext,
	{ key }: DeskHotel,
	stored: StoredRooms,
	content: PageContent,
): Promise<CatalogueError[]> {
	const unread = readTexts(key, content);
	if (unread.length > 0) return unread;
	const rooms = stored.flatMap((room) => {
		const row = content.rooms.find(({ id }) => id === room.key);
		return row ? [roomOfRow(room, row)] : [];
	});
	const source: Source = {
		tables: {
			...(empty() as unknown as Source['tables']),
			rooms: rooms.map(asRow(FILES.rooms.name)),
			hotelTexts: LANGUAGES.map((language) => ({
				hotel: key,
				language,
				body: JSON.stringify(content.texts[language]),
			})).map(asRow(FILES.hotelTexts.name)),
			hotelPictures: content.pictures
				.filter(isOfHotel)
				.map(({ hash, file, shows, isMirrored, objectPosition, altEn, altDe, meeting }) => ({
					...{ hotel: key, file, shows, mirrored: isMirrored, object_position: objectPosition, hash },
					...{ alt_en: altEn, alt_de: altDe, meeting_room: meeting },
				}))
				.map(asRow(FILES.hotelPictures.name)),
		},
		present: new Set(['rooms', 'hotelTexts', 'hotelPictures']),
		...{ errors: [], untranslated: new Map(), isUnreadable: false },
	};
	const hotelFacilities = await readRows(db, 'hotelFacilities', null);
	const known = { ...empty(), hotelFacilities, programs: [] } as unknown as Catalogue & { programs: string[] };
	const checking = { source, known, skipInvalid: false };
	checkTexts(checking, 'hotelTexts');
	checkHotelTexts(checking);
	checkRooms(checking);
	return source.errors;
}

/** What a file of these texts could not be read for, such as a hotel without its one sentence. */
function readTexts(key: string, content: PageContent): CatalogueError[] {
	return LANGUAGES.flatMap((language) => {
		const read = hotelTextSchema.safeParse(content.texts[language]);
		return read.success
			? []
			: read.error.issues.map(({ path, message }) => ({
					...{ file: `${FILES.hotelTexts.name}/${key}.${language}.yaml`, line: 1, column: null },
					...{ wrong: `${path.join('.')} ${message}`, right: 'a text that can be read' },
				}));
	});
}

function empty() {
	return Object.fromEntries(FILE_KEYS.map((file) => [file, []]));
}

function asRow(file: string) {
	return <Values>(values: Values, at: number): SourceRow<Values> => ({
		...{ values, file, line: at + 2, lines: null, isRead: true, isSound: true },
	});
}
