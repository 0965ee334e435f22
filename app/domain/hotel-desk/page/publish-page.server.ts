import type { CatalogueError } from '#db/catalogue/catalogue-error';
import { checkHotelTexts } from '#db/catalogue/check/check-hotel-texts';
import { checkTexts } from '#db/catalogue/check/check-texts';
import { type Catalogue, FILE_KEYS } from '#db/catalogue/format/files';
import type { Source } from '#db/catalogue/source/source-row';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import { writeParts } from '#db/catalogue/write/write-parts';
import { LANGUAGES } from '#db/schema/enums';
import type { NamedStatement } from '#db/write-batch';
import { requireActor } from '../../access/require-actor';
import { type PublishContext, type Published, publishDraft } from '../../desk/publish-draft.server';
import { roomsOf } from '../rates/hotel-lists.server';
import { type DeskHotel, findDeskHotel } from '../rates/stored-rates.server';
import { comparePages, countPageChanges } from './compare-pages';
import { type DeskPicture, type PageContent, sortPage } from './page-content';
import { pageSubject, readStoredPage } from './stored-page.server';

type Publishing = { ctx: PublishContext; seen: number; state: string };

/**
 * Publishes the draft of the page of the actor's hotel, by the checks and statements of a catalogue's import. Posts keep their pictures when these move.
 * Throws as `publishDraft`; DomainError 'forbidden'.
 */
export async function publishPage({ ctx, seen, state }: Publishing): Promise<Published> {
	const actor = requireActor(ctx, 'hotelStaff');
	const hotel = await findDeskHotel(ctx.db, actor.hotelId);
	const rooms = await roomsOf(ctx.db, hotel);
	return publishDraft<PageContent>({
		...{ ctx, actor, hotel, seen, state, subject: pageSubject(hotel), auditAction: 'hotel.pagePublished' },
		read: () => readStoredPage(ctx.db, hotel.key, rooms),
		sort: (content) => sortPage(content, rooms),
		countChanges: (before, after) => countPageChanges(comparePages(before, after)),
		check: (content) => checkContent(ctx, hotel, content),
		statements: (before, after) => writeContent(hotel, before, after),
	});
}

function writeContent({ no, key }: DeskHotel, before: PageContent, after: PageContent): NamedStatement[] {
	const owners = [key];
	const rowOf = ({ hash, file, isMirrored, objectPosition, altEn, altDe }: DeskPicture) => ({
		...{ hotel: key, hash, file, mirrored: isMirrored ? 1 : 0, object_position: objectPosition },
		...{ alt_en: altEn, alt_de: altDe },
	});
	const ofHotel = after.pictures.filter(({ room }) => room === null);
	const ofRooms = after.pictures.filter(({ room }) => room !== null);
	return [
		{
			sql: `insert into picture (hash, width, height, dominant_colour, source_type)
				select value->>'hash', value->>'width', value->>'height', value->>'colour', value->>'sourceType' from json_each(:pictures)
				where true on conflict (hash) do nothing`,
			args: { pictures: JSON.stringify(after.pictures) },
		},
		...writeParts({
			file: 'hotelTexts',
			owners,
			rows: LANGUAGES.map((language) => ({ hotel: key, language, body: JSON.stringify(after.texts[language]) })),
		}),
		...writeParts({
			file: 'hotelPictures',
			owners,
			rows: ofHotel.map((picture) => ({ ...rowOf(picture), shows: picture.shows })),
		}),
		...writeParts({
			file: 'roomPictures',
			owners,
			rows: ofRooms.map((picture) => ({
				...{ ...rowOf(picture), room: picture.room },
				kind: picture.isPlan ? 'floorplan' : 'image',
			})),
		}),
		movePosts(no, before, after),
	];
}

/** Posts name pictures of the hotel by their position: it becomes the new one, and pictures that are gone go from them. */
function movePosts(hotelNo: number, before: PageContent, after: PageContent): NamedStatement {
	const placesOf = ({ pictures }: PageContent) => pictures.filter(({ room }) => room === null).map(({ hash }) => hash);
	const places = placesOf(after);
	const moves = placesOf(before).flatMap((hash, from) => {
		const to = places.indexOf(hash);
		return to < 0 ? [] : [{ from, to }];
	});
	return {
		sql: `update inspiration_post set pictures = (select json_group_array(m.value->>'to') from json_each(inspiration_post.pictures) p
			join json_each(:moves) m on m.value->>'from' = p.value) where hotel_no = :hotelNo`,
		args: { hotelNo, moves: JSON.stringify(moves) },
	};
}

/** The checks that the files of texts of this hotel would have to pass. */
async function checkContent(
	{ db }: PublishContext,
	{ key }: DeskHotel,
	content: PageContent,
): Promise<CatalogueError[]> {
	const hotelFacilities = await readRows(db, 'hotelFacilities', null);
	const empty = () => Object.fromEntries(FILE_KEYS.map((file) => [file, []]));
	const source: Source = {
		tables: {
			...(empty() as unknown as Source['tables']),
			hotelTexts: LANGUAGES.map((language, at) => ({
				values: { hotel: key, language, body: JSON.stringify(content.texts[language]) },
				...{ file: `hotels/texts/${key}.${language}.yaml`, line: at + 1, lines: null, isRead: true, isSound: true },
			})),
		},
		present: new Set(['hotelTexts']),
		...{ errors: [], untranslated: new Map(), isUnreadable: false },
	};
	const known = { ...empty(), hotelFacilities, programs: [] } as unknown as Catalogue & { programs: string[] };
	const checking = { source, known, skipInvalid: false };
	checkTexts(checking, 'hotelTexts');
	checkHotelTexts(checking);
	return source.errors;
}
