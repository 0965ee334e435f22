import { toStore } from '#db/catalogue/write/to-store';
import { writeParts } from '#db/catalogue/write/write-parts';
import { writeRooms } from '#db/catalogue/write/write-rooms';
import { LANGUAGES } from '#db/schema/enums';
import type { NamedStatement } from '#db/write-batch';
import type { DeskHotel } from '../rates/stored-rates.server';
import { compareRows } from '../rows/compare-rows';
import { PAGE_PARTS } from '../rows/page-rows';
import { type DeskPicture, isOfHotel, type PageContent } from './page-content';
import { roomOfRow, roomTextOfRow } from './room-rows';
import type { StoredRooms } from './stored-page.server';

/** The statements that make a page what agents see, those of a catalogue's import. Posts keep their pictures when these move. */
export function writePage(
	{ no, key }: DeskHotel,
	stored: StoredRooms,
	before: PageContent,
	after: PageContent,
): NamedStatement[] {
	const owners = [key];
	const rowOf = ({ hash, file, isMirrored, objectPosition, altEn, altDe }: DeskPicture) => ({
		...{ hotel: key, hash, file, mirrored: isMirrored ? 1 : 0, object_position: objectPosition },
		...{ alt_en: altEn, alt_de: altDe },
	});
	const ofHotel = after.pictures.filter(isOfHotel);
	const ofRooms = after.pictures.filter(({ room }) => room !== null);
	return [
		{
			sql: `insert into picture (hash, width, height, dominant_colour, source_type)
				select value->>'hash', value->>'width', value->>'height', value->>'colour', value->>'sourceType' from json_each(:pictures)
				where true on conflict (hash) do nothing`,
			args: { pictures: JSON.stringify(after.pictures) },
		},
		...writeChangedRooms(stored, before, after),
		...writeParts({
			file: 'hotelTexts',
			owners,
			rows: LANGUAGES.map((language) => ({ hotel: key, language, body: JSON.stringify(after.texts[language]) })),
		}),
		...writeParts({
			...{ file: 'roomTexts', owners },
			rows: toStore(
				'roomTexts',
				after.rooms.flatMap((room) => roomTextOfRow(key, room) ?? []),
			),
		}),
		...writeParts({
			...{ file: 'salesManagers', owners },
			rows: after.contacts.map(({ id, values }) => {
				const picture = after.pictures.find(({ contact }) => contact === id);
				return {
					...{ hotel: key, full_name: values.full_name ?? '', title: values.title || null, email: values.email ?? '' },
					...{ file: picture?.file ?? null, hash: picture?.hash ?? null },
				};
			}),
		}),
		...writeParts({
			file: 'hotelPictures',
			owners,
			rows: ofHotel.map((picture) => ({ ...rowOf(picture), shows: picture.shows, meeting_room: picture.meeting })),
		}),
		...writeParts({
			file: 'roomPictures',
			owners,
			rows: ofRooms.map((picture) => ({
				...{ ...rowOf(picture), room: picture.room },
				kind: picture.isPlan ? 'floorplan' : 'image',
			})),
		}),
		searchedFacilities(no, before, after),
		movePosts(no, before, after),
	];
}

/** Room types of which the desk changes anything, with what it does not edit as it stands. */
function writeChangedRooms(stored: StoredRooms, before: PageContent, after: PageContent): NamedStatement[] {
	const changed = new Set(compareRows(PAGE_PARTS.rooms, before.rooms, after.rooms).map(({ id }) => id));
	const rows = stored.flatMap((room, position) => {
		const row = after.rooms.find(({ id }) => id === room.key);
		return row && changed.has(room.key) ? [{ ...roomOfRow(room, row), position }] : [];
	});
	return rows.length > 0 ? writeRooms([], toStore('rooms', rows)) : [];
}

/** A search finds a hotel by what its list of facilities names, and by what it never named. */
function searchedFacilities(no: number, before: PageContent, after: PageContent): NamedStatement {
	const keysOf = ({ texts }: PageContent) => JSON.stringify(texts.en.facilities.flatMap(({ key }) => key ?? []));
	const maskOf = (keys: string) => `coalesce((select sum(1 << f.bit) from hotel_facility f
		where f.scope = 'hotel' and f.key in (select value from json_each(${keys}))), 0)`;
	return {
		sql: `update hotel set facility_mask = (facility_mask & ~${maskOf(':before')}) | ${maskOf(':after')} where no = :no`,
		args: { no, before: keysOf(before), after: keysOf(after) },
	};
}

/** Posts name pictures of the hotel by their position: it becomes the new one, and pictures that are gone go from them. */
function movePosts(hotelNo: number, before: PageContent, after: PageContent): NamedStatement {
	const hashesOf = ({ pictures }: PageContent) => pictures.filter(isOfHotel).map(({ hash }) => hash);
	const places = hashesOf(after);
	const moves = hashesOf(before).flatMap((hash, from) => {
		const to = places.indexOf(hash);
		return to < 0 ? [] : [{ from, to }];
	});
	return {
		sql: `update inspiration_post set pictures = (select json_group_array(m.value->>'to') from json_each(inspiration_post.pictures) p
			join json_each(:moves) m on m.value->>'from' = p.value) where hotel_no = :hotelNo`,
		args: { hotelNo, moves: JSON.stringify(moves) },
	};
}
