import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hotelPicture, hotelText, inspirationPost } from '#db/schema/hotel';
import { hotelRoomPicture } from '#db/schema/hotel-room';
import { picture, uploadedPicture } from '#db/schema/picture';
import { draft, publication } from '#db/schema/publication';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { comparePages } from '~/domain/hotel-desk/page/compare-pages';
import {
	addPicture,
	restorePage,
	savePageTexts,
	savePictures,
	stepPageBack,
} from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { formOfTexts, type PageForm } from '~/domain/hotel-desk/page/page-content';
import { placeName } from '~/domain/hotel-desk/page/picture-places';
import { publishPage } from '~/domain/hotel-desk/page/publish-page.server';
import { pictureKeys, type TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';
import type { TestDatabase } from '../database';
import { fakePictures } from '../fake-pictures';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;
const pictures = fakePictures();
const { stored } = pictures;

beforeAll(async () => {
	database = await startAgentDatabase();
	const rooms = [
		{ key: 'double', units: 4 },
		{ key: 'suite', units: 2 },
	];
	await insertHotels(database, [{ key: 'arve', rooms }, { key: 'tanne' }]);
});
beforeEach(async () => {
	const { db } = database;
	for (const table of [
		draft,
		publication,
		inspirationPost,
		hotelPicture,
		hotelRoomPicture,
		hotelText,
		picture,
		uploadedPicture,
	])
		await db.delete(table);
	stored.clear();
});
afterAll(() => database.stop());

function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(database, person);
	const { keepPicture, renderPicture } = pictures;
	const services = { ...ctx.services, keepPicture, renderPicture };
	return { ...ctx, services, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const ARVE = () => staffOf('hotel_arve');
const load = () => loadPage({ ctx: ARVE() });

/** The first bytes of a JPEG of a size, and what makes it another file. */
function jpeg(mark: number, { width = 1600, height = 1067, length = 200 } = {}): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(length);
	bytes.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255]);
	bytes[length - 1] = mark;
	return bytes;
}

type Added = { place?: string; bytes?: Uint8Array<ArrayBuffer>; name?: string };

async function add(mark: number, { place = 'hotel', bytes = jpeg(mark), name = `${mark}.jpg` }: Added = {}) {
	const { seen } = await load();
	return addPicture({ ctx: ARVE(), file: { name, bytes }, place, seen });
}

async function typedTexts(given: (form: PageForm) => void): Promise<PageForm> {
	const form = formOfTexts((await load()).content.texts);
	form.texts.en.summary = 'A house in Lech.';
	form.texts.de.summary = 'Ein Haus in Lech.';
	given(form);
	return form;
}

async function saveTexts(given: (form: PageForm) => void = () => undefined) {
	return savePageTexts({ ctx: ARVE(), form: await typedTexts(given), seen: (await load()).seen });
}

async function publish() {
	const { seen, published } = await load();
	return publishPage({ ctx: ARVE(), seen, state: stateOf(published) });
}

async function rows(): Promise<TypedPicture[]> {
	const { pictures } = (await load()).content;
	const keys = pictureKeys(pictures);
	return pictures.map((each, at) => ({
		...{ key: keys[at] ?? '', place: placeName(each), shows: each.shows },
		...{ altEn: each.altEn ?? '', altDe: each.altDe ?? '' },
	}));
}

describe('texts', () => {
	it('go into a draft, and to agents when they are published; what the desk does not edit stays', async () => {
		const body = {
			...(await load()).content.texts.en,
			facilities: [{ key: null, facility: 'Bar', priceText: null, description: null }],
		};
		await database.db.insert(hotelText).values([
			{ hotelNo: 1, language: 'en', body: { ...body, summary: 'Old.' } },
			{ hotelNo: 1, language: 'de', body: { ...body, summary: 'Alt.' } },
		]);
		const saved = await saveTexts((form) => {
			form.texts.en.descriptionMarkdown = 'We are **small**.';
			form.facts.checkIn_startTime = '15:00';
		});
		expect(saved).toEqual({ outcome: 'saved' });
		const { published, content } = await load();
		expect([published.texts.en.summary, content.texts.en.summary]).toEqual(['Old.', 'A house in Lech.']);
		const change = comparePages(published, content);
		expect(change.texts.map(({ language, field }) => `${language} ${field}`)).toEqual([
			'en summary',
			'en descriptionMarkdown',
			'de summary',
		]);
		expect(change.facts).toEqual([{ field: 'checkIn_startTime', before: '', after: '15:00' }]);
		expect(await publish()).toEqual({ outcome: 'published', number: 2, changes: 4 });
		const after = await load();
		expect(after.draft).toBeNull();
		expect(after.published.texts.de.checkIn.startTime).toBe('15:00');
		expect(after.published.texts.en.facilities).toHaveLength(1);
		expect(after.versions.map(({ number, changes, name }) => [number, changes, name])).toEqual([
			[2, 4, 'customer'],
			[1, 0, ''],
		]);
	});

	it.each([
		[
			'no summary',
			(form: PageForm) => {
				form.texts.de.summary = ' ';
			},
			{ 'de:summary': 'missing' },
		],
		[
			'too long a text',
			(form: PageForm) => {
				form.texts.en.petRestrictions = 'x'.repeat(4001);
			},
			{ 'en:petRestrictions': 'long' },
		],
		[
			'HTML',
			(form: PageForm) => {
				form.texts.en.houseRulesMarkdown = '<script>alert(1)</script>';
			},
			{ 'en:houseRulesMarkdown': 'markdown' },
		],
		[
			'an unsafe link',
			(form: PageForm) => {
				form.texts.en.descriptionMarkdown = '[x](javascript:alert(1))';
			},
			{ 'en:descriptionMarkdown': 'markdown' },
		],
		[
			'a time in words',
			(form: PageForm) => {
				form.facts.checkOut_endTime = 'noon';
			},
			{ checkOut_endTime: 'time' },
		],
		[
			'half a year',
			(form: PageForm) => {
				form.facts.checkIn_minAge = '17.5';
			},
			{ checkIn_minAge: 'age' },
		],
		[
			'more lines in one language',
			(form: PageForm) => {
				form.texts.en.distanceStrings = 'Lift, 200 m';
			},
			{ 'de:distanceStrings': 'lists' },
		],
	])('are refused with %s, and nothing is saved', async (_, given, errors) => {
		expect(await saveTexts(given)).toEqual({ outcome: 'invalid', errors });
		expect((await load()).draft).toBeNull();
	});

	it('that somebody else has changed meanwhile are not overwritten', async () => {
		const form = await typedTexts(() => undefined);
		await saveTexts();
		const late = savePageTexts({ ctx: ARVE(), form, seen: 0 });
		await expect(late).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});
});

describe('pictures', () => {
	it('are stored with their renditions, and shown by agents when they are published', async () => {
		expect(await add(1, { name: 'C:\\fake\\view.JPEG' })).toMatchObject({ outcome: 'saved' });
		await add(2, { place: 'room:suite' });
		await add(3, { place: 'plan:suite' });
		const { content } = await load();
		expect(content.pictures.map(({ file, room, isPlan }) => [file, room, isPlan])).toEqual([
			['view.jpg', null, false],
			['2.jpg', 'suite', false],
			['3.jpg', 'suite', true],
		]);
		const hash = content.pictures[0]?.hash ?? '';
		expect(pictures.keys().filter((key) => key.startsWith(hash))).toEqual([
			`${hash}/source.jpg`,
			`${hash}/480.webp`,
			...['1200.jpg', '1200.webp', '1200.avif', '800.jpg', '800.webp', '800.avif'].map((name) => `${hash}/${name}`),
			...['480.jpg', '480.avif'].map((name) => `${hash}/${name}`),
		]);
		await saveTexts();
		await publish();
		expect(await database.db.select().from(hotelPicture)).toMatchObject([
			{ pictureHash: hash, position: 0, shows: 'hotel' },
		]);
		expect(await database.db.select().from(hotelRoomPicture)).toMatchObject([
			{ kind: 'image', position: 0 },
			{ kind: 'floorplan', position: 1 },
		]);
		expect((await database.db.select().from(picture)).map(({ dominantColour }) => dominantColour)).toEqual(
			Array(3).fill('#336699'),
		);
	});

	it.each([
		['words', { bytes: new TextEncoder().encode('<html>not a picture</html>'.repeat(5)), name: 'evil.jpg' }, 'type'],
		['too few pixels', { bytes: jpeg(1, { width: 640, height: 480 }) }, 'small'],
		['more pixels than can be opened', { bytes: jpeg(1, { width: 60_000, height: 60_000 }) }, 'large'],
		['too many bytes', { bytes: jpeg(1, { length: 25_000_001 }) }, 'weight'],
		['what cannot be opened', { bytes: jpeg(1, { length: 40 }) }, 'broken'],
	])('are refused with %s', async (_, given, fault) => {
		expect(await add(1, given)).toEqual({ outcome: 'refused', fault });
		expect([stored.size, (await load()).draft]).toEqual([0, null]);
	});

	it('are put in order, given words and taken out; posts keep theirs', async () => {
		for (const mark of [1, 2, 3]) await add(mark);
		await saveTexts();
		await publish();
		const words = { categoryEn: 'News', markdownEn: 'x', markdownDe: 'x' };
		await database.db
			.insert(inspirationPost)
			.values({ id: 'post_1', hotelNo: 1, ...words, pictures: [0, 2], publishedOn: '2026-11-01' });
		const [first, second, third] = await rows();
		if (!first || !second || !third) throw new Error('three pictures');
		const list = [
			{ ...third, altEn: 'The pool' },
			{ ...second, place: 'room:double' },
		];
		await savePictures({ ctx: ARVE(), list, seen: (await load()).seen });
		const { published, content } = await load();
		expect(comparePages(published, content).pictures.map(({ picture: { file }, what }) => [file, what])).toEqual([
			['3.jpg', ['words']],
			['2.jpg', ['place']],
			['1.jpg', ['removed']],
		]);
		await publish();
		expect(await database.db.select().from(hotelPicture)).toMatchObject([{ file: '3.jpg', altEn: 'The pool' }]);
		expect(await database.db.select().from(inspirationPost)).toMatchObject([{ pictures: [0] }]);
	});

	it('of another room or hotel are not there', async () => {
		await expect(add(1, { place: 'room:attic' })).rejects.toMatchObject({ code: 'not-found' });
		await add(1);
		const [row] = await rows();
		const seen = (await load()).seen;
		for (const given of [{ key: 'ffff-0' }, { place: 'room:attic' }])
			await expect(savePictures({ ctx: ARVE(), list: row ? [{ ...row, ...given }] : [], seen })).rejects.toMatchObject({
				code: 'not-found',
			});
		expect((await loadPage({ ctx: staffOf('hotel_tanne') })).content.pictures).toEqual([]);
	});

	it('of an older version are gone back to', async () => {
		await saveTexts();
		await add(1);
		await publish();
		await savePictures({ ctx: ARVE(), list: [], seen: (await load()).seen });
		await publish();
		// An import forgets files that nothing shows.
		await database.db.delete(picture);
		await restorePage({ ctx: ARVE(), number: 2, seen: (await load()).seen });
		expect(await publish()).toMatchObject({ outcome: 'published', number: 4 });
		expect(await database.db.select().from(hotelPicture)).toMatchObject([{ file: '1.jpg' }]);
		await saveTexts((form) => {
			form.texts.en.summary = 'Other.';
		});
		await stepPageBack({ ctx: ARVE(), seen: (await load()).seen, isAll: true });
		expect((await load()).draft).toBeNull();
	});
});

it('the page is its staff’s alone', async () => {
	for (const person of EVERYBODY) {
		const ctx = staffOf(null, person);
		const form = formOfTexts((await load()).content.texts);
		for (const ask of [
			() => loadPage({ ctx }),
			() => savePageTexts({ ctx, form, seen: 0 }),
			() => savePictures({ ctx, list: [], seen: 0 }),
			() => addPicture({ ctx, file: { name: 'x', bytes: jpeg(1) }, place: 'hotel', seen: 0 }),
			() => publishPage({ ctx, seen: 0, state: '' }),
			() => restorePage({ ctx, number: 1, seen: 0 }),
			() => stepPageBack({ ctx, seen: 0, isAll: true }),
		])
			await expect(ask()).rejects.toMatchObject({ code: 'forbidden' });
	}
});
