import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { Language } from '../../language/language';

export type Facility = { key: string; name: Record<Language, string> };

/** Facilities that a search may ask for, of hotels and of rooms, in their order. */
export type Vocabulary = Record<'hotel' | 'room', readonly Facility[]>;

export async function loadVocabulary(db: Database): Promise<Vocabulary> {
	const rows = (await readRows(db, 'hotelFacilities', null)) as CatalogueRow<'hotelFacilities'>[];
	const of = (scope: 'hotel' | 'room') =>
		rows
			.filter((row) => row.scope === scope)
			.map(({ key, name_en, name_de }): Facility => ({ key, name: { en: name_en, de: name_de } }));
	return { hotel: of('hotel'), room: of('room') };
}
