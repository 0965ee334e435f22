import type { Database } from '#db/client';
import { areSimilar, type NamedHotel } from './similar-hotels';

/** A hotel of the catalogue that a new one may be. */
export type SimilarHotel = { id: string; name: string; place: string };

const MOST = 5;

/** Hotels of the catalogue that may be the one that is described, the nearest name first. */
export async function findSimilarHotels(db: Database, described: NamedHotel): Promise<SimilarHotel[]> {
	const { rows } = await db.$client.execute({
		sql: `select h.id, h.name, h.country_code as country, h.latitude, h.longitude, p.name_en as placeEn, p.name_de as placeDe
			from hotel h join hotel_place p on p.no = h.hotel_place_no
			where h.country_code = :country or (abs(h.latitude - :latitude) < 0.2 and abs(h.longitude - :longitude) < 0.4) order by h.name`,
		args: {
			country: described.country,
			latitude: described.position.latitude,
			longitude: described.position.longitude,
		},
	});
	return rows
		.filter((row) =>
			areSimilar(described, {
				name: String(row.name),
				placeNames: [String(row.placeEn), String(row.placeDe)],
				country: String(row.country),
				position: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
			}),
		)
		.slice(0, MOST)
		.map((row) => ({ id: String(row.id), name: String(row.name), place: String(row.placeEn) }));
}
