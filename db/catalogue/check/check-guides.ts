import { nearestName } from '~/platform/nearest-name';
import { COUNTRY_CODES } from '../../schema/enums';
import type { GuideFacts } from '../../schema/guide';
import { type CatalogueRow, FILES } from '../format/files';
import { partOfYear } from '../format/guide-schema';
import type { SourceRow } from '../source/source-row';
import { checkKeys } from './check-hotels';
import { type Checking, error, rowsToCheck } from './checking';

type GuideRow = SourceRow<CatalogueRow<'guides'>>;

/**
 * Guides are about countries, places and regions that there are, show pictures of properties that there are, have titles of their own,
 * and tell the same figures in both languages.
 */
export function checkGuides(checking: Checking): void {
	const rows = rowsToCheck(checking, 'guides');
	if (rows.length === 0) return;
	const keysOf = (file: 'places' | 'regions' | 'properties') => [
		...checking.known[file].map(({ key }) => key),
		...rowsToCheck(checking, file).map(({ values }) => values.key),
	];
	const subjects = [...COUNTRY_CODES.map((code) => code.toLowerCase()), ...keysOf('places'), ...keysOf('regions')];
	const properties = keysOf('properties');
	const titles = new Map<string, GuideRow>();
	const figures = new Map<string, { row: GuideRow; words: Record<string, string> }>();
	for (const row of rows) {
		const { key, language, facts } = row.values;
		if (!subjects.includes(key)) {
			const right = nearestName(key, subjects);
			const otherwise = `a key of ${FILES.places.name} or ${FILES.regions.name}, or the code of a country`;
			error(
				checking,
				row,
				null,
				`"${key}" is no place, region or country`,
				right ? `${right}, the nearest name` : otherwise,
			);
		}
		for (const column of ['hero_property', 'scene_property'] as const) {
			checkKeys(checking, row, column, row.values[column] ?? '', properties, FILES.properties.name);
		}
		checkPictures(checking, row);
		for (const column of ['title', 'description'] as const) {
			const name = `${language} ${column} ${row.values[column].toLowerCase()}`;
			const twin = titles.get(name);
			if (twin) error(checking, row, column, `is that of ${twin.file}`, 'words of its own, for search engines');
			else titles.set(name, row);
		}
		const other = figures.get(key);
		const words = figuresOf(JSON.parse(facts), language);
		if (!other) figures.set(key, { row, words });
		for (const [name, figure] of Object.entries(other ? words : {})) {
			const there = other?.words[name];
			if (there === figure) continue;
			const wrong = `${name} is ${figure || 'missing'}, in ${other?.row.file} ${there || 'missing'}`;
			error(checking, row, 'facts', wrong, 'the same in both languages');
		}
	}
}

/** A file that a guide names is a picture of that property, where the folder or the catalogue tells its pictures. */
function checkPictures(checking: Checking, row: GuideRow): void {
	const isTold = checking.source.present.has('pictures');
	const pictures = isTold ? rowsToCheck(checking, 'pictures').map(({ values }) => values) : checking.known.pictures;
	const { hero_property, hero_file, scene_property, scene_file } = row.values;
	for (const [column, property, file] of [
		['hero_file', hero_property, hero_file],
		['scene_file', scene_property, scene_file],
	] as const) {
		const own = pictures.filter((picture) => picture.property === property).map((picture) => picture.file);
		if (!file || own.length === 0 || own.includes(file)) continue;
		const right = nearestName(file, own) ?? 'a file of pictures.csv';
		error(checking, row, column, `"${file}" is no picture of "${property}"`, right);
	}
}

/** What must not differ between languages, in words that do not. */
function figuresOf(facts: GuideFacts, language: 'en' | 'de'): Record<string, string> {
	const { village, top, season, airports = [], goodFor = [] } = facts;
	return {
		village: [village ?? []].flat().join(' to '),
		top: top === undefined ? '' : String(top),
		season: season ? `${partOfYear(season.from, language)} to ${partOfYear(season.to, language)}` : '',
		airports: airports.map(({ minutes, isPrivate }) => `${minutes} min${isPrivate ? ' private' : ''}`).join(', '),
		goodFor: goodFor.length > 0 ? `${goodFor.length} entries` : '',
	};
}
