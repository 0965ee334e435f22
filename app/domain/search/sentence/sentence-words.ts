import type { PropertyType } from '../../property/property-type';
import type { ServiceLevel } from '../../stay/service-level';

/** What a phrase of a sentence asks for. */
export type SentenceMeaning =
	| { kind: 'filler' }
	| { kind: 'type'; value: PropertyType }
	| { kind: 'level'; value: ServiceLevel }
	| { kind: 'facility'; value: string }
	| { kind: 'pets' }
	| { kind: 'holiday'; value: 'christmas' | 'newYear' }
	/** From 1. */
	| { kind: 'month'; value: number }
	| { kind: 'baby' };

/**
 * Words that say nothing to a search, in both languages; within the name of a place they stay. No filter knows how far a lift is.
 */
export const FILLERS =
	'a an the in on at near to of by and or with from for our we want looking find luxury beautiful nice house houses home homes ' +
	'holiday property accommodation stay week any ski lift lifts slope slopes piste pisten des naehe ein eine einen einem einer der die das dem den im in am an auf bei beim nahe von und ' +
	'oder mit fuer wir suchen gesucht schoenes schoene luxus haus haeuser ferienhaus unterkunft urlaub woche ueber ueber zu zum zur';

export const TYPE_PHRASES: Record<PropertyType, string> = {
	chalet: 'chalet, chalets',
	apartment:
		'apartment, apartments, appartement, appartements, flat, flats, wohnung, wohnungen, ferienwohnung, ferienwohnungen',
	villa: 'villa, villas, villen',
};

export const LEVEL_PHRASES: Record<ServiceLevel, string> = {
	self_catered:
		'self catered, self catering, selfcatered, selbstversorgung, selbstversorger, selbstverpflegung, ohne verpflegung',
	bed_and_breakfast: 'bed and breakfast, breakfast, fruehstueck, mit fruehstueck',
	catered: 'catered, full service, with chef, with a chef, chef, hotelservice, mit koch, vollverpflegung',
};

/** Other words for facilities, by their keys in the catalogue; their names are known from there. */
export const FACILITY_PHRASES: Record<string, string> = {
	pool: 'pools, swimming pool, indoor pool, schwimmbad, hallenbad, schwimmbecken, innenpool',
	sauna: 'saunas, spa, wellness',
	whirlpool: 'hot tub, hottub, jacuzzi, hot tubs',
	'open-fire': 'fireplace, open fireplace, log fire, kamin, kaminfeuer, cheminee',
	'ski-in-ski-out':
		'ski in, ski out, ski to door, on the slopes, on the slope, on the piste, an der piste, direkt an der piste',
	'home-cinema': 'cinema, kino, home theatre',
	gym: 'fitness, fitness room',
	'treatment-room': 'massage, massage room, massageraum',
	'steam-bath': 'steam room, hammam, hamam',
	// Near a lift is no house with one: the word alone means the mountain.
	lift: 'elevator, fahrstuhl, aufzug',
	garage: 'parking, parkplatz, tiefgarage',
	wifi: 'wi fi, internet, wlan',
	'ev-charger': 'ev charger, ev charging, wallbox, ladesaeule',
	'games-room': 'playroom, spielraum',
	'family-friendly': 'family, families, familie, familien, kinderfreundlich, child friendly, kid friendly',
	accessible: 'wheelchair, wheelchair accessible, rollstuhl, rollstuhlgerecht',
	laundry: 'washing machine, waschmaschine',
};

/** Facilities whose name alone is read as something else. */
export const AMBIGUOUS_FACILITIES: ReadonlySet<string> = new Set(['lift']);

export const PET_PHRASES =
	'dog, dogs, pet, pets, dog friendly, pet friendly, pets allowed, dogs allowed, hund, hunde, haustier, haustiere, haustiere erlaubt, hunde erlaubt';

/** One of them; a number before says how many. */
export const BABY_PHRASES = 'baby, a baby, infant, an infant, ein baby, einem baby, saeugling';

export const HOLIDAY_PHRASES = {
	christmas: 'christmas, xmas, weihnachten',
	newYear: 'new year, new years, new years eve, new year s eve, new year s, silvester, neujahr',
} as const;

/** Words that say a month, January first; a year may follow. What is a word of another meaning needs one that goes before. */
export const MONTH_PHRASES: readonly string[] = [
	'january, jan, januar, jaenner',
	'february, feb, februar, feber',
	'march, in march, maerz',
	'april, apr',
	'in may, any week in may, im mai, mai',
	'june, jun, juni',
	'july, jul, juli',
	'august, aug',
	'september, sep, sept',
	'october, oct, oktober, okt',
	'november, nov',
	'december, dec, dezember, dez',
];

/** Units after a number, and what the number counts. */
export const UNITS = {
	bedrooms: 'bedroom bedrooms bed rooms schlafzimmer schlafzimmern zimmer zimmern room rooms',
	adults:
		'adult adults guest guests person persons people pax erwachsene erwachsenen gast gaeste gaesten personen leute leuten beds betten',
	children: 'child children kid kids kind kinder kindern',
	babies: 'baby babies babys infant infants saeugling saeuglinge',
} as const;

/** Before a number of guests. */
export const GUESTS_BEFORE = 'for sleeps sleeping fuer';

/** Before a price that is the most. */
export const PRICE_BEFORE = 'under below max maximum unter bis hoechstens maximal';

export const CURRENCY_WORDS = 'eur euro euros';

export const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
	[
		'one two three four five six seven eight nine ten eleven twelve',
		'eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf',
	].flatMap((line) => line.split(' ').map((word, index) => [word, index + 1])),
);
