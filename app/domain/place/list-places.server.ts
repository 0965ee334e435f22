import { PROPERTY_TYPES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { type PictureTuple, readPicture, type StoredPicture } from '../picture/stored-picture';
import { DEFAULT_PROPERTY_TYPE, type PropertyType } from '../property/property-type';
import { loadVocabulary } from '../search/load-vocabulary.server';
import type { VocabularyCity } from '../search/search-result';
import type { CountryCode } from './country';

/** A place with properties, or a roof over such places (`courchevel`, `vorarlberg`). */
export type Place = {
	country: CountryCode;
	slug: string;
	/** In the visitor's language. */
	name: string;
	/** Properties in it and in its parts. */
	properties: number;
	/** Slug of the place it is part of. */
	parent: string | null;
	location: { latitude: number; longitude: number } | null;
	/** The type whose listing is not empty: chalets wherever there are some. */
	type: PropertyType;
	/** Outsides of its best properties, the first one shown by no other place as long as there are enough. */
	pictures: StoredPicture[];
};

/** Properties whose pictures a place may choose from. */
const CANDIDATES = 4;

/** Coordinates, first property type and pictures to choose from, of every place. */
export const PLACES_SQL = `select pl.no, pl.latitude, pl.longitude,
		(select min(f.property_type) from property_facet f indexed by property_facet_scope
			where f.country_code = pl.country_code and f.place_no = pl.no) as type_no,
		(select json_group_array(json_array(i.hash, iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)),
				i.dominant_colour, pp.is_mirrored, pp.object_position, i.width, i.height))
			from (select f.property_no from property_facet f indexed by property_facet_scope
				where f.country_code = pl.country_code and f.place_no = pl.no order by f.rank, f.property_no limit ${CANDIDATES}) best
			cross join property_picture pp on pp.property_no = best.property_no and pp.position = 0
			cross join picture i on i.hash = pp.picture_hash) as pictures
	from place pl`;

/** All places of the catalogue that have properties, by name in the visitor's language. Kept for as long as the catalogue is the same. */
export async function listPlaces({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;
}): Promise<Place[]> {
	const { language } = ctx;
	return cachedByVersion(`places|${language}`, ctx.catalogueVersion, async () => {
		const [{ cityArray }, { rows }] = await Promise.all([
			loadVocabulary({ ctx }),
			ctx.db.$client.execute({ sql: PLACES_SQL, args: { language } }),
		]);
		const byNo = new Map(rows.map((row) => [Number(row.no), row]));
		const rowsOf = (place: VocabularyCity) =>
			cityArray
				.filter((part) => part === place || (part.parent === place.value && part.country === place.country))
				.map((part) => byNo.get(part.placeNo));
		const places = cityArray.map((city): Place => {
			const own = byNo.get(city.placeNo);
			const latitude = own?.latitude;
			const longitude = own?.longitude;
			const rowsOfAll = rowsOf(city);
			const typeNos = rowsOfAll.flatMap((row) => (typeof row?.type_no === 'number' ? row.type_no : []));
			return {
				country: city.country,
				slug: city.value,
				name: city[language],
				properties: city.properties,
				parent: city.parent,
				location: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
				type: PROPERTY_TYPES[Math.min(...typeNos)] ?? DEFAULT_PROPERTY_TYPE,
				pictures: rowsOfAll.flatMap((row) => picturesOf(row?.pictures)),
			};
		});
		const collator = new Intl.Collator(language);
		return withOwnPictures(places).sort((a, b) => collator.compare(a.name, b.name));
	});
}

function picturesOf(json: unknown): StoredPicture[] {
	return (JSON.parse(typeof json === 'string' ? json : '[]') as PictureTuple[]).map((picture) => readPicture(picture));
}

/** Puts first in each place a picture that no place before it begins with; roofs come last and take what their parts have left. */
function withOwnPictures(places: readonly Place[]): Place[] {
	const isRoof = (place: Place) =>
		places.some(({ parent, country }) => parent === place.slug && country === place.country);
	const taken = new Set<string>();
	const firsts = new Map<Place, StoredPicture>();
	for (const place of [...places.filter((each) => !isRoof(each)), ...places.filter(isRoof)]) {
		const first = place.pictures.find(({ hash }) => !taken.has(hash)) ?? place.pictures[0];
		if (!first) continue;
		taken.add(first.hash);
		firsts.set(place, first);
	}
	return places.map((place) => {
		const first = firsts.get(place);
		return first ? { ...place, pictures: [first, ...place.pictures.filter((each) => each !== first)] } : place;
	});
}
