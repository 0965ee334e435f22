import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';

export type HotelPlace = {
	no: number;
	countryCode: string;
	en: string;
	de: string;
	/** How many hotels that are not for demonstrations stand there. */
	hotels: number;
	latitude: number;
	longitude: number;
};

/** The words of a search for hotels, as the catalogue has them. */
export type HotelVocabulary = {
	places: readonly HotelPlace[];
	/** Bit by key. */
	hotelFacilities: ReadonlyMap<string, number>;
	roomFacilities: ReadonlyMap<string, number>;
	/** Internal key by public id. */
	programs: ReadonlyMap<string, number>;
};

type Row = { places: string; facilities: string; programs: string };

const STATEMENT = `select
	(select json_group_array(json_array(no, country_code, name_en, name_de,
		(select count(*) from hotel h indexed by hotel_hotel_place where h.hotel_place_no = p.no and h.is_demo = 0
			and h.is_in_preparation = 0), latitude, longitude)) from hotel_place p) as places,
	(select json_group_array(json_array(scope, key, bit)) from hotel_facility) as facilities,
	(select json_group_array(json_array(id, no)) from program) as programs`;

/** Places, facilities and programmes of the catalogue, kept for as long as it is the same. */
export function loadHotelVocabulary(ctx: Pick<RequestContext, 'db' | 'catalogueVersion'>): Promise<HotelVocabulary> {
	return cachedByVersion('hotel-vocabulary', ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute(STATEMENT);
		const row = rows[0] as unknown as Row;
		const facilities = JSON.parse(row.facilities) as ['hotel' | 'room', string, number][];
		const bits = (scope: 'hotel' | 'room') =>
			new Map(facilities.filter(([of]) => of === scope).map(([, key, bit]) => [key, bit]));
		return {
			places: (JSON.parse(row.places) as [number, string, string, string, number, number, number][]).map(
				([no, countryCode, en, de, hotels, latitude, longitude]) => ({
					...{ no, countryCode, en, de, hotels, latitude, longitude },
				}),
			),
			hotelFacilities: bits('hotel'),
			roomFacilities: bits('room'),
			programs: new Map(JSON.parse(row.programs) as [string, number][]),
		};
	});
}
