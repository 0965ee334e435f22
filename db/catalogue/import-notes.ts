import { isUnregistered } from '../../app/domain/property/registration-number';
import { LANGUAGES } from '../schema/enums';
import { groupBy } from './change/group-by';
import type { Catalogue } from './format/files';
import type { Source } from './source/source-row';

const NAMED = 5;

/** Sentences about what was taken but may not be meant: missing translations, properties on standard terms or without a registration number. `places`: those that the catalogue has already. */
export function importNotes(
	source: Source,
	catalogue: Catalogue,
	{ places, today }: { places: Catalogue['places']; today: string },
): string[] {
	const notes: string[] = [];
	for (const [file, owner, extension] of [
		['texts', 'property', 'md'],
		['hotelTexts', 'hotel', 'yaml'],
	] as const) {
		const rows: { language: string; property?: string; hotel?: string }[] = catalogue[file];
		const translated = new Set(rows.filter(({ language }) => language === 'de').map((row) => row[owner]));
		const missing = rows.flatMap((row) =>
			row.language === 'en' && !translated.has(row[owner]) ? String(row[owner]) : [],
		);
		if (missing.length === 0) continue;
		const folder = file === 'texts' ? 'texts' : 'hotels/texts';
		const names = some(missing.map((key) => `${folder}/${key}.de.${extension}`));
		notes.push(
			`${count(missing.length, 'German text is', 'German texts are')} missing (${names}): German pages show the English ones, marked as English.`,
		);
	}
	for (const language of LANGUAGES) {
		const guides = new Set(catalogue.guides.map(({ key, language }) => `${key}.${language}`));
		const keys = new Set(catalogue.guides.map(({ key }) => key));
		const missing = [...keys].map((key) => `${key}.${language}`).filter((name) => !guides.has(name));
		if (missing.length === 0) continue;
		const names = some(missing.map((name) => `guides/${name}.md`));
		notes.push(
			`${count(missing.length, 'guide is', 'guides are')} missing (${names}): pages in that language have none there.`,
		);
	}
	const cells = [...source.untranslated].map(([name, many]) => `${name} in ${count(many, 'row', 'rows')}`);
	if (cells.length > 0)
		notes.push(`German words are missing (${cells.join(', ')}): the English ones stand in their place.`);
	const alone = catalogue.properties.flatMap(({ key, operator }) => (operator === null ? key : []));
	if (alone.length > 0) {
		notes.push(
			`${count(alone.length, 'property names', 'properties name')} no operator (${some(alone)}): our standard terms hold for ${alone.length === 1 ? 'it' : 'them'}, and the page says so.`,
		);
	}
	const countries = new Map([...places, ...catalogue.places].map(({ key, country }) => [key, country]));
	const unregistered = catalogue.properties.flatMap(
		({ key, place, registration_number: number, registration_until: until }) =>
			isUnregistered({ country: countries.get(place) ?? null, number, until }, today) ? key : [],
	);
	if (unregistered.length > 0) {
		notes.push(
			`${count(unregistered.length, 'property lacks', 'properties lack')} the registration number that ${unregistered.length === 1 ? 'its country demands' : 'their countries demand'}, or it is malformed or has ended (${some(unregistered)}): nothing of ${unregistered.length === 1 ? 'it' : 'them'} can be requested or booked.`,
		);
	}
	const rooms = groupBy(catalogue.propertyRooms, ({ property }) => property);
	const others = catalogue.properties.flatMap(({ key, bedrooms }) => {
		const kinds = (rooms.get(key) ?? []).map(({ kind }) => kind);
		const listed = kinds.filter((kind) => kind === 'bedroom').length;
		// A bunk room may be one of the bedrooms or not.
		const most = listed + kinds.filter((kind) => kind === 'bunk_room').length;
		if (most === 0 || bedrooms === null || (listed <= bedrooms && bedrooms <= most)) return [];
		return `${key}: ${bedrooms < listed ? listed : most} of ${bedrooms}`;
	});
	if (others.length > 0) {
		notes.push(
			`${count(others.length, 'property lists', 'properties list')} another number of bedrooms in property-rooms.csv than in properties.csv (${some(others)}): its page shows both.`,
		);
	}
	return notes;
}

const count = (many: number, one: string, more: string) =>
	`${new Intl.NumberFormat('en').format(many)} ${many === 1 ? one : more}`;

const some = (names: readonly string[]) =>
	names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
