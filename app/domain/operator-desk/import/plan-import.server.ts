import { compareCatalogues, type FileChange, isChange } from '#db/catalogue/change/compare-catalogues';
import { checkIdentities } from '#db/catalogue/check/check-identities';
import { checkStayRules } from '#db/catalogue/check/check-stay-rules';
import { checkStays } from '#db/catalogue/check/check-stays';
import { type Checking, error } from '#db/catalogue/check/checking';
import type { Row } from '#db/catalogue/format/column';
import { type Catalogue, type CatalogueRow, fileRules } from '#db/catalogue/format/files';
import type { SourceRow } from '#db/catalogue/source/source-row';
import type { PlainDate } from '../../date/plain-date';
import { emptyTables, sourceOf } from '../../desk/read-cells.server';
import { isUnregistered } from '../../property/registration-number';
import { changeableEdits } from '../prices/changeable-edits';
import { comparePrices, type PricedStay, withEdits } from '../prices/prices-content';
import { checkPropertyFiles } from '../property/check-property.server';
import { compareRules, type RuleSeason } from '../stay-rules/rules-content';
import {
	IMPORT_FILES,
	type ImportError,
	type ImportFile,
	type PropertyReport,
	type ReportedChange,
	type StagedProperty,
} from './import-files';
import type { ImportRows } from './import-rows.server';
import { rowName } from './import-rows.server';
import { cellText, errorAt, mergeRows, PUBLISHED } from './merge-rows.server';

/** What is known beside the files: the vocabulary of the catalogue, and the property as it is published. */
export type PlanKnowledge = {
	places: Catalogue['places'];
	operators: Catalogue['operators'];
	facilities: Catalogue['facilities'];
	/** Properties that could have the same path, or are named as the main one of an alternative. */
	neighbours: readonly CatalogueRow<'properties'>[];
	/** Hashes of pictures that the product has. */
	pictures: ReadonlySet<string>;
	/** Hashes of those that were sent and could not be prepared. */
	broken: ReadonlySet<string>;
	/** Key of the operator whose desk it is; null: the team's, which may set everything. */
	operator: string | null;
	today: PlainDate;
};

/** A property that the files name. */
export type KnownProperty = {
	/** Its key; null where the files' name is of no property, or of several. */
	key: string | null;
	/** Why its rows are not taken. */
	fault: { wrong: string; right: string } | null;
	stored: ImportRows | null;
	/** Nights from today on that a lead or a block has. */
	nights: readonly string[];
};

export type PlannedProperty = {
	key: string;
	name: string;
	/** As it would be published. */
	after: ImportRows | null;
	changes: readonly FileChange[];
	counts: { added: number; changed: number; removed: number; unchanged: number; locked: number };
	report: PropertyReport;
	/** Rows with errors could not be left out, such as a new property's own. */
	isRefused: boolean;
};

/** Columns that the team sets of an operator's property; a new one takes what they stand for when they are empty. */
const TEAM_COLUMNS = ['operator', 'slug', 'currency', 'rank', 'source', 'is_demo'] as const;

/** Changes of a property that are listed one by one. */
const MOST_LISTED = 400;

/**
 * What files make of one property (IMPORT-3, IMPORT-4): rows with errors are left out until the rest is sound, by the checks that a catalogue's import makes; stays that have begun
 * or whose nights are taken stay as they are. Nothing is written.
 */
export function planProperty(
	staged: StagedProperty,
	known: KnownProperty,
	knowledge: PlanKnowledge,
	isComplete: boolean,
): PlannedProperty {
	const key = known.key ?? staged.key;
	const none = { added: 0, changed: 0, removed: 0, unchanged: 0, locked: 0 };
	const refused = (errors: ImportError[]): PlannedProperty => ({
		...{ key, name: nameOf(staged, known), after: null, changes: [], counts: none, isRefused: true },
		report: { changes: [], more: 0, errors, isUnregistered: false },
	});
	const first = staged.rows[0];
	const { fault } = known;
	if (fault && first) return refused([errorAt(first, staged.isName ? 'name' : 'property', fault.wrong, fault.right)]);
	const errors: ImportError[] = [];
	let rows = staged.rows;
	for (;;) {
		if (!known.stored && !rows.some(({ file, cells }) => file === 'properties' && cells.name?.trim())) {
			const right = 'a key of one of your properties, or a new one with its name, kind, place and currency';
			return refused(first ? [errorAt(first, 'property', `"${key}" is not a property of yours`, right)] : []);
		}
		const merged = mergeRows({ key, stored: known.stored, rows, isComplete });
		const found = [...merged.errors, ...check(merged.tables, merged.touched, known.stored, knowledge)];
		const bad = new Set(found.map(({ file, line }) => `${file}:${line}`));
		const badTexts = new Set(found.map(({ file }) => file));
		// An error of a text names the line within its file.
		const sound = rows.filter(({ source, line, cells }) =>
			cells.markdown === undefined ? !bad.has(`${source}:${line}`) : !badTexts.has(source),
		);
		errors.push(...found.filter((each) => !errors.some((other) => isSamePlace(each, other))));
		if (found.length === 0) return planned({ staged, known, key, tables: merged.tables, errors, knowledge });
		// What is published and no longer fits, or a new property without its own row: nothing of it can be taken.
		if (sound.length === rows.length || (!known.stored && !sound.some(({ file }) => file === 'properties')))
			return refused(errors);
		if (sound.length === 0) return { ...refused(errors), isRefused: false, after: known.stored };
		rows = sound;
	}
}

function isSamePlace(a: ImportError, b: ImportError): boolean {
	return a.file === b.file && a.line === b.line && a.column === b.column && a.wrong === b.wrong;
}

function nameOf({ key, rows }: StagedProperty, { stored }: KnownProperty): string {
	const given = rows.find(({ file, cells }) => file === 'properties' && cells.name?.trim())?.cells.name;
	return (stored?.properties[0]?.name ?? given?.trim() ?? key).slice(0, 120);
}

function check(
	tables: Record<ImportFile, SourceRow[]>,
	touched: ReadonlySet<ImportFile>,
	stored: ImportRows | null,
	knowledge: PlanKnowledge,
): ImportError[] {
	const { places, operators, facilities, neighbours } = knowledge;
	const known = { ...emptyTables(), places, operators, facilities, properties: neighbours };
	const isProperty = [...touched].some((file) => file !== 'stays' && file !== 'stayRules');
	const files = IMPORT_FILES.filter((file) =>
		file === 'stays' || file === 'stayRules' ? touched.has(file) : isProperty,
	);
	const source = sourceOf(Object.fromEntries(files.map((file) => [file, tables[file]])) as never, []);
	const checking: Checking = {
		source,
		known: { ...(known as unknown as Catalogue), programs: [] },
		skipInvalid: false,
	};
	if (isProperty) {
		checkPropertyFiles(checking);
		checkPictures(checking, knowledge);
		checkTeamColumns(checking, stored, knowledge.operator);
	}
	for (const file of ['stays', 'stayRules'] as const) if (touched.has(file)) checkIdentities(checking, file);
	if (touched.has('stays')) checkStays(checking);
	if (touched.has('stayRules')) checkStayRules(checking);
	return source.errors.map(({ file, line, column, wrong, right }) => ({
		...{ file, line, column, right },
		wrong: wrong.replace(/(?:, first)? in line 0$/, ', which is published'),
	}));
}

/** A picture is one that the property has, or that was sent with the files. */
function checkPictures(checking: Checking, { pictures, broken }: PlanKnowledge): void {
	for (const file of ['pictures', 'floorplans'] as const)
		for (const row of checking.source.tables[file]) {
			const { hash } = row.values;
			if (row.line === PUBLISHED.line || (hash !== null && pictures.has(hash))) continue;
			if (hash !== null && broken.has(hash))
				error(
					checking,
					row,
					'file',
					`${row.values.file} could not be prepared`,
					'the picture, sent again or another copy',
				);
			else
				error(
					checking,
					row,
					'file',
					`${row.values.file} is not among the files`,
					'the picture, chosen with its folder',
				);
		}
}

/** What the team sets of an operator's properties stays as it is. */
function checkTeamColumns(checking: Checking, stored: ImportRows | null, operator: string | null): void {
	if (operator === null) return;
	const before = stored?.properties[0];
	for (const row of checking.source.tables.properties) {
		if (!before) {
			row.values.operator ??= operator;
			if (row.values.operator !== operator)
				error(checking, row, 'operator', `"${row.values.operator}" is another operator`, operator);
			if (row.values.rank !== 1000) error(checking, row, 'rank', 'the team sets the rank', 'an empty cell');
			if (row.values.is_demo) error(checking, row, 'is_demo', 'the team sets this', 'an empty cell');
			continue;
		}
		for (const column of TEAM_COLUMNS)
			if (row.values[column] !== before[column])
				error(
					...([checking, row, column] as const),
					'only the team can change this',
					cellText('properties', column, before[column]) || 'an empty cell',
				);
	}
}

type Planning = {
	staged: StagedProperty;
	known: KnownProperty;
	key: string;
	tables: Record<ImportFile, SourceRow[]>;
	errors: ImportError[];
	knowledge: PlanKnowledge;
};

function planned({ staged, known, key, tables, errors, knowledge }: Planning): PlannedProperty {
	const { today } = knowledge;
	const { stored, nights } = known;
	const after = Object.fromEntries(
		IMPORT_FILES.map((file) => [file, tables[file].map(({ values }) => values)]),
	) as unknown as ImportRows;
	const before = (stored?.stays ?? []) as PricedStay[];
	const edits = comparePrices(before, after.stays).map(({ before: _, after: offer, ...cell }) => ({ ...cell, offer }));
	const { changeable, locked } = changeableEdits(edits, nights, today);
	if (locked.length > 0)
		after.stays = withEdits(before, changeable).map(({ check_in, check_out, service_level, status, price }) => ({
			...{ property: key, check_in, check_out, service_level, status, price },
		}));
	const changes = compareRows(key, stored, after);
	const lines = new Map<Row, SourceRow>();
	for (const file of IMPORT_FILES) for (const row of tables[file]) lines.set(row.values, row);
	const listed = changes.flatMap((change) => reported(change, lines, key));
	const read = new Set(staged.rows.map(({ file }) => file));
	return {
		...{ key, name: nameOf(staged, known), after, changes, isRefused: false },
		counts: {
			added: listed.filter(({ what }) => what === 'added').length,
			changed: listed.filter(({ what }) => what === 'changed').length,
			removed: listed.filter(({ what }) => what === 'removed').length,
			unchanged: changes.reduce(
				(sum, { file, unchanged }) => sum + (read.has(file as ImportFile) ? unchanged : 0),
				-locked.length,
			),
			locked: locked.length,
		},
		report: {
			...{ changes: listed.slice(0, MOST_LISTED), more: Math.max(0, listed.length - MOST_LISTED), errors },
			isUnregistered: isWithoutNumber(after, knowledge),
		},
	};
}

/** Whether the property would not be sold for want of a registration number (REGISTRATION-2). */
function isWithoutNumber({ properties: [own] }: ImportRows, { places, today }: PlanKnowledge): boolean {
	const country = places.find(({ key }) => key === own?.place)?.country ?? null;
	const { registration_number: number = null, registration_until: until = null } = own ?? {};
	return isUnregistered({ country, number, until }, today);
}

/** What is different between two states of a property; null: it is not there. */
export function compareRows(key: string, before: ImportRows | null, after: ImportRows | null): FileChange[] {
	const tables = (rows: ImportRows | null) => ({ ...(emptyTables() as unknown as Catalogue), ...rows });
	return compareCatalogues(tables(before), {
		catalogue: tables(after),
		...{ present: new Set(IMPORT_FILES), properties: new Set([key]) },
		...{ operators: new Set(), hotels: new Set(), places: new Set(), keys: {} },
	});
}

export function hasChanges(changes: readonly FileChange[]): boolean {
	return changes.some(isChange);
}

function reported(change: FileChange, lines: ReadonlyMap<Row, SourceRow>, key: string): ReportedChange[] {
	const file = change.file as ImportFile;
	if (file === 'stayRules') return reportedSeasons(change, lines);
	const at = (row: Row) => {
		const read = lines.get(row);
		return read && read.line > 0 ? { source: read.file, line: read.line } : null;
	};
	const { columns } = fileRules(file);
	const shown = Object.keys(columns).filter(
		(name) => name !== 'property' && name !== 'key' && !columns[name]?.isDerived,
	);
	const all = (row: Row, side: 'before' | 'after') =>
		shown.flatMap((column) => {
			const text = cellText(file, column, row[column] ?? null);
			if (text === '' || text === cellText(file, column, columns[column]?.fallback ?? null)) return [];
			return [{ column, before: side === 'before' ? text : '', after: side === 'after' ? text : '' }];
		});
	const named = (row: Row, name = rowName(file, row)) => (name === key ? '' : name.replace(`${key} `, ''));
	return [
		...change.changed.map(({ name, before, after, fields }) => ({
			...{ file, what: 'changed' as const, name: named(after, name), at: at(after) },
			fields: fields
				.filter((column) => column !== 'position' || fields.length === 1)
				.map((column) => ({
					...{ column, before: cellText(file, column, before[column] ?? null) },
					after: cellText(file, column, after[column] ?? null),
				})),
		})),
		...change.added.map((row) => ({
			...{ file, what: 'added' as const, name: named(row), fields: all(row, 'after'), at: at(row) },
		})),
		...change.removed.map((row) => ({
			...{ file, what: 'removed' as const, name: named(row), fields: all(row, 'before'), at: null },
		})),
	];
}

/** Nights whose rule is another one: seasons are cut and joined, so that rows say little. */
function reportedSeasons(change: FileChange, lines: ReadonlyMap<Row, SourceRow>): ReportedChange[] {
	const after = change.rows as unknown as RuleSeason[];
	const changed = new Set(change.changed.map(({ after: row }) => row));
	const added = new Set(change.added);
	const kept = change.rows.filter((row) => !changed.has(row) && !added.has(row));
	const before = [...kept, ...change.changed.map((each) => each.before), ...change.removed] as unknown as RuleSeason[];
	return compareRules(before, after).map(({ first_night, last_night, before: was, after: is }) => {
		const row = change.rows.find(
			(each) => String(each.first_night) <= first_night && first_night <= String(each.last_night),
		);
		const read = row && lines.get(row);
		const columns = (['shortest_stay', 'arrival_days', 'departure_days', 'gap_discount'] as const).filter(
			(column) => was?.[column] !== is?.[column],
		);
		return {
			...{ file: 'stayRules' as const, what: 'changed' as const, name: `${first_night} ${last_night}` },
			fields: columns.map((column) => ({
				...{ column, before: was ? cellText('stayRules', column, was[column]) : '' },
				after: is ? cellText('stayRules', column, is[column]) : '',
			})),
			at: read && read.line > 0 ? { source: read.file, line: read.line } : null,
		};
	});
}
