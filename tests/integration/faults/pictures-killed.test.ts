import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { CLAIM_MILLISECONDS } from '~/domain/picture/prepare-pictures.server';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let db: Database;
let team = '';
let upload = '';

beforeAll(async () => {
	product = await startProduct('pictures-killed');
	db = openDatabase({ url: product.installation.databaseUrl });
	team = await signInAs(product, 'team');
	const [property] = await rows("select id from property where key = 'chalet-enzian'");
	upload = `/partner/desk/properties/${property?.id}/upload`;
});
afterAll(async () => {
	db?.$client.close();
	await product?.stop();
});

async function rows(sql: string): Promise<Record<string, unknown>[]> {
	return (await db.$client.execute(sql)).rows.map((row) => ({ ...row }));
}

/** A photograph that no other one is, with as many bytes as asked: what comes after a picture's end belongs to its file. */
async function photograph(width: number, height: number, length = 0): Promise<Buffer> {
	const raw = { width: 12, height: 8, channels: 3 as const };
	const jpeg = await sharp(randomBytes(12 * 8 * 3), { raw })
		.resize(width, height, { fit: 'fill' })
		.jpeg()
		.toBuffer();
	return Buffer.concat([jpeg, randomBytes(Math.max(0, length - jpeg.length))]);
}

async function send(body: Buffer, name = 'photo.jpg', part = 'pictures') {
	const headers = { cookie: team, accept: 'application/json', 'content-type': 'application/octet-stream' };
	const path = `${upload}?${new URLSearchParams({ part, name })}`;
	const { status, text, milliseconds } = await product.ask(path, { method: 'POST', body, headers, patience: 120_000 });
	return { status, answer: JSON.parse(text) as Record<string, unknown>, milliseconds };
}

const states = async () => {
	const { text } = await product.ask(upload, { headers: { cookie: team }, patience: 60_000 });
	return (JSON.parse(text) as { states: Record<string, string> }).states;
};

/** Status of each rendition of a picture, as a guest's browser gets them. */
async function renditions(hash: unknown): Promise<number[]> {
	const names = [480, 800, 1200].flatMap((width) => ['avif', 'webp', 'jpg'].map((type) => `${width}.${type}`));
	const bucket = `http://127.0.0.1:${product.ports.pictures}/pictures`;
	return Promise.all(names.map(async (name) => (await fetch(`${bucket}/${hash}/${name}`)).status));
}

/** Ends the site and all its workers at once, as a machine that loses its power does, and waits until they answer again. */
async function killSite(): Promise<void> {
	const { pid = 0 } = product.installation.site.child().process;
	process.kill(-pid, 'SIGKILL');
	await vi.waitFor(
		async () => {
			expect(product.installation.site.child().process.pid).not.toBe(pid);
			expect((await product.ask('/healthz')).status).toBe(200);
		},
		{ timeout: 60_000, interval: 100 },
	);
}

test('a picture of 24.9 MB whose process is killed after the answer is prepared by the schedule', {
	timeout: 240_000,
}, async () => {
	const photo = await photograph(5000, 3300, 24_900_000);
	expect(await send(photo)).toMatchObject({ status: 200, answer: { revision: 1 } });
	await killSite();
	const [row] = await rows('select hash, width, height, unfinished from uploaded_picture');
	expect(row).toMatchObject({ width: 5000, height: 3300, unfinished: expect.stringContaining('480.avif') });
	expect(await renditions(row?.hash)).toContain(404);
	// The claim of the process that is gone, a minute later.
	await rows(`update uploaded_picture set claimed_until = claimed_until - ${CLAIM_MILLISECONDS}`);
	await product.installation.workers.tick();
	expect(await rows('select unfinished, failed_at from uploaded_picture')).toEqual([
		{ unfinished: '[]', failed_at: null },
	]);
	expect(await renditions(row?.hash)).toEqual(Array(9).fill(200));
	const widest = await fetch(`http://127.0.0.1:${product.ports.pictures}/pictures/${row?.hash}/1200.jpg`);
	expect(await sharp(await widest.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 792 });
	// The same once more is one row more of the draft, and nothing to prepare.
	expect(await send(photo, 'again.jpg')).toMatchObject({ status: 200, answer: { revision: 2 } });
	expect(await states()).toEqual({});
	expect(await rows('select attempts from uploaded_picture')).toHaveLength(1);
});

test('24 sent at once are all prepared, floor plans too, by those who ask for them', { timeout: 240_000 }, async () => {
	const photos = await Promise.all(Array.from({ length: 24 }, () => photograph(1300, 867)));
	const sent = await Promise.all(
		photos.map((photo, at) => send(photo, `photo-${at}.jpg`, at < 12 ? 'floorplans' : 'pictures')),
	);
	expect(sent.map(({ status }) => status)).toEqual(Array(24).fill(200));
	await vi.waitFor(async () => expect(await states()).toEqual({}), { timeout: 180_000, interval: 500 });
	const stored = await rows('select hash, attempts from uploaded_picture where width = 1300');
	expect(stored).toHaveLength(24);
	expect(stored.map(({ attempts }) => attempts)).toEqual(Array(24).fill(1));
	for (const { hash } of stored) expect(await renditions(hash)).toEqual(Array(9).fill(200));
});

test('what is too heavy, too large or no picture is refused with a reason, and nothing of it is stored', {
	timeout: 120_000,
}, async () => {
	const before = await rows('select count(*) as n from uploaded_picture');
	const jpeg = await photograph(1300, 867);
	expect(await send(await photograph(1300, 867, 25_000_001))).toMatchObject({
		status: 400,
		answer: { fault: 'weight' },
	});
	const headers = { cookie: team, 'content-type': 'application/octet-stream', 'content-length': 60_000_000 };
	const huge = await product
		.ask(`${upload}?part=pictures&name=huge.jpg`, { method: 'POST', headers, body: '' })
		.catch(() => null);
	expect(huge?.status ?? 413).toBe(413);
	expect(await send(Buffer.from(`MZ${'x'.repeat(500)}`), 'holiday.jpg')).toMatchObject({ answer: { fault: 'type' } });
	const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
		.png({ compressionLevel: 9 })
		.toBuffer();
	expect(await send(bomb, 'bomb.png')).toMatchObject({ answer: { fault: 'large' } });
	expect(await send(jpeg.subarray(0, 2000), 'half.jpg')).toMatchObject({ answer: { fault: 'broken' } });
	expect(await rows('select count(*) as n from uploaded_picture')).toEqual(before);
});
