import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { deskImport } from '#db/schema/desk-import';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { publication } from '#db/schema/publication';
import { blockNights } from '~/domain/operator-desk/blocks/block-nights.server';
import {
	applyImport,
	driveImports,
	forgetImports,
	revertImport,
	stepImport,
	stopImport,
} from '~/domain/operator-desk/import/apply-import.server';
import type { ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { importProgress, loadImport } from '~/domain/operator-desk/import/load-import.server';
import { leaveOut } from '~/domain/operator-desk/import/stage-import.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { adminOf, apply, exportFiles, listed, revert, stage } from './import-desk';

let workspace: Workspace;
let ctx: ImportContext;
beforeEach(async () => {
	workspace = await startWorkspace();
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
	ctx = await adminOf(workspace);
});
afterEach(() => workspace.stop());

const MINUTE = 60_000;
const DAY = 86_400_000;
const NAMES = Array.from({ length: 70 }, (_, at) => `haus-${String(at).padStart(2, '0')}`);

const FAMILY = { checkIn: '2027-01-09', checkOut: '2027-01-16', reason: 'Family', until: '', untilAt: '', price: '' };

/** New properties with a stay each. */
const many = () => ({
	'houses.csv': `key,name,property_type,place,currency\n${NAMES.map((name) => `${name},Haus ${name.slice(5)},chalet,lech,EUR`).join('\n')}\n`,
	'stays.csv': `property,check_in,check_out,service_level,price\n${NAMES.map((name) => `${name},2027-12-04,2027-12-11,catered,30000`).join('\n')}\n`,
});

const published = async () => {
	const [row] = await workspace.db.select({ count: sql<number>`count(*)` }).from(property);
	return row?.count ?? 0;
};

it('writes each property once when 24 windows drive one run, and takes all of them back', async () => {
	const before = await exportFiles(ctx);
	const id = await stage(ctx, many());
	await applyImport({ ctx, id, skipsInvalid: false });
	await Promise.all(
		Array.from({ length: 24 }, async () => {
			while (await stepImport(ctx, id));
		}),
	);
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'applied', done: 70, total: 70 });
	expect(await published()).toBe(3 + 70);
	const versions = await workspace.db
		.select({ count: sql<number>`count(*)` })
		.from(publication)
		.where(eq(publication.number, 1));
	// The prices and the facts of each.
	expect(versions[0]?.count).toBe(140);
	const written = await workspace.db
		.select({ detail: audit.detail })
		.from(audit)
		.where(eq(audit.action, 'property.imported'));
	expect(new Set(written.map(({ detail }) => detail?.property)).size).toBe(70);
	expect(written).toHaveLength(70);
	expect(await workspace.rows(`select count(*) as found from property_facet`)).toEqual([{ found: 73 }]);
	expect(await workspace.rows(`select price_from_minor as price from property where key = 'haus-07'`)).toEqual([
		{ price: 3_000_000 },
	]);
	await revertImport(ctx, id);
	await Promise.all(
		Array.from({ length: 24 }, async () => {
			while (await stepImport(ctx, id));
		}),
	);
	expect(await exportFiles(ctx)).toEqual(before);
});

it('stops, goes on, and is driven by the schedule when no page does', async () => {
	const id = await stage(ctx, many());
	await applyImport({ ctx, id, skipsInvalid: false });
	await stepImport(ctx, id);
	await stopImport(ctx, id);
	expect(await stepImport(ctx, id)).toBe(false);
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'stopped', done: 50, total: 70 });
	await applyImport({ ctx, id, skipsInvalid: true });
	// Its page is open still.
	await driveImports({ db: ctx.db, today: ctx.today, now: ctx.now });
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'applying', done: 50 });
	await driveImports({ db: ctx.db, today: ctx.today, now: ctx.now + MINUTE });
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'applied', done: 70 });
	await expect(stopImport(ctx, id)).rejects.toMatchObject({ reason: 'no-such-step' });
});

it('holds back what others have published since the dry run, and since the import', async () => {
	const prices = (price: number) => ({
		'stays.csv': `property,check_in,check_out,service_level,price\nchalet-enzian,2027-12-04,2027-12-11,catered,${price}\nchalet-arve,2027-12-04,2027-12-11,catered,${price}\n`,
	});
	const late = await stage(ctx, prices(100));
	const first = await stage(ctx, { 'a.csv': 'key,bedrooms\nchalet-enzian,7\n' });
	await apply(ctx, first);
	await apply(ctx, late);
	expect(await listed(ctx, late)).toMatchObject([
		{ key: 'chalet-enzian', state: 'changedMeanwhile' },
		{ key: 'chalet-arve', state: 'applied' },
	]);
	expect((await exportFiles(ctx))['stays.csv']).not.toContain('chalet-enzian,2027-12-04');
	await apply(ctx, await stage(ctx, { 'a.csv': 'key,floors\nchalet-enzian,4\n' }));
	await revert(ctx, first);
	expect(await listed(ctx, first)).toMatchObject([{ state: 'changedMeanwhile' }]);
	expect((await exportFiles(ctx))['properties.csv']).toContain('arlberg-houses,7,4,10');
});

it('leaves alone the nights that are taken, before and after', async () => {
	const [own] = await workspace.db.select({ id: property.id }).from(property).where(eq(property.key, 'chalet-enzian'));
	const stays = (first: number, second: number) => ({
		'stays.csv': `property,check_in,check_out,service_level,price\nchalet-enzian,2027-01-09,2027-01-16,catered,${first}\nchalet-enzian,2027-01-16,2027-01-23,catered,${second}\n`,
	});
	const id = await stage(ctx, stays(1000, 2000));
	await apply(ctx, id);
	const block = await blockNights({
		ctx,
		typed: { kind: 'own', properties: [own?.id ?? ''], ...FAMILY },
	});
	expect(block).toMatchObject({ outcome: 'blocked' });
	expect((await workspace.db.select().from(propertyNight)).length).toBe(7);
	const next = await stage(ctx, stays(1, 3000));
	expect(await listed(ctx, next)).toMatchObject([{ state: 'ready', changed: 1, locked: 1 }]);
	await apply(ctx, next);
	const text = (await exportFiles(ctx))['stays.csv'] ?? '';
	expect(text).toContain('chalet-enzian,2027-01-09,2027-01-16,catered,available,1000\n');
	expect(text).toContain('chalet-enzian,2027-01-16,2027-01-23,catered,available,3000\n');
	// A price of the first import is of a week that is taken by now.
	await revert(ctx, id);
	expect(await listed(ctx, id)).toMatchObject([{ state: 'changedMeanwhile' }]);
});

it('leaves out what is chosen, and forgets what is too old to be taken back', async () => {
	const id = await stage(ctx, { 'a.csv': 'key,bedrooms\nchalet-enzian,7\nchalet-arve,9\n' });
	await leaveOut(ctx, id, 'chalet-arve', true);
	await apply(ctx, id);
	const shown = await loadImport(ctx, { id, key: null, after: 0 });
	expect([shown.states, shown.canUndo]).toEqual([{ applied: 1, leftOut: 1 }, true]);
	await expect(revertImport({ ...ctx, now: ctx.now + 31 * DAY }, id)).rejects.toMatchObject({ reason: 'undo-over' });
	await forgetImports({ db: ctx.db, now: ctx.now + 29 * DAY });
	expect(await ctx.db.select().from(deskImport)).toHaveLength(1);
	await forgetImports({ db: ctx.db, now: ctx.now + 31 * DAY });
	expect(await ctx.db.select().from(deskImport)).toHaveLength(0);
});
