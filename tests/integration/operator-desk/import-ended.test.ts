import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brand } from '#db/schema/brand';
import { deskImport, deskImportProperty } from '#db/schema/desk-import';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import { listNews } from '~/domain/notice/list-news.server';
import { saveNoticeSettings } from '~/domain/notice/notice-settings.server';
import { applyImport, driveImports, stepImport, stopImport } from '~/domain/operator-desk/import/apply-import.server';
import type { ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { importProgress } from '~/domain/operator-desk/import/load-import.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { adminOf, apply, revert, stage } from './import-desk';

let workspace: Workspace;
let ctx: ImportContext;
beforeEach(async () => {
	workspace = await startWorkspace();
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
	ctx = await adminOf(workspace);
	await workspace.db
		.insert(brand)
		.values({ key: ctx.brand.key, name: 'Firnlicht', teamEmail: 'team@firnlicht.example' })
		.onConflictDoNothing();
});
afterEach(() => workspace.stop());

const MINUTE = 60_000;
const NAMES = Array.from({ length: 70 }, (_, at) => `haus-${String(at).padStart(2, '0')}`);
const many = () => ({
	'houses.csv': `key,name,property_type,place,currency\n${NAMES.map((name) => `${name},Haus ${name.slice(5)},chalet,lech,EUR`).join('\n')}\n`,
});
const mails = () => workspace.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'desk-import-ended'));
const news = async (as = ctx) => (await listNews({ ctx: as })).imports;

it('tells who began it in the bell, and by mail only where no page was open or it took long', async () => {
	const id = await stage(ctx, { 'a.csv': 'key,bedrooms\nchalet-enzian,7\n' });
	expect(await news()).toEqual([]);
	await apply(ctx, id);
	expect(await news()).toMatchObject([
		{ importId: id, kind: 'applied', name: 'Winter', properties: 1, heldBack: 0, leftOut: 0, at: ctx.now },
	]);
	expect(await mails()).toEqual([]);
	await revert(ctx, id);
	expect(await news()).toMatchObject([{ importId: id, kind: 'reverted', properties: 1 }]);
	// Another person of the desk has not begun it.
	const other = ctx.actor && { ...ctx, actor: { ...ctx.actor, no: ctx.actor.no + 1, id: 'user_other' } };
	expect(other && (await news(other))).toEqual([]);
	expect(await news({ ...ctx, now: ctx.now + 15 * 1440 * MINUTE })).toEqual([]);

	const long = await stage(ctx, { 'a.csv': 'key,bedrooms\nchalet-enzian,8\n' });
	await applyImport({ ctx, id: long, skipsInvalid: false });
	const later = { ...ctx, now: ctx.now + MINUTE + 1 };
	while (await stepImport(later, long));
	expect(await mails()).toMatchObject([{ toAddress: 'admin@people.example', subject: 'The import “Winter” is done' }]);
});

it('mails a run that the schedule has finished once, in the language of who began it, with what was held back and left out', async () => {
	const german = { ...ctx, language: 'de' as const };
	const id = await stage(german, {
		'houses.csv': 'key,bedrooms\nchalet-enzian,7\nchalet-arve,many\n',
		...{ 'more.csv': many()['houses.csv'] },
	});
	await applyImport({ ctx: german, id, skipsInvalid: true });
	await driveImports({ ...german, now: ctx.now + MINUTE });
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'applied' });
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.subject).toBe('Der Import „Winter“ ist fertig');
	expect(mail?.plainText).toContain('71 Unterkünfte.');
	expect(mail?.plainText).toContain('1 Zeile mit einem Fehler wurde ausgelassen.');
	expect(mail?.plainText).toContain(`/partner/desk/import?id=${id}`);
	expect(await news()).toMatchObject([{ kind: 'applied', properties: 71, leftOut: 1 }]);
});

it('is told once when 24 drive the last step, and not of what a person has stopped', async () => {
	const id = await stage(ctx, many());
	await applyImport({ ctx, id, skipsInvalid: false });
	await stepImport(ctx, id);
	await stopImport(ctx, id);
	expect(await news()).toEqual([]);
	await applyImport({ ctx, id, skipsInvalid: true });
	const later = { ...ctx, now: ctx.now + 2 * MINUTE };
	await Promise.all(
		Array.from({ length: 24 }, async () => {
			while (await stepImport(later, id));
		}),
	);
	expect(await news()).toMatchObject([{ kind: 'applied', properties: 70 }]);
	expect(await mails()).toHaveLength(1);
});

it('ends by an error that is not the database’s absence, says so, and goes on when asked', async () => {
	const id = await stage(ctx, { 'a.csv': 'key,bedrooms\nchalet-enzian,7\n' });
	await applyImport({ ctx, id, skipsInvalid: false });
	const [own] = await workspace.db.select().from(deskImport).where(eq(deskImport.id, id));
	const rowsOf = eq(deskImportProperty.importNo, own?.no ?? 0);
	const [entry] = await workspace.db.select().from(deskImportProperty).where(rowsOf);
	await workspace.db.update(deskImportProperty).set({ rows: 'no JSON' }).where(rowsOf);
	const logged: unknown[] = [];
	const error = console.error;
	console.error = (...said) => logged.push(said);
	await driveImports({ ...ctx, now: ctx.now + MINUTE }).finally(() => {
		console.error = error;
	});
	expect(logged).toHaveLength(1);
	expect(await importProgress(ctx, id)).toMatchObject({ state: 'stopped', done: 0, total: 1 });
	expect(await news()).toMatchObject([{ kind: 'failed', properties: 0, waiting: 1 }]);
	const [mail] = await mails();
	expect(mail?.subject).toBe('The import “Winter” was ended by an error');
	await workspace.db
		.update(deskImportProperty)
		.set({ rows: entry?.rows ?? '' })
		.where(rowsOf);
	await apply(ctx, id, true);
	expect(await news()).toMatchObject([{ kind: 'applied', properties: 1 }]);
});

it('is switched off by group, and not mailed to who is locked', async () => {
	const off = { group: 'imports', isShown: false, isMailed: false } as const;
	await saveNoticeSettings({ ctx, settings: [off] });
	let bedrooms = 10;
	const run = async () => {
		bedrooms += 1;
		const id = await stage(ctx, { 'a.csv': `key,bedrooms\nchalet-enzian,${bedrooms}\n` });
		await applyImport({ ctx, id, skipsInvalid: true });
		await driveImports({ ...ctx, now: ctx.now + MINUTE });
	};
	await run();
	expect([await news(), await mails()]).toEqual([[], []]);
	await saveNoticeSettings({ ctx, settings: [{ ...off, isMailed: true, isShown: true }] });
	await workspace.db.update(user).set({ lockedAt: ctx.now });
	await run();
	expect(await mails()).toEqual([]);
	await workspace.db.update(user).set({ lockedAt: null });
	await run();
	expect(await mails()).toHaveLength(1);
});
