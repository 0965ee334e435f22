import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { removeProperties } from '#db/catalogue/write/write-properties';
import type { Database } from '#db/client';
import { deriveStatements, finishStatements } from '#db/derived/derive-statements';
import { audit } from '#db/schema/audit';
import { deskImport, deskImportProperty } from '#db/schema/desk-import';
import { operator } from '#db/schema/operator';
import { user } from '#db/schema/user';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { requireActor } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import { latestVersion } from '../../desk/publish-draft.server';
import { readPictureStates } from '../../picture/picture-states.server';
import { changeableEdits } from '../prices/changeable-edits';
import { comparePrices } from '../prices/prices-content';
import { endImport } from './end-import.server';
import { findImport, type ImportContext } from './find-import.server';
import { IMPORT_LIMITS, type StagedRow } from './import-files';
import { hashesOfRows, type ImportRows, readImportRows, stateOfRows } from './import-rows.server';
import { readNights } from './read-known.server';
import { noSuchStep, PLANNED_COLUMNS, plan, plannedValues, readStagedKey } from './stage-import.server';
import { importStatements, type PropertyWrite } from './write-import.server';

/** Properties of one transaction. */
const AT_ONCE = 50;
/** How often a step begins again because the catalogue got a newer version meanwhile. */
const TRIES = 8;
/** Longest pause after the first try that was overtaken. */
const PAUSE_MILLISECONDS = 80;
/** Of a step that finds nothing but properties whose pictures are being prepared. */
const WAIT_MILLISECONDS = 1000;
const DAY = 86_400_000;
/** A run that no page drives goes on by the schedule after so long. */
const ABANDONED_MILLISECONDS = 45_000;

type Applying = { ctx: ImportContext; id: string; skipsInvalid: boolean };

/**
 * Begins to write a dry run (IMPORT-5); `stepImport` goes on. Throws DomainError 'conflict' with reason `errors-open` where rows have errors and are not to be left out,
 * `nothing-to-do`, `no-such-step`; 'not-found'; 'forbidden'; 'unavailable'.
 */
export async function applyImport({ ctx, id, skipsInvalid }: Applying): Promise<void> {
	const actor = requireActor(ctx, 'desk');
	const found = await findImport(ctx, id);
	if (found.state !== 'checked' && found.state !== 'stopped') throw noSuchStep(found.state);
	const [counts] = await ctx.db
		.select({
			ready: sql<number>`coalesce(sum(${deskImportProperty.state} = 'ready'), 0)`,
			errors: sql<number>`coalesce(sum(iif(${deskImportProperty.state} = 'leftOut', 0, ${deskImportProperty.errors})), 0)`,
		})
		.from(deskImportProperty)
		.where(eq(deskImportProperty.importNo, found.no));
	if (!counts?.ready) throw new DomainError('conflict', 'Nothing to import', { reason: 'nothing-to-do' });
	if (counts.errors > 0 && !skipsInvalid && found.state === 'checked')
		throw new DomainError('conflict', 'Rows have errors', { reason: 'errors-open' });
	await writeBatch(ctx.db, [
		ctx.db
			.update(deskImport)
			.set({ state: 'applying', skipsInvalid, appliedAt: found.appliedAt ?? ctx.now, ...begun(ctx) })
			.where(and(eq(deskImport.no, found.no), eq(deskImport.state, found.state))),
		ctx.db.insert(audit).values({
			...{ brandKey: ctx.brand.key, actor: actor.id, action: 'import.applied', subjectId: id, createdAt: ctx.now },
			detail: { properties: Number(counts.ready), errors: Number(counts.errors) },
		}),
	]);
}

/** Who begins a run is told its end in the own language (IMPORT-9). */
function begun({ language, linkOrigin, now }: ImportContext) {
	return { language, origin: linkOrigin, begunAt: now, endedAt: null, touchedAt: now };
}

/** Ends a run after the properties that are being written; the rest waits. Throws as `applyImport`. */
export async function stopImport(ctx: ImportContext, id: string): Promise<void> {
	const found = await findImport(ctx, id);
	if (found.state !== 'applying') throw noSuchStep(found.state);
	await ctx.db
		.update(deskImport)
		.set({ state: 'stopped', touchedAt: ctx.now })
		.where(and(eq(deskImport.no, found.no), eq(deskImport.state, 'applying')));
}

/** Begins to take an import back (IMPORT-6); `stepImport` goes on. Throws as `applyImport`; reason `undo-over` after its time. */
export async function revertImport(ctx: ImportContext, id: string): Promise<void> {
	const actor = requireActor(ctx, 'desk');
	const found = await findImport(ctx, id);
	if (found.state !== 'applied' && found.state !== 'stopped') throw noSuchStep(found.state);
	if (ctx.now - (found.appliedAt ?? 0) > IMPORT_LIMITS.undoDays * DAY)
		throw new DomainError('conflict', 'Too late', { reason: 'undo-over' });
	await writeBatch(ctx.db, [
		ctx.db
			.update(deskImport)
			.set({ state: 'reverting', ...begun(ctx) })
			.where(and(eq(deskImport.no, found.no), eq(deskImport.state, found.state))),
		ctx.db.insert(audit).values({
			...{ brandKey: ctx.brand.key, actor: actor.id, action: 'import.reverted', subjectId: id, createdAt: ctx.now },
		}),
	]);
}

type Run = {
	no: number;
	id: string;
	state: 'applying' | 'reverting';
	isComplete: boolean;
	operatorNo: number | null;
	operatorKey: string | null;
	brandKey: string;
	userNo: number | null;
	userId: string | null;
};

type StepContext = { db: Database; today: PlainDate; now: number; isDriven?: boolean };

/**
 * Writes the next properties of a run, each wholly or not at all, in one transaction; false once none is left. Those that others have published since the comparison are held
 * back with the new comparison. Several at once do each property once. `waiting`: what is left waits for its pictures. An error that is not the database's absence ends the run.
 */
async function step(ctx: StepContext, run: Run): Promise<boolean | 'waiting'> {
	for (let tries = 1; ; tries++) {
		const done = await (run.state === 'applying' ? applyNext(ctx, run) : revertNext(ctx, run)).catch(
			async (error: unknown) => {
				if (isUnavailable(error)) throw error;
				logFault('a run of an import was ended by an error', error, { about: run.id });
				return finish(ctx, run, 'stopped');
			},
		);
		if (done !== 'overtaken') return done;
		// Another step has written, or the catalogue changed: what was read may be old.
		if (tries === TRIES) return true;
		await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MILLISECONDS * tries));
	}
}

type Outcome = boolean | 'waiting' | 'overtaken';

async function applyNext(ctx: StepContext, run: Run): Promise<Outcome> {
	const { db } = ctx;
	const catalogue = await latestVersion(ctx);
	const entries = await db
		.select({
			...{ no: deskImportProperty.no, key: deskImportProperty.key, rows: deskImportProperty.rows },
			...{ comparedWith: deskImportProperty.comparedWith, errors: deskImportProperty.errors },
		})
		.from(deskImportProperty)
		.where(and(eq(deskImportProperty.importNo, run.no), eq(deskImportProperty.state, 'ready')))
		.orderBy(asc(deskImportProperty.no))
		.limit(AT_ONCE);
	if (entries.length === 0) return finish(ctx, run, 'applied');
	const staged = entries.map(({ key, rows }) => ({ ...readStagedKey(key), rows: JSON.parse(rows) as StagedRow[] }));
	const planned = await plan(ctx, run, staged);
	const writes: PropertyWrite[] = [];
	const marks: Mark[] = [];
	const states = await readPictureStates(
		db,
		planned.flatMap(({ plan: { after } }) => (after ? hashesOfRows(after) : [])),
	);
	for (const [at, entry] of entries.entries()) {
		const made = planned[at];
		if (!made) throw new Error('Each entry is planned');
		const { key, after, report } = made.plan;
		if (after && hashesOfRows(after).some((hash) => states[hash])) continue;
		const was = made.stored;
		// A picture that could not be prepared is an error more.
		const isSame = made.comparedWith === entry.comparedWith && report.errors.length <= entry.errors;
		const values = plannedValues(made);
		if (!isSame || !after || values.state !== 'ready') {
			const state = isSame ? values.state : ('changedMeanwhile' as const);
			marks.push({ no: entry.no, ...values, state });
			continue;
		}
		writes.push({ key, before: was, after });
		marks.push({
			no: entry.no,
			...values,
			state: 'applied',
			before: was && JSON.stringify(was),
			written_as: stateOfRows(after),
		});
	}
	if (writes.length + marks.length === 0) return 'waiting';
	return write(ctx, run, catalogue, writes, marks, []);
}

async function revertNext(ctx: StepContext, run: Run): Promise<Outcome> {
	const { db } = ctx;
	const catalogue = await latestVersion(ctx);
	const entries = await db
		.select({
			...{ no: deskImportProperty.no, key: deskImportProperty.key, before: deskImportProperty.before },
			...{ writtenAs: deskImportProperty.writtenAs, report: deskImportProperty.report, rows: deskImportProperty.rows },
		})
		.from(deskImportProperty)
		.where(and(eq(deskImportProperty.importNo, run.no), eq(deskImportProperty.state, 'applied')))
		.orderBy(asc(deskImportProperty.no))
		.limit(AT_ONCE);
	if (entries.length === 0) return finish(ctx, run, 'reverted');
	const resolved = await plan(
		ctx,
		run,
		entries.map(({ key, rows }) => ({ ...readStagedKey(key), rows: JSON.parse(rows) as StagedRow[] })),
	);
	const keys = resolved.map(({ plan: { key } }) => key);
	const [current, nights, used] = await Promise.all([
		readImportRows(db, keys),
		readNights(db, keys, ctx.today),
		readUsed(db, keys),
	]);
	const writes: PropertyWrite[] = [];
	const removed: string[] = [];
	const marks: Mark[] = [];
	for (const [at, entry] of entries.entries()) {
		const key = keys[at] ?? '';
		const now = current.get(key) ?? null;
		const before = entry.before === null ? null : (JSON.parse(entry.before) as ImportRows);
		const taken = nights.get(key) ?? [];
		const edits = comparePrices(now?.stays ?? [], before?.stays ?? []).map(({ before: _, after, ...cell }) => ({
			...{ ...cell, offer: after },
		}));
		const isLocked = before !== null && changeableEdits(edits, taken, ctx.today).locked.length > 0;
		if (!now || stateOfRows(now) !== entry.writtenAs || isLocked) {
			marks.push({ no: entry.no, state: 'changedMeanwhile' });
		} else if (before) {
			writes.push({ key, before: now, after: before });
			marks.push({ no: entry.no, state: 'reverted' });
		} else if (used.has(key)) {
			marks.push({ no: entry.no, state: 'refused' });
		} else {
			removed.push(key);
			marks.push({ no: entry.no, state: 'reverted' });
		}
	}
	return write(ctx, run, catalogue, writes, marks, removed);
}

async function write(
	ctx: StepContext,
	run: Run,
	catalogue: number,
	writes: readonly PropertyWrite[],
	marks: readonly Mark[],
	removed: readonly string[],
): Promise<Outcome> {
	const { db, now, today } = ctx;
	const changesCatalogue = writes.length + removed.length > 0;
	const statements = writes.length > 0 ? await importStatements(db, writes, { userNo: run.userNo, today, now }) : [];
	const gone =
		removed.length > 0
			? [...removeProperties(removed), ...deriveStatements(today), ...finishStatements(now, 'import')]
			: [];
	try {
		await writeBatch(db, [
			guardStatement(run, changesCatalogue ? catalogue : null),
			markStatement(marks, run.state === 'applying' ? 'ready' : 'applied'),
			...statements,
			...gone,
			...(changesCatalogue
				? [
						db.insert(audit).values(
							[...writes.map(({ key }) => key), ...removed].map((key) => ({
								...{ brandKey: run.brandKey, actor: run.userId ?? 'system', subjectId: run.id, createdAt: now },
								action: run.state === 'applying' ? ('property.imported' as const) : ('property.importUndone' as const),
								detail: { property: key },
							})),
						),
					]
				: []),
			db.update(deskImport).set({ touchedAt: now }).where(eq(deskImport.no, run.no)),
		]);
	} catch (error) {
		const isOvertaken = ['desk_import.touched_at', 'desk_import_property.state', 'publication.subject_id'].some(
			(column) => breaksConstraint(error, column),
		);
		if (isOvertaken) return 'overtaken';
		throw error;
	}
	return true;
}

/** Breaks the transaction unless the run still runs and the catalogue is the one that was read. */
function guardStatement({ no, state }: Run, catalogue: number | null): NamedStatement {
	return {
		sql: `update desk_import set touched_at = iif(state = :state
			and (:catalogue is null or (select coalesce(max(no), 0) from catalogue_version) = :catalogue), touched_at, null) where no = :no`,
		args: { no, state, catalogue },
	};
}

/** What becomes of a property; columns that it does not name stay. */
type Mark = { no: number; state: (typeof deskImportProperty.$inferInsert)['state'] } & Partial<
	Omit<ReturnType<typeof plannedValues>, 'state'> & { before: string | null; written_as: string }
>;

const MARKED_COLUMNS = [...PLANNED_COLUMNS.filter((column) => column !== 'state'), 'before', 'written_as'];

/** Writes what becomes of properties; breaks the transaction when another step has done one of them already. */
function markStatement(marks: readonly Mark[], from: 'ready' | 'applied'): NamedStatement {
	const sets = MARKED_COLUMNS.map((column) => `, ${column} = coalesce(j.value->>'${column}', ${column})`).join('');
	return {
		sql: `update desk_import_property set state = iif(state = :from, j.value->>'state', null)${sets}
			from json_each(:marks) j where no = j.value->>'no'`,
		args: { from, marks: JSON.stringify(marks) },
	};
}

async function finish(
	ctx: StepContext,
	{ no, id, state }: Run,
	to: 'applied' | 'reverted' | 'stopped',
): Promise<boolean> {
	await endImport(ctx, { ...{ no, id, from: state, to }, isDriven: ctx.isDriven ?? false });
	return false;
}

/** Properties that a lead, an enquiry, a block or a channel's calendar is about: they do not go. */
async function readUsed(db: Database, keys: readonly string[]): Promise<Set<string>> {
	const { rows } = await db.$client.execute({
		sql: `select p.key from property p where p.key in (select value from json_each(?)) and (
			exists (select 1 from lead where lead.property_no = p.no) or exists (select 1 from enquiry where enquiry.property_no = p.no)
			or exists (select 1 from night_block where night_block.property_no = p.no)
			or exists (select 1 from channel_calendar c where c.property_no = p.no))`,
		args: [JSON.stringify(keys)],
	});
	return new Set(rows.map(({ key }) => String(key)));
}

const RUN = {
	...{ no: deskImport.no, id: deskImport.id, state: deskImport.state, isComplete: deskImport.isComplete },
	...{ operatorNo: deskImport.operatorNo, brandKey: deskImport.brandKey, userNo: deskImport.userNo },
	operatorKey: sql<string | null>`${operator.key}`,
	userId: sql<string | null>`${user.id}`,
};

function runs(db: Database) {
	return db
		.select(RUN)
		.from(deskImport)
		.leftJoin(operator, eq(operator.no, deskImport.operatorNo))
		.leftJoin(user, eq(user.no, deskImport.userNo));
}

/** Takes the next step of a run that the actor's desk has begun; false once it has ended, `waiting` after a pause while its pictures are being prepared. Throws DomainError 'not-found'; 'forbidden'; 'unavailable'. */
export async function stepImport(ctx: ImportContext, id: string): Promise<boolean | 'waiting'> {
	const { no } = await findImport(ctx, id);
	const [run] = await runs(ctx.db).where(eq(deskImport.no, no));
	if (run?.state !== 'applying' && run?.state !== 'reverting') return false;
	const done = await step(ctx, { ...run, state: run.state });
	if (done === 'waiting') await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
	return done;
}

/** Goes on with runs whose page was closed, for a while; called by a schedule. */
export async function driveImports(ctx: StepContext & { milliseconds?: number }): Promise<void> {
	const until = Date.now() + (ctx.milliseconds ?? 20_000);
	const abandoned = await runs(ctx.db)
		.where(
			and(
				inArray(deskImport.state, ['applying', 'reverting']),
				lt(deskImport.touchedAt, ctx.now - ABANDONED_MILLISECONDS),
			),
		)
		.orderBy(asc(deskImport.no))
		.limit(20);
	for (const run of abandoned) {
		if (run.state !== 'applying' && run.state !== 'reverting') continue;
		const driven = { ...run, state: run.state };
		while (Date.now() < until && (await step({ ...ctx, isDriven: true }, driven)) === true);
	}
}

/** Once a day: dry runs that were left for a month go, and what an undo would need once its time is over. */
export async function forgetImports({ db, now }: { db: Database; now: number }): Promise<void> {
	const old = now - IMPORT_LIMITS.undoDays * DAY;
	await db.delete(deskImport).where(
		and(
			or(inArray(deskImport.state, ['reading', 'checked', 'discarded']), sql`${deskImport.appliedAt} is not null`),
			lt(deskImport.touchedAt, old),
			// A run that still goes is never forgotten.
			inArray(deskImport.state, ['reading', 'checked', 'discarded', 'stopped', 'applied', 'reverted']),
		),
	);
}
