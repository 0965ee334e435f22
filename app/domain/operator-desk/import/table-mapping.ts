import {
	CURRENCY_CODES,
	LANGUAGES,
	PETS_RULES,
	PICTURE_SUBJECTS,
	PROPERTY_ROOM_KINDS,
	PROPERTY_TYPES,
	ROOM_BATHROOMS,
	SERVICE_AVAILABILITIES,
	SERVICE_LEVELS,
	STAY_STATUSES,
	TOURIST_TAX_KINDS,
} from '#db/schema/enums';
import { plainNumber, readMoney } from '../../money/read-money';
import type { ServiceLevel } from '../../stay/service-level';
import type { ImportFile, StagedProperty, StagedRow } from './import-files';

/** A table as it was read: cells as texts, each row with its line. */
export type ImportTable = {
	name: string;
	bytes: number;
	headings: readonly string[];
	rows: readonly { line: number; cells: readonly string[] }[];
};

export const DAY_FORMS = ['ymd', 'dmy', 'mdy'] as const;
export type DayForm = (typeof DAY_FORMS)[number];

/** The property by its name, where a file knows no key. */
export const BY_NAME = '@name';
const PRICE = '@price.';

/** What a column becomes: one of our columns, the name of the property, the price at a service level, or '' for nothing. */
export type ColumnTarget = string;

export type ColumnMapping = {
	target: ColumnTarget;
	/** How days are written. */
	days: DayForm | null;
	/** What the column's words mean, for columns with a closed list. */
	words: Readonly<Record<string, string>>;
	/** Whether a person has chosen it; otherwise it was found. */
	isChosen: boolean;
};

/** How a table is read. */
export type TableMapping = {
	/** The file of our format that it is; null: it is left out. */
	file: ImportFile | null;
	/** As many as the table has columns. */
	columns: readonly ColumnMapping[];
	/** Columns that the table does not have, with one value for every row. */
	fixed: Readonly<Record<string, string>>;
};

export const DAY_COLUMNS = ['check_in', 'check_out', 'first_night', 'last_night', 'read_on', 'registration_until'];
export const AMOUNT_COLUMNS = ['price', 'amount', 'cap_amount'];
export const NUMBER_COLUMNS = [
	...['bedrooms', 'bathrooms', 'beds_adults', 'beds_children', 'area_sqm', 'floors', 'latitude', 'longitude', 'rank'],
	...['metres', 'shortest_stay', 'gap_discount', 'percent', 'from_age', 'to_age', 'max_nights'],
];

/** The closed lists of columns, by file where their words differ. */
const WORD_LISTS: Readonly<Record<string, readonly string[]>> = {
	property_type: PROPERTY_TYPES,
	pets: PETS_RULES,
	currency: CURRENCY_CODES,
	service_level: SERVICE_LEVELS,
	status: STAY_STATUSES,
	availability: SERVICE_AVAILABILITIES,
	language: LANGUAGES,
	bathroom: ROOM_BATHROOMS,
	shows: PICTURE_SUBJECTS,
	'propertyRooms.kind': PROPERTY_ROOM_KINDS,
	'propertyTouristTaxes.kind': TOURIST_TAX_KINDS,
	is_demo: ['yes', 'no'],
	included: ['yes', 'no'],
	mirrored: ['yes', 'no'],
};

/** The words that a column of ours takes; null where it takes any text. */
export function wordList(file: ImportFile, column: string): readonly string[] | null {
	return WORD_LISTS[`${file}.${column}`] ?? WORD_LISTS[column] ?? null;
}

export function priceTarget(level: ServiceLevel): ColumnTarget {
	return `${PRICE}${level}`;
}

/** The service level whose price a column holds; null for any other target. */
export function pricedLevel(target: ColumnTarget): ServiceLevel | null {
	return SERVICE_LEVELS.find((level) => target === priceTarget(level)) ?? null;
}

/** The column with the property of a row. */
export function ownerColumn(file: ImportFile): 'key' | 'property' {
	return file === 'properties' ? 'key' : 'property';
}

/** Why a table cannot be read by a mapping; null where it can. */
export function mappingFault({ file, columns, fixed }: TableMapping): 'property' | 'twice' | null {
	if (file === null) return null;
	const targets = columns.map(({ target }) => target).filter((target) => target !== '');
	if (new Set(targets).size < targets.length) return 'twice';
	const isOwned = targets.includes(ownerColumn(file)) || targets.includes(BY_NAME) || fixed[ownerColumn(file)];
	return isOwned ? null : 'property';
}

/** The rows of a table as ours: a row with prices of several levels becomes one for each. */
export function mapTable(
	table: ImportTable,
	mapping: TableMapping,
): { owner: string; isName: boolean; row: StagedRow }[] {
	const { file, columns, fixed } = mapping;
	if (file === null) return [];
	const owner = ownerColumn(file);
	return table.rows.flatMap(({ line, cells }) => {
		const own: Record<string, string> = { ...fixed };
		const prices: [ServiceLevel, string][] = [];
		let name: string | null = null;
		for (const [at, { target, days, words }] of columns.entries()) {
			const text = cells[at] ?? '';
			const level = pricedLevel(target);
			if (target === '') continue;
			if (target === BY_NAME) name = text;
			else if (level) prices.push([level, readAmount(text)]);
			else own[target] = readText(text, { file, column: target, days, words });
		}
		const key = own[owner]?.trim() ?? '';
		const isName = key === '' && name !== null;
		delete own[owner];
		const row = (more: Record<string, string>): StagedRow => ({
			file,
			source: table.name,
			line,
			cells: { ...own, ...more },
		});
		const rows =
			prices.length === 0
				? [row({})]
				: prices.flatMap(([service_level, price]) => (price === '' ? [] : [row({ service_level, price })]));
		return rows.map((each) => ({ owner: isName ? (name ?? '').trim() : key, isName, row: each }));
	});
}

/** Rows by the property that they are of, in the order in which the files name them. */
export function groupRows(rows: Iterable<{ owner: string; isName: boolean; row: StagedRow }>): StagedProperty[] {
	const groups = new Map<string, { key: string; isName: boolean; rows: StagedRow[] }>();
	for (const { owner, isName, row } of rows) {
		const name = `${isName} ${owner}`;
		const group = groups.get(name);
		if (group) group.rows.push(row);
		else groups.set(name, { key: owner, isName, rows: [row] });
	}
	return [...groups.values()];
}

type Reading = { file: ImportFile; column: string; days: DayForm | null; words: Readonly<Record<string, string>> };

/** A cell as our files write it; what cannot be read stays as it is, so that the dry run says what is wrong with it. */
function readText(text: string, { file, column, days, words }: Reading): string {
	const plain = text.trim();
	if (plain === '') return '';
	if (DAY_COLUMNS.includes(column)) return readDay(plain, days ?? 'ymd') ?? plain;
	if (AMOUNT_COLUMNS.includes(column)) return readAmount(plain);
	if (NUMBER_COLUMNS.includes(column)) return readNumber(plain);
	if (wordList(file, column)) return words[plain] ?? plain;
	return text;
}

function readAmount(text: string): string {
	const plain = text.trim();
	if (plain === '') return '';
	const read = readMoney(plain);
	return typeof read === 'string' ? read : plain;
}

/** `460 m²` is 460, `1 200` is 1200. */
function readNumber(text: string): string {
	const digits = /^(-?\d[\d.,'’\s]*?)\s*(?:m²|m2|qm|m|%|km)?$/u.exec(text)?.[1]?.replace(/[\s'’]/gu, '');
	return digits === undefined ? text : /^-?\d+\.\d+$/.test(digits) ? digits : (plainNumber(digits) ?? text);
}

/** A day as `YYYY-MM-DD`; null where it is not written that way. */
export function readDay(text: string, form: DayForm): string | null {
	const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})(?:[T ].*)?$/.exec(text);
	if (!parts) return null;
	const [, first = '', second = '', third = ''] = parts;
	const isYearFirst = first.length === 4;
	const [year, month, day] = isYearFirst
		? [first, second, third]
		: form === 'mdy'
			? [third, first, second]
			: form === 'dmy'
				? [third, second, first]
				: ['', '', ''];
	if (!year || (day?.length ?? 3) > 2 || (year.length !== 4 && year.length !== 2)) return null;
	const written = `${year.length === 2 ? '20' : ''}${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
	const at = new Date(`${written}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}
