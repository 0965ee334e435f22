import { breaksConstraint } from '../../broken-constraint';
import { isBusy } from '../../busy';
import type { Database } from '../../client';
import type { NamedStatement } from '../../write-batch';

/** Numbers of what one import stages begin at its own number times this. */
export const STAGE_RANGE = 100_000_000;
/** Texts below this travel with the last transaction. */
const LARGE = 64_000;
/** An import whose stage is smaller than this is one transaction from the beginning. */
const SMALL_STAGE = 400_000;
/** How long an import waits for its turn among other writers. */
const PATIENCE = 120_000;

/** Told after each part of the stage. */
export type StageProgress = (state: { done: number; total: number; label: string }) => void;

/** Another import has published, or has removed this one's stage, since this one compared. */
export class ImportConflict extends Error {}

export type Publication = {
	db: Database;
	importNo: number;
	/** The last import that was published when this one compared; null: there was none. */
	basedOn: number | null;
	/** Statements that fill `catalogue_stage_stay`, and how many rows they make. */
	stays: { statements: NamedStatement[]; rows: number };
	/** What brings the catalogue from the old to the new one, in order. */
	statements: NamedStatement[];
	now: number;
	onProgress: StageProgress;
};

/**
 * Brings rows into the database in short transactions, between which others write, where no reader sees them. Then one transaction
 * makes them the catalogue: readers have the old one whole until then and the new one whole afterwards. A run that is killed leaves
 * the catalogue as it was. Throws ImportConflict.
 */
export async function stageAndPublish(publication: Publication): Promise<void> {
	const { db, importNo, stays, onProgress } = publication;
	const { staging, publishing } = separateLarge(publication.statements, importNo);
	const guard = guardStatement(publication, staging.length);
	const all = [...stays.statements, ...staging];
	const size = all.reduce((sum, { args }) => sum + String(args.rows).length, 0);
	const isSmall = size < SMALL_STAGE;
	if (!isSmall) {
		for (const [done, statement] of all.entries()) {
			onProgress({ done, total: all.length, label: 'staged parts' });
			await write(db, [statement]);
		}
		onProgress({ done: all.length, total: all.length, label: 'staged parts' });
	}
	try {
		await write(db, [...(isSmall ? all : []), guard, ...publishing]);
	} catch (error) {
		if (!breaksConstraint(error, 'catalogue_import.started_at')) throw error;
		throw new ImportConflict(
			'Another import has been published or started meanwhile, so that nothing of this one was written: run it again.',
		);
	}
	await removeStages(db, importNo + 1);
}

/** The last import that was published; null: there was none. */
export async function lastImport(db: Database): Promise<number | null> {
	const { rows } = await db.$client.execute(
		'select max(no) as no from catalogue_import where published_at is not null',
	);
	const no = rows[0]?.no ?? null;
	return no === null ? null : Number(no);
}

/** Begins a run that will write and gives its number. What killed runs have left behind goes. */
export async function beginImport(db: Database, { now, note }: { now: number; note: string }): Promise<number> {
	const { rows } = await db.$client.execute({
		sql: 'insert into catalogue_import (started_at, note) values (:now, :note) returning no',
		args: { now, note },
	});
	const importNo = Number(rows[0]?.no);
	await removeStages(db, importNo);
	return importNo;
}

/** Takes away what imports before this one have staged, some rows at a time. */
async function removeStages(db: Database, importNo: number): Promise<void> {
	for (const [table, rows] of [
		['catalogue_stage_stay', 20_000],
		['catalogue_stage', 10],
	] as const) {
		const sql = `delete from ${table} where no in (select no from ${table} where no < :until order by no limit ${rows})`;
		for (;;) {
			const result = await db.$client.execute({ sql, args: { until: importNo * STAGE_RANGE } });
			if (result.rowsAffected < rows) break;
		}
	}
}

/** Large texts become rows of the stage, which the statements read instead. Equal texts are one row. */
function separateLarge(
	statements: readonly NamedStatement[],
	importNo: number,
): { staging: NamedStatement[]; publishing: NamedStatement[] } {
	const numbers = new Map<string, number>();
	const publishing = statements.map((statement) => {
		const { rows } = statement.args;
		if (typeof rows !== 'string' || rows.length < LARGE) return statement;
		const no = numbers.get(rows) ?? importNo * STAGE_RANGE + numbers.size;
		numbers.set(rows, no);
		const sql = statement.sql.replaceAll(':rows', '(select rows from catalogue_stage where no = :rows)');
		return { sql, args: { ...statement.args, rows: no } };
	});
	const sql = 'insert or replace into catalogue_stage (no, rows) values (:no, :rows)';
	return { staging: [...numbers].map(([rows, no]) => ({ sql, args: { no, rows } })), publishing };
}

/** Breaks the whole transaction (`started_at` may not be null) unless the stage is whole and the catalogue the one that was compared. */
function guardStatement({ importNo, basedOn, stays, now }: Publication, parts: number): NamedStatement {
	const own = 'between :first and :last';
	return {
		sql: `update catalogue_import set published_at = :now, started_at = iif(
				(select max(no) from catalogue_import where published_at is not null) is :basedOn
				and (select count(*) from catalogue_stage where no ${own}) = :parts
				and (select count(*) from catalogue_stage_stay where no ${own}) = :stays, started_at, null)
			where no = :importNo`,
		args: {
			now,
			basedOn,
			importNo,
			parts,
			stays: stays.rows,
			first: importNo * STAGE_RANGE,
			last: (importNo + 1) * STAGE_RANGE - 1,
		},
	};
}

/** Writes in one transaction, and again while others have the database or it ended the transaction for their sake. */
async function write(db: Database, statements: NamedStatement[]): Promise<void> {
	const until = Date.now() + PATIENCE;
	for (let attempt = 1; ; attempt++) {
		try {
			await db.$client.batch(statements, 'write');
			return;
		} catch (error) {
			if (!isBusy(error) && !isEndedForOthers(error)) throw error;
			if (Date.now() > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, Math.min(attempt * 200, 2000)));
		}
	}
}

/** The database ends a transaction of several seconds when another writer waits; nothing of it is written. */
export function isEndedForOthers(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (/TRANSACTION_TIMEOUT/.test(`${'code' in cause ? cause.code : ''} ${cause.message}`)) return true;
	}
	return false;
}
