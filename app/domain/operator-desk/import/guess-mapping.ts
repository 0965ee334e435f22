import { nearestName } from '~/platform/nearest-name';
import { pathSegment } from '../../place/path-segment';
import type { ServiceLevel } from '../../stay/service-level';
import type { ImportFile } from './import-files';
import {
	BY_NAME,
	type ColumnMapping,
	DAY_COLUMNS,
	DAY_FORMS,
	type DayForm,
	type ImportTable,
	ownerColumn,
	pricedLevel,
	priceTarget,
	readDay,
	type TableMapping,
	wordList,
} from './table-mapping';

/** Names and columns of our files, as the dry run reads them. */
export type ImportTargets = Readonly<
	Record<ImportFile, { name: string; columns: readonly { name: string; isRequired: boolean }[] }>
>;

/** What other programs and people call our columns, as path segments. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	key: ['id', 'code', 'schluessel', 'objekt-nr', 'objektnummer', 'nr', 'listing-id', 'unit-id'],
	property: [
		'id',
		'code',
		'schluessel',
		'objekt-nr',
		'objektnummer',
		'listing-id',
		'unit-id',
		'property-id',
		'property-key',
	],
	[BY_NAME]: [
		'haus',
		'house',
		'unterkunft',
		'objekt',
		'chalet',
		'name',
		'property-name',
		'listing',
		'unit',
		'bezeichnung',
	],
	name: ['haus', 'house', 'unterkunft', 'objekt', 'property-name', 'bezeichnung', 'titel', 'title'],
	property_type: ['typ', 'type', 'art', 'objektart'],
	place: ['ort', 'resort', 'city', 'town', 'gemeinde'],
	sector: ['ortsteil', 'district', 'lage', 'quartier'],
	street: ['strasse', 'adresse', 'address'],
	operator: ['vermieter', 'betreiber', 'owner'],
	bedrooms: ['schlafzimmer', 'zimmer', 'sz', 'rooms'],
	bathrooms: ['badezimmer', 'baeder', 'bad', 'baths'],
	beds_adults: ['betten', 'beds', 'personen', 'gaeste', 'guests', 'sleeps', 'capacity', 'erwachsene', 'adults'],
	beds_children: ['kinder', 'kinderbetten', 'children', 'child-beds'],
	area_sqm: ['flaeche', 'wohnflaeche', 'area', 'size', 'qm', 'm2', 'sqm'],
	floors: ['etagen', 'stockwerke', 'levels'],
	pets: ['haustiere', 'hunde', 'dogs', 'tiere'],
	currency: ['waehrung'],
	latitude: ['breite', 'lat', 'breitengrad'],
	longitude: ['laenge', 'lon', 'lng', 'laengengrad'],
	registration_number: ['registrierungsnummer', 'registrierung', 'meldenummer', 'registration', 'licence', 'license'],
	check_in: ['anreise', 'von', 'from', 'arrival', 'start', 'begin', 'start-date', 'ankunft', 'checkin'],
	check_out: ['abreise', 'bis', 'to', 'departure', 'end', 'ende', 'end-date', 'checkout'],
	service_level: ['verpflegung', 'service', 'level', 'board', 'leistung'],
	status: ['verfuegbarkeit', 'availability', 'zustand', 'frei'],
	price: ['preis', 'rate', 'betrag', 'wochenpreis', 'weekly-price', 'miete'],
	first_night: ['erste-nacht', 'von', 'from', 'start', 'saisonbeginn'],
	last_night: ['letzte-nacht', 'bis', 'to', 'end', 'saisonende'],
	shortest_stay: ['mindestnaechte', 'mindestaufenthalt', 'minimum-stay', 'min-stay', 'min-nights', 'minimum-nights'],
	arrival_days: ['anreisetage', 'arrival-weekdays', 'anreisetag'],
	departure_days: ['abreisetage', 'departure-weekdays', 'abreisetag'],
	gap_discount: ['lueckenrabatt', 'gap', 'luecke'],
	summary: ['zusammenfassung', 'kurztext', 'short', 'short-description', 'teaser'],
	general: ['beschreibung', 'description', 'text', 'langtext', 'allgemein'],
	information: ['informationen', 'info', 'hausordnung', 'house-rules'],
	location: ['lagebeschreibung', 'umgebung', 'surroundings'],
	language: ['sprache', 'lang', 'locale'],
	facility: ['ausstattung', 'merkmal', 'amenity', 'feature'],
	metres: ['meter', 'entfernung', 'distance', 'm'],
	file: ['datei', 'bild', 'picture', 'image', 'photo', 'foto'],
};

const LEVEL_NAMES: Readonly<Record<ServiceLevel, readonly string[]>> = {
	self_catered: [
		'sc',
		'self-catered',
		'selfcatered',
		'self-catering',
		'selbstversorger',
		'selbstverpflegung',
		'sv',
		'ohne-verpflegung',
	],
	bed_and_breakfast: [
		'bb',
		'b-b',
		'uef',
		'uf',
		'bed-breakfast',
		'bed-and-breakfast',
		'fruehstueck',
		'mit-fruehstueck',
		'breakfast',
	],
	catered: ['catered', 'vollservice', 'hp', 'halbpension', 'half-board', 'verpflegt', 'full-service', 'cat'],
};

/** What words of spreadsheets mean in our closed lists. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
	available: ['frei', 'verfuegbar', 'free', 'open', 'ja', 'yes', 'offen'],
	on_request: ['anfrage', 'auf-anfrage', 'request', 'on-request', 'nach-absprache', 'option'],
	sold: ['belegt', 'vermietet', 'gebucht', 'booked', 'fully-booked', 'ausgebucht', 'verkauft', 'closed', 'nein'],
	yes: ['ja', 'y', 'true', 'wahr', '1', 'x', 'erlaubt', 'allowed', 'oui', 'si'],
	no: ['nein', 'n', 'false', 'falsch', '0', 'verboten', 'non', 'keine'],
	chalet: ['haus', 'huette', 'house'],
	apartment: ['wohnung', 'ferienwohnung', 'fewo', 'flat', 'appartement', 'residence'],
	villa: ['landhaus'],
	en: ['english', 'englisch', 'eng', 'en-gb', 'en-us'],
	de: ['german', 'deutsch', 'ger', 'de-at', 'de-de'],
	included: ['inklusive', 'inkl', 'enthalten'],
	EUR: ['€', 'euro'],
	CHF: ['fr', 'sfr', 'franken'],
	GBP: ['£', 'pfund'],
	USD: ['$', 'dollar'],
	bedroom: ['schlafzimmer', 'zimmer'],
	bathroom: ['bad', 'badezimmer'],
	kitchen: ['kueche'],
	living: ['wohnzimmer', 'living-room'],
	en_suite: ['eigenes', 'own', 'en-suite', 'private'],
	shared: ['gemeinsam', 'geteilt'],
	...LEVEL_NAMES,
};

/** Which of our files a table is, and what its columns become: by its name and headings. */
export function guessMapping(table: ImportTable, targets: ImportTargets): TableMapping {
	const files = Object.keys(targets) as ImportFile[];
	const base = table.name.split('/').at(-1)?.toLowerCase() ?? '';
	const exact = files.find((file) => targets[file].name === base);
	const guessed = files.map((file) => [file, score(table, file, targets)] as const).sort(([, a], [, b]) => b - a);
	const [best] = guessed;
	const file = exact ?? (best && best[1] > 0 ? best[0] : null);
	return mapAs(table, file, targets);
}

/** The same where the file is chosen. */
export function mapAs(table: ImportTable, file: ImportFile | null, targets: ImportTargets): TableMapping {
	const none: ColumnMapping = { target: '', days: null, words: {}, isChosen: false };
	if (file === null) return { file, columns: table.headings.map(() => none), fixed: {} };
	const taken = new Set<string>();
	const columns = table.headings.map((heading, at): ColumnMapping => {
		const target = guessTarget(heading, file, targets, taken);
		if (target === '') return none;
		taken.add(target);
		return completeColumn(table, at, file, { ...none, target });
	});
	const fixed: Record<string, string> = {};
	const language = /[._-](en|de)\b/.exec(table.name.toLowerCase())?.[1];
	if (file === 'texts' && !taken.has('language')) fixed.language = language ?? 'en';
	const isPriced = file === 'stays' && !taken.has('service_level') && taken.has('price');
	if (isPriced) fixed.service_level = 'self_catered';
	return { file, columns, fixed };
}

/** A column with the form of its days and the meaning of its words, as its cells have them. */
export function completeColumn(table: ImportTable, at: number, file: ImportFile, column: ColumnMapping): ColumnMapping {
	const { target } = column;
	const list = wordList(file, target);
	return {
		...column,
		days: DAY_COLUMNS.includes(target) ? guessDays(table, at) : null,
		words: list ? guessWords(table, at, list) : {},
	};
}

function score(table: ImportTable, file: ImportFile, targets: ImportTargets): number {
	const taken = new Set<string>();
	for (const heading of table.headings) {
		const target = guessTarget(heading, file, targets, taken);
		if (target !== '') taken.add(target);
	}
	const owner = taken.has(ownerColumn(file)) || taken.has(BY_NAME);
	const needed = targets[file].columns.filter(({ isRequired, name }) => isRequired && name !== ownerColumn(file));
	const isPriced = file === 'stays' && [...taken].some((target) => pricedLevel(target) !== null);
	const missing = needed.filter(
		({ name }) => !taken.has(name) && !(isPriced && name === 'service_level') && name !== 'language' && name !== 'name',
	);
	// A spreadsheet that changes some columns of properties has few of them.
	const isEnough =
		owner &&
		(file === 'properties' ? taken.size > 1 : missing.length === 0 || (file === 'stays' && missing.length === 1));
	return isEnough ? taken.size / Math.max(1, table.headings.length) + taken.size / 100 : 0;
}

function guessTarget(heading: string, file: ImportFile, targets: ImportTargets, taken: ReadonlySet<string>): string {
	const columns = targets[file].columns.map(({ name }) => name);
	const exact = heading.trim().toLowerCase();
	if (columns.includes(exact) && !taken.has(exact)) return exact;
	const plain = pathSegment(heading);
	if (plain === '') return '';
	const free = columns.filter((name) => !taken.has(name));
	if (file === 'stays') {
		const level = (Object.keys(LEVEL_NAMES) as ServiceLevel[]).find((each) =>
			[plain, plain.replace(/^(?:preis|price)-|-(?:preis|price|eur|chf)$/g, '')].some((name) =>
				LEVEL_NAMES[each].includes(name),
			),
		);
		if (level && !taken.has(priceTarget(level))) return priceTarget(level);
	}
	const owner = ownerColumn(file);
	const names = file === 'properties' ? free : [...free, BY_NAME].filter((name) => !taken.has(name));
	const known = names.find((name) => name.replaceAll('_', '-') === plain || OTHER_NAMES[name]?.includes(plain));
	if (known) return known === BY_NAME && taken.has(owner) ? '' : known;
	const nearest =
		plain.length > 4
			? nearestName(
					plain,
					free.map((name) => name.replaceAll('_', '-')),
				)
			: null;
	return nearest ? nearest.replaceAll('-', '_') : '';
}

/** How the days of a column are written: the form that most of its cells have, the day before the month in doubt. */
function guessDays(table: ImportTable, at: number): DayForm {
	const cells = table.rows.map(({ cells: row }) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
	const isAmerican = cells.some((cell) => /^\d{1,2}\/(1[3-9]|2\d|3[01])\//.test(cell));
	const order: readonly DayForm[] = isAmerican ? ['mdy', 'ymd', 'dmy'] : ['ymd', 'dmy', 'mdy'];
	const counts = order.map((form) => [form, cells.filter((cell) => readDay(cell, form) !== null).length] as const);
	return counts.reduce((best, each) => (each[1] > best[1] ? each : best), counts[0] ?? [DAY_FORMS[0], 0])[0];
}

/** What the words of a column mean: themselves, or what spreadsheets call ours. */
function guessWords(table: ImportTable, at: number, list: readonly string[]): Record<string, string> {
	const words: Record<string, string> = {};
	for (const word of distinctWords(table, at)) {
		if (list.includes(word)) continue;
		const plain = pathSegment(word) || word;
		const meant = list.find(
			(each) =>
				each.toLowerCase().replaceAll('_', '-') === plain ||
				WORDS[each]?.includes(plain) ||
				WORDS[each]?.includes(word),
		);
		if (meant) words[word] = meant;
	}
	return words;
}

/** The different texts of a column, at most some dozens. */
export function distinctWords(table: ImportTable, at: number): string[] {
	const words = new Set<string>();
	for (const { cells } of table.rows) {
		const word = cells[at]?.trim();
		if (word) words.add(word);
		if (words.size >= 40) break;
	}
	return [...words];
}
