import { ALPS_PATH } from '~/domain/content/alps-pages';
import { chaletsPath } from '~/domain/content/chalets-path';
import type { Language } from '~/domain/language/language';
import type { CountryCode } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';

/** A word of the footer's list: its text, or the name of its text in `common:footer`. */
export type FooterTag = { to: string } & ({ label: string } | { text: FooterTagText });

type FooterTagText = 'chaletsInAlps' | 'discretion' | 'skiTravel' | `${'chaletsIn' | 'apartmentsIn'}.${CountryCode}`;

type Country = { code: CountryCode; places: readonly (readonly [slug: string, label: string])[] };

const COUNTRIES: readonly Country[] = [
	{
		code: 'AT',
		places: [
			['vorarlberg', 'Vorarlberg'],
			['lech', 'Lech'],
			['st-anton', 'St. Anton'],
			['kitzbuehel', 'Kitzbühel'],
		],
	},
	{
		code: 'CH',
		places: [
			['verbier', 'Verbier'],
			['zermatt', 'Zermatt'],
			['st-moritz', 'St. Moritz'],
			['gstaad', 'Gstaad'],
			['davos', 'Davos'],
		],
	},
	{
		code: 'FR',
		places: [
			['courchevel', 'Courchevel'],
			['courchevel-1850', 'Courchevel 1850'],
			['courchevel-1650', 'Courchevel 1650'],
			['courchevel-1550', 'Courchevel 1550'],
			['courchevel-1300', 'Courchevel 1300'],
			['meribel', 'Méribel'],
			['megeve', 'Megève'],
			['val-d-isere', 'Val d’Isère'],
			['chamonix', 'Chamonix'],
			['saint-martin-de-belleville', 'Saint-Martin-de-Belleville'],
		],
	},
	{ code: 'IT', places: [['cortina-d-ampezzo', 'Cortina d’Ampezzo']] },
];

const STORIES: readonly FooterTag[] = [
	{ text: 'discretion', to: '/diskretion-sicherheit' },
	{ text: 'skiTravel', to: '/luxus-ski-reisen' },
];

/**
 * The footer's list of places (PAGE-12): in English the listings, in German the pages of the German tree and the listings that it does not
 * cover.
 */
export function footerTags(language: Language): FooterTag[] {
	const isGerman = language === 'de';
	return [
		{ text: 'chaletsInAlps', to: isGerman ? ALPS_PATH : '/destinations' },
		...COUNTRIES.flatMap(({ code, places }): FooterTag[] => [
			{ text: `chaletsIn.${code}`, to: chaletsPath(code, null, language) },
			...places.map(([slug, label]) => ({ label, to: chaletsPath(code, slug, language) })),
		]),
		...COUNTRIES.map(
			({ code }): FooterTag => ({
				text: `apartmentsIn.${code}`,
				to: propertyPath({ type: 'apartment', country: code }, language),
			}),
		),
		...(isGerman ? STORIES : []),
	];
}
