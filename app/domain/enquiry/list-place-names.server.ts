import type { Database } from '#db/client';
import { place } from '#db/schema/place';
import type { Language } from '../language/language';

/** Names of all places in a language, in alphabetical order: proposals for a destination. */
export async function listPlaceNames(db: Database, language: Language): Promise<string[]> {
	const rows = await db.select({ en: place.nameEn, de: place.nameDe }).from(place);
	return rows.map((row) => row[language]).sort((a, b) => a.localeCompare(b, language));
}
