import type { Database } from '#db/client';
import type { Language } from '../language/language';

export type FacilityWord = { key: string; name: string };

/** The facilities that hotels and rooms are searched by (13 and 26), in the catalogue's order. */
export async function listHotelFacilities(
	db: Database,
	language: Language,
): Promise<{ facilities: FacilityWord[]; roomFacilities: FacilityWord[] }> {
	const { rows } = await db.$client.execute(
		`select scope, key, name_${language} as name from hotel_facility order by scope, bit`,
	);
	const of = (scope: 'hotel' | 'room') =>
		rows.filter((row) => row.scope === scope).map((row) => ({ key: String(row.key), name: String(row.name) }));
	return { facilities: of('hotel'), roomFacilities: of('room') };
}
