import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSources } from '#db/catalogue/pictures/store-sources';
import { createPictureStore, type PictureStore, pictureStoreAddress } from '~/domain/picture/picture-store.server';
import { startObjectStore } from '../../../workers/local/object-store';
import { prepareRenditions } from '../../../workers/local/pictures/prepare-renditions';
import { editedFixture, FIXTURE, startWorkspace, type Workspace } from './workspace';

const KEYS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

let workspace: Workspace;
let server: Awaited<ReturnType<typeof startObjectStore>>;
let store: PictureStore;
const folder = mkdtempSync(join(tmpdir(), 'firnlicht-pictures-'));

beforeAll(async () => {
	workspace = await startWorkspace();
	server = await startObjectStore({ port: 0, folder, ...KEYS });
	store = createPictureStore({ endpoint: server.url, bucket: 'pictures', ...KEYS });
});

afterAll(async () => {
	await workspace.stop();
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

const hashOf = async (file: string) => {
	const rows = await workspace.rows(
		`select picture_hash as hash from property_picture where file = '${file}' union select picture_hash from floorplan where file = '${file}'`,
	);
	return String(rows[0]?.hash);
};

test('keeps every rendition once per content, never enlarged', async () => {
	const progress: string[] = [];
	const first = await workspace.import(FIXTURE, {
		store,
		onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
	});
	expect(first.newPictures).toBe(4);
	expect(progress).toEqual(['0/4', '1/4', '2/4', '3/4', '4/4']);
	const sizes = async (file: string, names: string[]) => {
		const hash = await hashOf(file);
		return Promise.all(
			names.map(async (name) => {
				const bytes = await store.get(`${hash}/${name}`);
				if (!bytes) return null;
				const { format, width, height } = await sharp(bytes).metadata();
				return `${format} ${width}x${height}`;
			}),
		);
	};
	expect(await sizes('lech/enzian.jpg', ['480.avif', '800.webp', '1200.jpg', '1200.avif', 'source.jpg'])).toEqual([
		'heif 480x320',
		'webp 800x533',
		'jpeg 1200x799',
		'heif 1200x799',
		'jpeg 1300x866',
	]);
	expect(await sizes('arve.jpg', ['480.jpg', '800.jpg', '1200.jpg'])).toEqual(['jpeg 480x320', 'jpeg 800x533', null]);
	expect(await sizes('lech/lounge.png', ['480.webp', '800.webp', 'source.png'])).toEqual([
		'webp 400x300',
		null,
		'png 400x300',
	]);
	expect(await sizes('enzian-ground.svg', ['480.webp', '1200.jpg', '1200.avif', 'source.svg'])).toEqual([
		'webp 480x320',
		'jpeg 1200x800',
		null,
		'svg 600x400',
	]);
	expect(
		await workspace.rows('select width, height, dominant_colour, source_type from picture order by width'),
	).toEqual([
		{ width: 400, height: 300, dominant_colour: expect.stringMatching(/^#[0-9a-f]{6}$/), source_type: 'png' },
		{ width: 900, height: 600, dominant_colour: expect.stringMatching(/^#[0-9a-f]{6}$/), source_type: 'jpg' },
		{ width: 1200, height: 800, dominant_colour: '#f8f8f8', source_type: 'svg' },
		{ width: 1300, height: 866, dominant_colour: expect.stringMatching(/^#[0-9a-f]{6}$/), source_type: 'jpg' },
	]);
	const second = await workspace.import(
		editedFixture(workspace.folder(), ({ append, write }) => {
			write('pictures/copy.jpg', readFileSync(join(FIXTURE, 'pictures', 'arve.jpg')));
			append('pictures.csv', 'apartment-licht,copy.jpg,house,,,,');
		}),
		{ store },
	);
	expect(second).toMatchObject({ hasWritten: true, newPictures: 0 });
});

test('an emptied store is filled again although the catalogue has not changed', async () => {
	rmSync(join(folder, await hashOf('arve.jpg')), { recursive: true });
	expect(await workspace.import(FIXTURE, { store, isDryRun: true })).toMatchObject({ newPictures: 0 });
	expect(await workspace.import(FIXTURE, { store })).toMatchObject({ newPictures: 1 });
});

test('renditions are public and cached for ever, sources and writes need a signature', async () => {
	const hash = await hashOf('enzian-ground.svg');
	const rendition = await fetch(`${server.url}/pictures/${hash}/480.webp`);
	expect(rendition.status).toBe(200);
	expect(rendition.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	expect(rendition.headers.get('content-type')).toBe('image/webp');
	const etag = rendition.headers.get('etag') ?? '';
	expect((await fetch(rendition.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
	expect((await fetch(rendition.url, { method: 'HEAD' })).headers.get('content-length')).toBe(
		String((await rendition.arrayBuffer()).byteLength),
	);
	expect((await fetch(`${server.url}/pictures/${hash}/source.svg`)).status).toBe(403);
	expect((await fetch(`${server.url}/pictures`)).status).toBe(403);
	expect((await fetch(`${server.url}/pictures/${hash}/999.jpg`)).status).toBe(404);
	expect((await fetch(`${server.url}/pictures/x.jpg`, { method: 'PUT', body: 'x' })).status).toBe(403);
	const stranger = createPictureStore({
		endpoint: server.url,
		bucket: 'pictures',
		accessKeyId: 'local',
		secretAccessKey: 'wrong',
	});
	await expect(stranger.put('x.jpg', new Uint8Array([1]), 'image/jpeg')).rejects.toThrow('answered 403 to PUT x.jpg');
});

test('with sources alone, renditions are made at their first request or in the background', async () => {
	const later = mkdtempSync(join(tmpdir(), 'firnlicht-later-'));
	const lazy = await startObjectStore({ port: 0, folder: later, ...KEYS });
	try {
		const lazyStore = createPictureStore({ endpoint: lazy.url, bucket: 'pictures', ...KEYS });
		const result = await workspace.import(FIXTURE, { store: lazyStore, storePictures: storeSources });
		expect(result).toMatchObject({ newPictures: 4 });
		expect(await workspace.import(FIXTURE, { store: lazyStore, storePictures: storeSources })).toMatchObject({
			newPictures: 0,
		});
		const [photo, plan] = [await hashOf('lech/enzian.jpg'), await hashOf('enzian-ground.svg')];
		// Nothing is there yet for the importer, and everything for a browser.
		expect(await lazyStore.has(`${photo}/480.avif`)).toBe(false);
		const see = async (key: string) => {
			const response = await fetch(`${lazy.url}/pictures/${key}`);
			if (!response.ok) return response.status;
			const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
			return `${format} ${width}x${height}`;
		};
		expect(await Promise.all(Array.from({ length: 5 }, () => see(`${photo}/480.avif`)))).toEqual(
			Array.from({ length: 5 }, () => 'heif 480x320'),
		);
		expect(await lazyStore.has(`${photo}/480.avif`)).toBe(true);
		expect(await see(`${photo}/1200.jpg`)).toBe('jpeg 1200x799');
		expect(await see(`${await hashOf('lech/lounge.png')}/480.webp`)).toBe('webp 400x300');
		expect(await see(`${plan}/1200.webp`)).toBe('webp 1200x800');
		// Refused: another width, AVIF of a plan, an unknown picture.
		expect(await see(`${photo}/640.avif`)).toBe(404);
		expect(await see(`${plan}/480.avif`)).toBe(404);
		expect(await see(`${'0'.repeat(20)}/480.avif`)).toBe(404);

		const said: string[] = [];
		await prepareRenditions({ folder: later }, (line) => said.push(line));
		expect(said.at(-1)).toBe('All pictures are prepared.');
		expect(await lazyStore.has(`${photo}/1200.avif`)).toBe(true);
		expect(await lazyStore.has(`${await hashOf('arve.jpg')}/800.webp`)).toBe(true);
		await prepareRenditions({ folder: later }, (line) => said.push(line));
		expect(said).toHaveLength(1);
	} finally {
		await lazy.stop();
		rmSync(later, { recursive: true, force: true });
	}
});

test('no key leads out of the folder', async () => {
	for (const key of ['../escaped.jpg', 'a/../../escaped.jpg', '..%2fescaped.jpg', '.hidden', 'a//b']) {
		await expect(store.put(key, new Uint8Array([1]), 'image/jpeg')).rejects.toThrow();
	}
	expect(existsSync(join(folder, '..', 'escaped.jpg'))).toBe(false);
});

test('the address of the store is complete or absent', () => {
	expect(pictureStoreAddress({})).toBeNull();
	expect(() =>
		pictureStoreAddress({
			PICTURE_STORE_ENDPOINT: 'https://r2.example',
			PICTURE_STORE_BUCKET: 'p',
			PICTURE_STORE_ACCESS_KEY_ID: 'k',
		}),
	).toThrow('PICTURE_STORE_SECRET_ACCESS_KEY');
});
