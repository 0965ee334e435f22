import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { picture, propertyPicture, uploadedPicture } from '#db/schema/picture';
import { draft, publication } from '#db/schema/publication';
import { addPropertyPicture } from '~/domain/operator-desk/property/add-picture.server';
import { saveProperty } from '~/domain/operator-desk/property/edit-property.server';
import { loadPropertyDesk, loadPropertyReview } from '~/domain/operator-desk/property/load-property-desk.server';
import { pictureStates, preparePictureAgain } from '~/domain/operator-desk/property/picture-states.server';
import { previewProperty } from '~/domain/operator-desk/property/preview-property.server';
import { publishProperty } from '~/domain/operator-desk/property/publish-property.server';
import { CLAIM_MILLISECONDS, MOST_ATTEMPTS, preparePictures } from '~/domain/picture/prepare-pictures.server';
import type { TestDatabase } from '../database';
import { type FakePictures, fakePictures } from '../fake-pictures';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';

// As if each isolate ended with its answer: what goes on after it is what a test does.
vi.mock('~/domain/picture/prepare-pictures.server', async (original) => ({
	...(await original<typeof import('~/domain/picture/prepare-pictures.server')>()),
	prepareAfterwards: () => undefined,
}));

const PROPERTY = 'prop_aurikel';
const MINUTE = 60_000;

let database: TestDatabase;
let pictures: FakePictures;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	pictures = fakePictures();
	for (const table of [draft, publication, uploadedPicture]) await database.db.delete(table);
});
afterAll(() => database?.stop());

function at(person: Person = 'operator') {
	const ctx = contextOf(database, person);
	const { keepPicture, renderPicture } = pictures;
	return { ...ctx, services: { ...ctx.services, keepPicture, renderPicture } };
}

/** The schedule, so many milliseconds from now. */
const prepare = (later = 0) =>
	preparePictures({ ...{ db: database.db, services: pictures, milliseconds: 5000 }, clock: () => Date.now() + later });

/** A PNG of 1600 by 1067 pixels by its first bytes. */
function png(mark: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(200);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, 1600);
	new DataView(bytes.buffer).setUint32(20, 1067);
	bytes[199] = mark;
	return bytes;
}

async function add(mark: number, part: 'pictures' | 'floorplans' = 'pictures') {
	const file = { name: `picture-${mark}.png`, bytes: png(mark) };
	const added = await addPropertyPicture({ ctx: at(), propertyId: PROPERTY, part, file });
	if (added.outcome !== 'saved') throw new Error(added.fault);
	return added.id;
}
const states = () => pictureStates({ ctx: at(), propertyId: PROPERTY });
const desk = () => loadPropertyDesk({ ctx: at(), propertyId: PROPERTY });
const row = async (hash: string) => {
	const [found] = await database.db.select().from(uploadedPicture).where(eq(uploadedPicture.hash, hash));
	if (!found) throw new Error('no such picture');
	return found;
};
async function publish() {
	const { seen, state } = await loadPropertyReview({ ctx: at(), propertyId: PROPERTY, number: null });
	return publishProperty({ ctx: at(), propertyId: PROPERTY, seen, state });
}
async function write(name: string, text: string, was = '') {
	expect(await saveProperty({ ctx: at(), propertyId: PROPERTY, values: [{ name, text, was }] })).toMatchObject({
		outcome: 'saved',
	});
}

describe('an uploaded picture', () => {
	it('is in the draft with one rendition, is edited meanwhile, and is published once all of them are there', async () => {
		const hash = await add(1);
		expect(pictures.keys()).toEqual([`${hash}/source.png`, `${hash}/480.webp`]);
		expect(await states()).toEqual({ [hash]: 'preparing' });
		expect((await desk()).pictureStates).toEqual({ [hash]: 'preparing' });
		await write('texts/one/summary.en', 'A house by the lift.');
		await write('texts/one/general.en', 'Two short paragraphs.');
		await write(`pictures/${hash}/alt.en`, 'The spa');
		await expect(publish()).rejects.toMatchObject({ code: 'conflict', reason: 'pictures-unfinished' });
		expect(await loadPropertyReview({ ctx: at(), propertyId: PROPERTY, number: null })).toMatchObject({
			unfinished: { preparing: 1, failed: 0 },
		});
		expect(await previewProperty({ ctx: at(), propertyId: PROPERTY })).toMatchObject({
			...{ outcome: 'refused', errors: [], pictures: { preparing: 1, failed: 0 } },
		});
		expect(await database.db.select().from(propertyPicture).where(eq(propertyPicture.pictureHash, hash))).toEqual([]);
		expect(await prepare()).toBe(1);
		expect(await states()).toEqual({});
		expect(pictures.keys()).toHaveLength(10);
		expect(await publish()).toMatchObject({ outcome: 'published' });
		const [shown] = await database.db.select().from(propertyPicture).where(eq(propertyPicture.pictureHash, hash));
		expect(shown).toMatchObject({ altEn: 'The spa' });
		const [stored] = await database.db.select().from(picture).where(eq(picture.hash, hash));
		expect(stored).toMatchObject({ width: 1600, height: 1067, dominantColour: '#336699', sourceType: 'png' });
	});

	it('goes on when the process that prepared it ended, not before its claim is over', async () => {
		const hash = await add(2, 'floorplans');
		await database.db.update(uploadedPicture).set({ attempts: 1, claimedUntil: Date.now() + CLAIM_MILLISECONDS });
		expect(await prepare()).toBe(0);
		expect(await prepare(CLAIM_MILLISECONDS + 1000)).toBe(1);
		expect(await row(hash)).toMatchObject({ unfinished: '[]', claimedUntil: null, attempts: 2 });
	});

	it('fails once it was begun too often, however that ended, and is never left for good', async () => {
		const hash = await add(3);
		await database.db.update(uploadedPicture).set({ attempts: MOST_ATTEMPTS, claimedUntil: Date.now() - 1 });
		expect(await prepare()).toBe(0);
		expect(await states()).toEqual({ [hash]: 'failed' });
	});

	it('is tried with longer and longer pauses while the worker is away, then says so, and is tried again when asked', async () => {
		const hash = await add(4);
		pictures.isAway = true;
		const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const pauses: number[] = [];
		for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
			expect(await states()).toEqual({ [hash]: 'preparing' });
			const later = pauses.reduce((sum, pause) => sum + pause + 1000, 0);
			expect(await prepare(later)).toBe(1);
			pauses.push((await row(hash)).dueAt - Date.now() - later);
		}
		for (const [index, pause] of pauses.slice(1).entries()) expect(pause).toBeGreaterThan(2 * (pauses[index] ?? 0));
		expect(await states()).toEqual({ [hash]: 'failed' });
		await expect(publish()).rejects.toMatchObject({ reason: 'pictures-unfinished' });
		expect(await prepare(60 * MINUTE)).toBe(0);
		expect(told).toHaveBeenCalledTimes(MOST_ATTEMPTS);
		told.mockRestore();
		pictures.isAway = false;
		await preparePictureAgain({ ctx: at(), propertyId: PROPERTY, hash });
		expect(await states()).toEqual({ [hash]: 'preparing' });
		expect(await prepare()).toBe(1);
		expect(await states()).toEqual({});
	});

	it('has failed at once when its source opens no more', async () => {
		const hash = await add(5);
		pictures.stored.set(`${hash}/source.png`, new Uint8Array(10));
		expect(await prepare()).toBe(1);
		expect(await row(hash)).toMatchObject({ attempts: 1, failedAt: expect.any(Number) });
		// Sent again, it is tried again.
		await add(5);
		expect(await states()).toEqual({ [hash]: 'preparing' });
	});

	it('is stored and prepared once, however often it is sent, and not at all when the catalogue has it', async () => {
		const hash = await add(6);
		await prepare();
		const made = pictures.made.length;
		expect(await add(6)).toBe(`${hash}-2`);
		expect([await prepare(), pictures.made.length]).toEqual([0, made]);
		expect(await states()).toEqual({});
		// One of before there were rows of uploads.
		await database.db.delete(uploadedPicture);
		await database.db
			.insert(picture)
			.values({ hash, width: 1600, height: 1067, dominantColour: '#112233', sourceType: 'png' })
			.onConflictDoNothing();
		expect(await add(6)).toBe(`${hash}-3`);
		expect([await states(), pictures.made.length]).toEqual([{}, made]);
	});

	it('waits its turn: 24 sent at once are all in the draft, prepared once each, two at a time', async () => {
		const ids = await Promise.all(Array.from({ length: 24 }, (_, at) => add(100 + at)));
		expect(new Set(ids).size).toBe(24);
		expect(Object.keys(await states())).toHaveLength(24);
		let [now, most] = [0, 0];
		const { renderPicture } = pictures;
		const services = {
			...pictures,
			async renderPicture(order: Parameters<typeof renderPicture>[0]) {
				now += 1;
				most = Math.max(most, now);
				await new Promise((resolve) => setTimeout(resolve, 30));
				now -= 1;
				return renderPicture(order);
			},
		};
		pictures.made.length = 0;
		// As many isolates as pictures; those that find no turn leave it to the others.
		const tried = await Promise.all(
			ids.map(() => preparePictures({ ...{ db: database.db, services, milliseconds: 20_000 } })),
		);
		expect(tried.reduce((sum, count) => sum + count, 0)).toBe(24);
		expect(most).toBe(2);
		expect(pictures.made).toHaveLength(24 * 8);
		expect(await states()).toEqual({});
		expect((await desk()).content.pictures.filter(({ id }) => ids.includes(id))).toHaveLength(24);
	});

	it('of another desk is neither told nor tried', async () => {
		const hash = await add(8);
		await database.db.update(uploadedPicture).set({ failedAt: 1 });
		for (const person of ['otherOperator', 'customer'] as const) {
			const code = person === 'customer' ? 'forbidden' : 'not-found';
			await expect(pictureStates({ ctx: at(person), propertyId: PROPERTY })).rejects.toMatchObject({ code });
			await expect(preparePictureAgain({ ctx: at(person), propertyId: PROPERTY, hash })).rejects.toMatchObject({
				code,
			});
		}
		await preparePictureAgain({ ctx: at(), propertyId: 'prop_aurikel', hash: 'f'.repeat(20) });
		expect(await states()).toEqual({ [hash]: 'failed' });
	});
});
