import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, propertyPicture, uploadedPicture } from '#db/schema/picture';
import type { RequestContext } from '~/context';
import { addImportPicture, knownPictures } from '~/domain/operator-desk/import/add-import-picture.server';
import { applyImport, stepImport } from '~/domain/operator-desk/import/apply-import.server';
import type { ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { beginImport, stageRows } from '~/domain/operator-desk/import/stage-import.server';
import { preparePictures } from '~/domain/picture/prepare-pictures.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { type FakePictures, fakePictures } from '../fake-pictures';
import { adminOf, listed, readFiles } from './import-desk';

vi.mock('~/domain/picture/prepare-pictures.server', async (original) => ({
	...(await original<typeof import('~/domain/picture/prepare-pictures.server')>()),
	prepareAfterwards: () => undefined,
}));

let workspace: Workspace;
let ctx: ImportContext & Pick<RequestContext, 'services' | 'waitUntil'>;
let pictures: FakePictures;
beforeEach(async () => {
	workspace = await startWorkspace();
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
	pictures = fakePictures();
	const admin = await adminOf(workspace);
	const { keepPicture, renderPicture } = pictures;
	ctx = { ...admin, services: { ...admin.services, keepPicture, renderPicture } };
});
afterEach(() => workspace.stop());

/** A PNG of 1600 by 1067 pixels by its first bytes. */
function png(mark: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(200);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, 1600);
	new DataView(bytes.buffer).setUint32(20, 1067);
	bytes[199] = mark;
	return bytes;
}

async function send(mark: number): Promise<string> {
	const sent = await addImportPicture({ ctx, file: { name: `${mark}.png`, bytes: png(mark) }, isPlan: false });
	if ('fault' in sent) throw new Error(sent.fault);
	return sent.hash;
}

/** A dry run of files whose pictures have these hashes by their name. */
async function stage(files: Readonly<Record<string, string>>, hashes: Readonly<Record<string, string>>) {
	const { id } = await beginImport(ctx, { name: 'Winter', files: [], isComplete: false });
	const properties = readFiles(files).map((each) => ({
		...each,
		rows: each.rows.map((row) => {
			const hash = hashes[row.cells.file ?? ''];
			return hash ? { ...row, cells: { ...row.cells, hash } } : row;
		}),
	}));
	await stageRows({ ctx, id, properties, isLast: true });
	return id;
}
const FILES = {
	'pictures.csv': 'property,file,shows\nchalet-enzian,lech/lounge.png,lounge\nchalet-enzian,new/spa.png,spa\n',
	'houses.csv': 'key,floors\nchalet-arve,4\n',
};
const shown = (hash: string) =>
	workspace.db.select().from(propertyPicture).where(eq(propertyPicture.pictureHash, hash));
const statesOf = async (id: string) =>
	Object.fromEntries((await listed(ctx, id)).map(({ key, state }) => [key, state]));

it('writes a property once its pictures are prepared, and the others before', async () => {
	const hash = await send(1);
	expect(await knownPictures(ctx, [hash, 'f'.repeat(20)])).toEqual([hash]);
	const id = await stage(FILES, { 'new/spa.png': hash });
	await applyImport({ ctx, id, skipsInvalid: false });
	expect(await stepImport(ctx, id)).toBe(true);
	expect(await statesOf(id)).toEqual({ 'chalet-enzian': 'ready', 'chalet-arve': 'applied' });
	expect(await stepImport(ctx, id)).toBe('waiting');
	expect(await shown(hash)).toEqual([]);
	await preparePictures({ db: workspace.db, services: pictures, milliseconds: 5000 });
	while (await stepImport(ctx, id));
	expect(await statesOf(id)).toEqual({ 'chalet-enzian': 'applied', 'chalet-arve': 'applied' });
	expect(await shown(hash)).toHaveLength(1);
	const [stored] = await workspace.db.select().from(picture).where(eq(picture.hash, hash));
	expect(stored).toMatchObject({ width: 1600, dominantColour: '#336699', sourceType: 'png' });
});

it('holds a property back whose picture fails after the dry run, and has it sent again', async () => {
	const hash = await send(2);
	const id = await stage(FILES, { 'new/spa.png': hash });
	await applyImport({ ctx, id, skipsInvalid: false });
	await workspace.db.update(uploadedPicture).set({ failedAt: 1 });
	while (await stepImport(ctx, id));
	expect(await statesOf(id)).toEqual({ 'chalet-enzian': 'changedMeanwhile', 'chalet-arve': 'applied' });
	expect((await listed(ctx, id))[0]?.report.errors).toMatchObject([
		{ file: 'pictures.csv', line: 3, column: 'file', wrong: 'new/spa.png could not be prepared' },
	]);
	expect(await shown(hash)).toEqual([]);
	expect(await knownPictures(ctx, [hash])).toEqual([]);
	await send(2);
	expect(await knownPictures(ctx, [hash])).toEqual([hash]);
});

it('keeps a picture of a dry run when a catalogue is imported meanwhile', async () => {
	const hash = await send(3);
	await preparePictures({ db: workspace.db, services: pictures, milliseconds: 5000 });
	const id = await stage(FILES, { 'new/spa.png': hash });
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
	await applyImport({ ctx, id, skipsInvalid: false });
	while (await stepImport(ctx, id));
	expect(await shown(hash)).toHaveLength(1);
});
