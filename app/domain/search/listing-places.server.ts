import { PROPERTY_TYPES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { CountryCode } from '../place/country';
import type { PropertyType } from '../property/property-type';
import { loadVocabulary } from './load-vocabulary.server';
import { vocabularyIndex } from './vocabulary-index';

/** A place with properties of one type, those of its parts among them. */
export type ListingPlace = {
	slug: string;
	name: string;
	properties: number;
	/** True for a region or a resort whose parts are places of their own. */
	hasParts: boolean;
};

/**
 * The places of a country that have properties of a type, by name in the visitor's language: those whose listing
 * `/{propertyType}/{country}/{city}` is not empty. Counts are kept for as long as the catalogue is the same.
 */
export async function listingPlaces({
	ctx,
	type,
	country,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'catalogueVersion'>;
	type: PropertyType;
	country: CountryCode;
}): Promise<ListingPlace[]> {
	const { language } = ctx;
	const vocabulary = await loadVocabulary({ ctx });
	const counts = await cachedByVersion(`listing-places|${type}|${country}`, ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute({
			sql: `select place_no, count(*) as houses from property_facet indexed by property_facet_scope
				where country_code = ? and property_type = ? group by place_no`,
			args: [country, PROPERTY_TYPES.indexOf(type)],
		});
		return new Map(rows.map((row) => [Number(row.place_no), Number(row.houses)]));
	});
	const { partsByNo } = vocabularyIndex(vocabulary);
	return vocabulary.citiesByCountry[country]
		.map((city) => {
			const parts = partsByNo.get(city.placeNo) ?? [];
			return {
				slug: city.value,
				name: city[language],
				properties: parts.reduce((sum, part) => sum + (counts.get(part.placeNo) ?? 0), 0),
				hasParts: parts.length > 1,
			};
		})
		.filter((place) => place.properties > 0);
}
