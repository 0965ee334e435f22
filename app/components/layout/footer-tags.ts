import type { Language } from '~/domain/language/language';
import type { CountryCode } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { PropertyType } from '~/domain/property/property-type';

/** A word of the footer's list: its text, or the name of its text in `common:footer`. */
export type FooterTag = { to: string } & ({ label: string } | { text: FooterTagText });

type FooterTagText = 'chaletsInAlps' | 'discretion' | 'skiTravel' | `${'chaletsIn' | 'apartmentsIn'}.${CountryCode}`;

type Place = {
	slug: string;
	label: string;
	/** Its page in the German tree, below the country (decisions 71). */
	tree?: string;
};

const TREE = encodeURI('/die-luxuriösesten-chalets-der-alpen');

const COUNTRIES: readonly {
	code: CountryCode;
	tree: string;
	regions: readonly Required<Place>[];
	places: readonly Place[];
}[] = [
	{
		code: 'AT',
		tree: 'oesterreich',
		regions: [{ slug: '', label: 'Vorarlberg', tree: 'vorarlberg' }],
		places: [
			{ slug: 'lech', label: 'Lech', tree: 'lech' },
			{ slug: 'st-anton', label: 'St. Anton', tree: 'st-anton' },
			{ slug: 'kitzbuehel', label: 'Kitzbühel', tree: 'kitzbuehel' },
		],
	},
	{
		code: 'CH',
		tree: 'schweiz',
		regions: [],
		places: [
			{ slug: 'verbier', label: 'Verbier', tree: 'verbier' },
			{ slug: 'zermatt', label: 'Zermatt', tree: 'zermatt' },
			{ slug: 'st-moritz', label: 'St. Moritz', tree: 'st-moritz' },
			{ slug: 'gstaad', label: 'Gstaad', tree: 'gstaad' },
			{ slug: 'davos', label: 'Davos', tree: 'davos' },
		],
	},
	{
		code: 'FR',
		tree: 'frankreich',
		regions: [],
		places: [
			{ slug: 'courchevel', label: 'Courchevel', tree: 'courchevel' },
			{ slug: 'courchevel-1850', label: 'Courchevel 1850' },
			{ slug: 'courchevel-1650', label: 'Courchevel 1650' },
			{ slug: 'courchevel-1550', label: 'Courchevel 1550' },
			{ slug: 'courchevel-1300', label: 'Courchevel 1300' },
			{ slug: 'meribel', label: 'Méribel' },
			{ slug: 'megeve', label: 'Megève', tree: 'megeve' },
			{ slug: 'val-d-isere', label: 'Val d’Isère' },
			{ slug: 'chamonix', label: 'Chamonix', tree: 'chamonix' },
			{ slug: 'saint-martin-de-belleville', label: 'Saint-Martin-de-Belleville' },
		],
	},
	{
		code: 'IT',
		tree: 'italien',
		regions: [],
		places: [{ slug: 'cortina-d-ampezzo', label: 'Cortina d’Ampezzo', tree: 'cortina' }],
	},
];

/**
 * The footer's list of places (P§2 "pipe-separated SEO tag list", "Consumer links also point to"): in English the listings,
 * in German the pages of the German tree and the listings of what it does not cover.
 */
export function footerTags(language: Language): FooterTag[] {
	const isGerman = language === 'de';
	const listing = (type: PropertyType, country: CountryCode, city?: string) =>
		propertyPath({ type, country, city: city ?? null }, language);
	const places = COUNTRIES.flatMap(({ code, tree, regions, places }): FooterTag[] => [
		{ text: `chaletsIn.${code}`, to: isGerman ? `${TREE}/${tree}` : listing('chalet', code) },
		...(isGerman ? regions.map((region) => ({ label: region.label, to: `${TREE}/${tree}/${region.tree}` })) : []),
		...places.map((place) => ({
			label: place.label,
			to: isGerman && place.tree ? `${TREE}/${tree}/${place.tree}` : listing('chalet', code, place.slug),
		})),
	]);
	return [
		{ text: 'chaletsInAlps', to: isGerman ? TREE : '/destinations' },
		...places,
		...COUNTRIES.map(({ code }): FooterTag => ({ text: `apartmentsIn.${code}`, to: listing('apartment', code) })),
		...(isGerman
			? ([
					{ text: 'discretion', to: '/diskretion-sicherheit' },
					{ text: 'skiTravel', to: '/luxus-ski-reisen' },
				] as const)
			: []),
	];
}
