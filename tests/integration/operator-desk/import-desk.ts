import { asc, eq } from 'drizzle-orm';
import { deskImportProperty } from '#db/schema/desk-import';
import { user } from '#db/schema/user';
import { applyImport, revertImport, stepImport } from '~/domain/operator-desk/import/apply-import.server';
import { exportCatalogueFiles, exportJson } from '~/domain/operator-desk/import/export-properties.server';
import { findImport, type ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { guessMapping } from '~/domain/operator-desk/import/guess-mapping';
import type { PropertyReport, StagedProperty } from '~/domain/operator-desk/import/import-files';
import { importTargets } from '~/domain/operator-desk/import/import-targets.server';
import { readFile } from '~/domain/operator-desk/import/read-file';
import { beginImport, stageRows } from '~/domain/operator-desk/import/stage-import.server';
import { groupRows, mapTable } from '~/domain/operator-desk/import/table-mapping';
import type { Workspace } from '../catalogue/workspace';
import { contextOf } from '../lead/agent-workspace';

/** An admin who may write the catalogue, as a row too. */
export async function adminOf({ db }: Pick<Workspace, 'db'>) {
	const ctx = contextOf({ db }, 'admin', { may: ['catalogue'] });
	const { actor } = ctx;
	if (!actor) throw new Error('No actor');
	const { no, id, email, role } = actor;
	await db.insert(user).values({ no, id, email, role, issuer: 'test', subject: 'admin', updatedAt: ctx.now });
	return ctx;
}

/** Files as the browser reads and groups them, each by the mapping that it guesses. */
export function readFiles(files: Readonly<Record<string, string | Uint8Array>>): StagedProperty[] {
	const targets = importTargets();
	const rows = Object.entries(files).flatMap(([name, content]) => {
		const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
		const read = readFile(name, bytes, targets);
		if (read.kind === 'fault') throw new Error(`${name}: ${read.fault} ${read.detail}`);
		if (read.kind === 'picture') return [];
		if (read.kind === 'table') return mapTable(read.table, guessMapping(read.table, targets));
		return read.rows.map(({ owner, row }) => ({ owner, isName: false, row }));
	});
	return groupRows(rows);
}

export async function stage(
	ctx: ImportContext,
	files: Readonly<Record<string, string | Uint8Array>>,
	{ isComplete = false, name = 'Winter' } = {},
): Promise<string> {
	const { id } = await beginImport(ctx, { name, files: [], isComplete });
	const properties = readFiles(files);
	for (let from = 0; from < properties.length || from === 0; from += 20)
		await stageRows({ ctx, id, properties: properties.slice(from, from + 20), isLast: from + 20 >= properties.length });
	return id;
}

/** What an import says of each of its properties. */
export async function listed(ctx: ImportContext, id: string) {
	const { no } = await findImport(ctx, id);
	const rows = await ctx.db
		.select()
		.from(deskImportProperty)
		.where(eq(deskImportProperty.importNo, no))
		.orderBy(asc(deskImportProperty.no));
	return rows.map(({ key, state, added, changed, removed, unchanged, locked, errors, report }) => ({
		...{ key, state, added, changed, removed, unchanged, locked, errors },
		report: JSON.parse(report) as PropertyReport,
	}));
}

export async function apply(ctx: ImportContext, id: string, skipsInvalid = false): Promise<void> {
	await applyImport({ ctx, id, skipsInvalid });
	while (await stepImport(ctx, id));
}

export async function revert(ctx: ImportContext, id: string): Promise<void> {
	await revertImport(ctx, id);
	while (await stepImport(ctx, id));
}

/** Every file of the desk's export. */
export async function exportFiles(ctx: ImportContext): Promise<Record<string, string>> {
	const files: Record<string, string> = {};
	for await (const { name, text } of exportCatalogueFiles(ctx)) {
		files[name] = '';
		for await (const part of text) files[name] += part;
	}
	return files;
}

export async function exportDocument(ctx: ImportContext): Promise<string> {
	let document = '';
	for await (const part of exportJson(ctx)) document += part;
	return document;
}
