import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { deskImport, deskImportProperty } from '#db/schema/desk-import';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { type FoundImport, findImport, type ImportContext } from './find-import.server';
import { IMPORT_LIMITS, type ImportedFile, type StagedProperty, type StagedRow } from './import-files';
import { type ImportRows, stateOfRows } from './import-rows.server';
import { hasChanges, type PlannedProperty, planProperty } from './plan-import.server';
import { readKnown, resolveOwners } from './read-known.server';

type Beginning = { name: string; files: readonly ImportedFile[]; isComplete: boolean };

/** Begins an import of files that were read in the browser; its rows follow by `stageRows`. Throws DomainError 'forbidden'; 'unavailable'. */
export async function beginImport(ctx: ImportContext, { name, files, isComplete }: Beginning): Promise<{ id: string }> {
	const actor = requireActor(ctx, 'desk');
	if (actor.role !== 'admin' && actor.operatorNo === null)
		throw new DomainError('forbidden', 'An operator without properties');
	const id = `import_${crypto.randomUUID().replaceAll('-', '')}`;
	await ctx.db.insert(deskImport).values({
		...{ id, name, isComplete, files: JSON.stringify(files), userNo: actor.no, brandKey: ctx.brand.key },
		...{ operatorNo: actor.role === 'admin' ? null : actor.operatorNo, createdAt: ctx.now, touchedAt: ctx.now },
	});
	return { id };
}

type Staging = { ctx: ImportContext; id: string; properties: readonly StagedProperty[]; isLast: boolean };

/**
 * Takes rows of some properties, compares them with what is published and says what they would change (IMPORT-3). Sending the same rows again
 * changes nothing. Throws DomainError 'forbidden'; 'not-found'; 'conflict' with reason `no-such-step` once all rows are there; 'invalid' beyond the limits; 'unavailable'.
 */
export async function stageRows({ ctx, id, properties, isLast }: Staging): Promise<void> {
	const found = await findImport(ctx, id);
	if (found.state !== 'reading') throw noSuchStep(found.state);
	const joined = await joinStaged(ctx, found, properties);
	const planned = await plan(ctx, found, joined);
	await writeBatch(ctx.db, [
		stagedStatement(
			found.no,
			joined.map((each, at) => ({ ...each, planned: planned[at] as Planned })),
		),
		ctx.db
			.update(deskImport)
			.set({ touchedAt: ctx.now, ...(isLast ? { state: 'checked' as const } : {}) })
			.where(and(eq(deskImport.no, found.no), eq(deskImport.state, 'reading'))),
	]);
	const [count] = await ctx.db
		.select({ all: sql<number>`count(*)` })
		.from(deskImportProperty)
		.where(eq(deskImportProperty.importNo, found.no));
	if ((count?.all ?? 0) > IMPORT_LIMITS.properties) throw new DomainError('invalid', 'Too many properties');
}

/** Rows by the property that they are of, whether by its key or by its name, with those that are staged of it already; the same row counts once. */
async function joinStaged(
	{ db }: ImportContext,
	{ no, operatorNo }: FoundImport,
	properties: readonly StagedProperty[],
): Promise<StagedProperty[]> {
	const owners = await resolveOwners(db, operatorNo, properties);
	const joined = new Map<string, StagedProperty>();
	const add = (each: StagedProperty) => {
		const name = stagedKey(each);
		const known = joined.get(name)?.rows ?? [];
		const places = new Set(known.map(placeOf));
		joined.set(name, { ...each, rows: [...known, ...each.rows.filter((row) => !places.has(placeOf(row)))] });
	};
	const resolved = properties.map((each, at): StagedProperty => {
		const { key = null } = owners[at] ?? {};
		return key === null ? each : { ...each, key, isName: false };
	});
	const before = await db
		.select({ key: deskImportProperty.key, rows: deskImportProperty.rows })
		.from(deskImportProperty)
		.where(and(eq(deskImportProperty.importNo, no), inArray(deskImportProperty.key, resolved.map(stagedKey))));
	for (const { key, rows } of before) add({ ...readStagedKey(key), rows: JSON.parse(rows) as StagedRow[] });
	for (const each of resolved) add(each);
	return [...joined.values()];
}

/** A row with prices of several levels is one row for each of them. */
const placeOf = ({ source, line, cells }: StagedRow) => `${source}:${line} ${cells.service_level ?? ''}`;

type Planned = { plan: PlannedProperty; stored: ImportRows | null; comparedWith: string };

/** Plans properties of an import against what is published now. */
export async function plan(
	{ db, today }: Pick<ImportContext, 'db' | 'today'>,
	{ operatorNo, operatorKey, isComplete }: Pick<FoundImport, 'operatorNo' | 'operatorKey' | 'isComplete'>,
	properties: readonly StagedProperty[],
): Promise<Planned[]> {
	const { knowledge, properties: known } = await readKnown({ db, today, operatorNo, operatorKey }, properties);
	return properties.map((each, at) => {
		const own = known[at];
		if (!own) throw new Error('Each property is resolved');
		const { stored } = own;
		return { plan: planProperty(each, own, knowledge, isComplete), stored, comparedWith: stateOfRows(stored) };
	});
}

/** Columns of a property that was compared with what is published. */
export const PLANNED_COLUMNS = [
	'name',
	'state',
	'added',
	'changed',
	'removed',
	'unchanged',
	'locked',
	'errors',
	'report',
	'compared_with',
] as const;

/** What they say of a planned property. */
export function plannedValues({
	plan: { name, counts, report, changes, isRefused },
	comparedWith,
}: Omit<Planned, 'stored'>) {
	const state = isRefused
		? ('refused' as const)
		: hasChanges(changes)
			? ('ready' as const)
			: report.errors.length > 0
				? ('invalid' as const)
				: ('same' as const);
	return {
		name,
		...counts,
		errors: report.errors.length,
		report: JSON.stringify(report),
		state,
		compared_with: comparedWith,
	};
}

/** Stores planned properties of an import, in place of what is staged of them already. */
function stagedStatement(
	importNo: number,
	properties: readonly (StagedProperty & { planned: Planned })[],
): NamedStatement {
	const columns = [...PLANNED_COLUMNS, 'rows'];
	return {
		sql: `insert into desk_import_property (import_no, key, ${columns.join(', ')})
			select :importNo, value->>'key', ${columns.map((column) => `value->>'${column}'`).join(', ')} from json_each(:properties) where true
			on conflict (import_no, key) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
		args: {
			importNo,
			properties: JSON.stringify(
				properties.map(({ key, isName, rows, planned }) => ({
					...{ key: stagedKey({ key, isName }), rows: JSON.stringify(rows) },
					...plannedValues(planned),
				})),
			),
		},
	};
}

/** A name in place of a key is marked, so that it is never taken for one. */
export function stagedKey({ key, isName }: Pick<StagedProperty, 'key' | 'isName'>): string {
	return isName ? `name: ${key}` : key;
}

export function readStagedKey(stored: string): Pick<StagedProperty, 'key' | 'isName'> {
	return stored.startsWith('name: ') ? { key: stored.slice(6), isName: true } : { key: stored, isName: false };
}

type Mending = {
	ctx: ImportContext;
	id: string;
	/** Key of the property as it is staged. */
	key: string;
	source: string;
	line: number;
	column: string;
	text: string;
};

/**
 * Corrects a cell of a dry run and compares its property again; another property's key moves the row there. Throws as `stageRows`; 'not-found' for a row that is not there.
 */
export async function mendCell({ ctx, id, key, source, line, column, text }: Mending): Promise<void> {
	const found = await findImport(ctx, id);
	if (found.state !== 'checked') throw noSuchStep(found.state);
	const own = await loadStaged(ctx, found.no, key);
	const isHere = (row: StagedRow) => row.source === source && row.line === line;
	if (!own?.rows.some(isHere)) throw new DomainError('not-found', `No row ${source}:${line}`);
	const isKey = column === 'property' || column === 'key' || column === 'name';
	const moves = isKey && own.rows.some((row) => isHere(row) && (column !== 'name' || !row.cells.name));
	const target = moves ? stagedKey({ key: text.trim(), isName: column === 'name' }) : key;
	if (moves && target !== key) {
		const moved = { ...readStagedKey(target), rows: own.rows.filter(isHere) };
		const [joined = moved] = await joinStaged(ctx, found, [moved]);
		await replan(ctx, found, [
			{ stored: key, staged: { ...own, rows: own.rows.filter((row) => !isHere(row)) } },
			{ stored: stagedKey(joined), staged: joined },
		]);
		return;
	}
	const rows = own.rows.map((row) => (isHere(row) ? { ...row, cells: { ...row.cells, [column]: text } } : row));
	await replan(ctx, found, [{ stored: key, staged: { ...own, rows } }]);
}

type Entry = { stored: string; staged: StagedProperty };

async function replan(ctx: ImportContext, found: FoundImport, entries: readonly Entry[]): Promise<void> {
	const full = entries.filter(({ staged }) => staged.rows.length > 0);
	const planned = await plan(
		ctx,
		found,
		full.map(({ staged }) => staged),
	);
	const empty = entries.filter(({ staged }) => staged.rows.length === 0);
	const statements: (BuiltStatement | NamedStatement)[] = empty.map(({ stored }) =>
		ctx.db
			.delete(deskImportProperty)
			.where(and(eq(deskImportProperty.importNo, found.no), eq(deskImportProperty.key, stored))),
	);
	await writeBatch(ctx.db, [
		...statements,
		stagedStatement(
			found.no,
			full.map(({ staged }, at) => ({ ...staged, planned: planned[at] as Planned })),
		),
		ctx.db.update(deskImport).set({ touchedAt: ctx.now }).where(eq(deskImport.no, found.no)),
	]);
}

async function loadStaged(
	{ db }: Pick<ImportContext, 'db'>,
	importNo: number,
	key: string,
): Promise<StagedProperty | null> {
	const [row] = await db
		.select({ rows: deskImportProperty.rows })
		.from(deskImportProperty)
		.where(and(eq(deskImportProperty.importNo, importNo), eq(deskImportProperty.key, key)));
	return row ? { ...readStagedKey(key), rows: JSON.parse(row.rows) as StagedRow[] } : null;
}

/** Leaves a property out of the import, or takes it in again. Throws as `mendCell`. */
export async function leaveOut(ctx: ImportContext, id: string, key: string, isLeftOut: boolean): Promise<void> {
	const found = await findImport(ctx, id);
	if (found.state !== 'checked') throw noSuchStep(found.state);
	await ctx.db
		.update(deskImportProperty)
		.set({ state: isLeftOut ? 'leftOut' : 'ready' })
		.where(
			and(
				eq(deskImportProperty.importNo, found.no),
				eq(deskImportProperty.key, key),
				eq(deskImportProperty.state, isLeftOut ? 'ready' : 'leftOut'),
			),
		);
}

/** Throws a dry run away; what is published stays. Throws as `mendCell`. */
export async function discardImport(ctx: ImportContext, id: string): Promise<void> {
	const actor = requireActor(ctx, 'desk');
	const found = await findImport(ctx, id);
	if (found.state !== 'checked' && found.state !== 'reading') throw noSuchStep(found.state);
	await writeBatch(ctx.db, [
		ctx.db.delete(deskImportProperty).where(eq(deskImportProperty.importNo, found.no)),
		ctx.db.update(deskImport).set({ state: 'discarded', endedAt: ctx.now }).where(eq(deskImport.no, found.no)),
		ctx.db.insert(audit).values({
			...{ brandKey: ctx.brand.key, actor: actor.id, action: 'import.discarded', subjectId: id, createdAt: ctx.now },
		}),
	]);
}

export function noSuchStep(state: string) {
	return new DomainError('conflict', `Not a step of an import that is ${state}`, { reason: 'no-such-step' });
}
