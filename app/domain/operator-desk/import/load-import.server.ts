import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { deskImport, deskImportMapping, deskImportProperty } from '#db/schema/desk-import';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { findImport, type ImportContext, ownImports } from './find-import.server';
import { IMPORT_LIMITS, type ImportError, type ImportedFile, type PropertyReport } from './import-files';
import type { TableMapping } from './table-mapping';

const DAY = 86_400_000;
/** Properties of one page of a dry run. */
const SHOWN = 50;
/** Errors that are listed. */
const MOST_ERRORS = 200;
/** Imports of the desk that the page lists. */
const RECENT = 8;
const MOST_MAPPINGS = 60;

export type RecentImport = Awaited<ReturnType<typeof listImports>>[number];

/** The desk's last imports, the newest first. Throws DomainError 'forbidden'; 'unavailable'. */
export function listImports(ctx: Pick<RequestContext, 'db' | 'actor'>) {
	return ctx.db
		.select({
			...{ id: deskImport.id, name: deskImport.name, state: deskImport.state, createdAt: deskImport.createdAt },
			by: sql<string>`trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, ''))`,
			properties: sql<number>`(select count(*) from desk_import_property p where p.import_no = ${sql.raw('desk_import.no')}
				and p.state in ('applied', 'reverted'))`,
		})
		.from(deskImport)
		.leftJoin(user, eq(user.no, deskImport.userNo))
		.where(
			and(
				ownImports(ctx),
				inArray(deskImport.state, ['checked', 'applying', 'stopped', 'applied', 'reverting', 'reverted']),
				gt(deskImport.createdAt, 0),
			),
		)
		.orderBy(desc(deskImport.createdAt))
		.limit(RECENT);
}

export type ShownImport = Awaited<ReturnType<typeof loadImport>>;

/** An error of a dry run, with the property that its row is staged with. */
export type ShownError = ImportError & { key: string };

type Input = {
	id: string;
	/** Key of the property whose changes are shown; null: the first one. */
	key: string | null;
	/** Properties before the first listed one. */
	after: number;
};

/** An import of the desk: counts, properties that change, errors, and the changes of one property. Throws as `findImport`. */
export async function loadImport(ctx: ImportContext, { id, key, after }: Input) {
	const { db, now } = ctx;
	const found = await findImport(ctx, id);
	const ofImport = eq(deskImportProperty.importNo, found.no);
	const isListed = and(
		ofImport,
		sql`${deskImportProperty.state} <> 'same' and (${deskImportProperty.state} <> 'invalid' or ${deskImportProperty.report} not like '{"changes":[],%')`,
	);
	const [byState, entries, [listed], faulty] = await db.batch([
		db
			.select({
				...{ state: deskImportProperty.state, properties: sql<number>`count(*)` },
				...{
					added: sql<number>`sum(${deskImportProperty.added})`,
					changed: sql<number>`sum(${deskImportProperty.changed})`,
				},
				...{
					removed: sql<number>`sum(${deskImportProperty.removed})`,
					locked: sql<number>`sum(${deskImportProperty.locked})`,
				},
				unchanged: sql<number>`sum(${deskImportProperty.unchanged})`,
				errors: sql<number>`sum(${deskImportProperty.errors})`,
			})
			.from(deskImportProperty)
			.where(ofImport)
			.groupBy(deskImportProperty.state),
		db
			.select({
				...{ key: deskImportProperty.key, name: deskImportProperty.name, state: deskImportProperty.state },
				changes: sql<number>`${deskImportProperty.added} + ${deskImportProperty.changed} + ${deskImportProperty.removed}`,
				...{ errors: deskImportProperty.errors, locked: deskImportProperty.locked },
			})
			.from(deskImportProperty)
			.where(isListed)
			.orderBy(asc(deskImportProperty.no))
			.limit(SHOWN)
			.offset(after),
		db.select({ count: sql<number>`count(*)` }).from(deskImportProperty).where(isListed),
		db
			.select({ key: deskImportProperty.key, report: deskImportProperty.report })
			.from(deskImportProperty)
			.where(and(ofImport, gt(deskImportProperty.errors, 0)))
			.orderBy(asc(deskImportProperty.no))
			.limit(MOST_ERRORS),
	]);
	const shownKey = key ?? entries[0]?.key ?? null;
	const [shown] =
		shownKey === null
			? []
			: await db
					.select({
						...{ key: deskImportProperty.key, name: deskImportProperty.name, state: deskImportProperty.state },
						...{ report: deskImportProperty.report, locked: deskImportProperty.locked },
					})
					.from(deskImportProperty)
					.where(and(ofImport, eq(deskImportProperty.key, shownKey)));
	const errors = faulty.flatMap(({ key: of, report }): ShownError[] =>
		(JSON.parse(report) as PropertyReport).errors.map((error) => ({ ...error, key: of })),
	);
	const counts = { properties: 0, added: 0, changed: 0, removed: 0, unchanged: 0, locked: 0, errors: 0 };
	const states: Partial<Record<(typeof byState)[number]['state'], number>> = {};
	for (const { state, properties, ...sums } of byState) {
		states[state] = properties;
		counts.properties += properties;
		const isTaken = state === 'ready' || state === 'applied' || state === 'reverted';
		for (const name of ['added', 'changed', 'removed', 'locked'] as const)
			if (isTaken) counts[name] += Number(sums[name]);
		counts.unchanged += Number(sums.unchanged);
		if (state !== 'leftOut') counts.errors += Number(sums.errors);
	}
	const { no: _, files, operatorNo, operatorKey, userNo, brandKey, ...rest } = found;
	return {
		...rest,
		files: JSON.parse(files) as ImportedFile[],
		...{ counts, states, entries, errors: errors.slice(0, MOST_ERRORS) },
		moreEntries: after + entries.length < (listed?.count ?? 0) ? after + entries.length : null,
		...{ after, listed: listed?.count ?? 0 },
		shown: shown ? { ...shown, report: JSON.parse(shown.report) as PropertyReport } : null,
		canUndo:
			(found.state === 'applied' || found.state === 'stopped') &&
			(states.applied ?? 0) > 0 &&
			now - (found.appliedAt ?? 0) <= IMPORT_LIMITS.undoDays * DAY,
	};
}

/** How far a run is. Throws as `findImport`. */
export async function importProgress(ctx: ImportContext, id: string) {
	const { no, state } = await findImport(ctx, id);
	const rows = await ctx.db
		.select({ state: deskImportProperty.state, count: sql<number>`count(*)` })
		.from(deskImportProperty)
		.where(eq(deskImportProperty.importNo, no))
		.groupBy(deskImportProperty.state);
	const of = (word: string) => rows.find((row) => row.state === word)?.count ?? 0;
	const waiting = state === 'reverting' ? of('applied') : of('ready');
	const done = state === 'reverting' ? of('reverted') : of('applied');
	const [next] = await ctx.db
		.select({ name: deskImportProperty.name })
		.from(deskImportProperty)
		.where(
			and(
				eq(deskImportProperty.importNo, no),
				eq(deskImportProperty.state, state === 'reverting' ? 'applied' : 'ready'),
			),
		)
		.orderBy(asc(deskImportProperty.no))
		.limit(1);
	return {
		state,
		isRunning: state === 'applying' || state === 'reverting',
		done,
		total: done + waiting,
		name: next?.name ?? null,
	};
}

/** How files with the same headings were read last. */
export type RememberedMapping = { headings: string; mapping: TableMapping };

function mappingOwner(ctx: Pick<RequestContext, 'actor'>): number {
	const actor = requireActor(ctx, 'desk');
	return actor.role === 'admin' ? 0 : (actor.operatorNo ?? -1);
}

/** The desk's remembered mappings, those that were used last. Throws DomainError 'forbidden'; 'unavailable'. */
export async function listMappings(ctx: Pick<RequestContext, 'db' | 'actor'>): Promise<RememberedMapping[]> {
	const rows = await ctx.db
		.select({ headings: deskImportMapping.headings, mapping: deskImportMapping.mapping })
		.from(deskImportMapping)
		.where(eq(deskImportMapping.operatorNo, mappingOwner(ctx)))
		.orderBy(desc(deskImportMapping.usedAt))
		.limit(MOST_MAPPINGS);
	return rows.map(({ headings, mapping }) => ({ headings, mapping: JSON.parse(mapping) as TableMapping }));
}

/** Remembers how files were read. Throws DomainError 'forbidden'; 'unavailable'. */
export async function rememberMappings(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>,
	mappings: readonly RememberedMapping[],
): Promise<void> {
	const operatorNo = mappingOwner(ctx);
	for (const { headings, mapping } of mappings) {
		const values = { mapping: JSON.stringify(mapping), usedAt: ctx.now };
		await ctx.db
			.insert(deskImportMapping)
			.values({ operatorNo, headings, ...values })
			.onConflictDoUpdate({ target: [deskImportMapping.operatorNo, deskImportMapping.headings], set: values });
	}
}
