import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { draft, publication } from '#db/schema/publication';
import { user } from '#db/schema/user';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { loadHotel } from '~/domain/hotel/load-hotel.server';
import { loadRooms } from '~/domain/hotel/load-rooms.server';
import { comparePages } from '~/domain/hotel-desk/page/compare-pages';
import { addPicture, restorePage } from '~/domain/hotel-desk/page/edit-page.server';
import { savePageRows } from '~/domain/hotel-desk/page/edit-rows.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { rowsOfPart } from '~/domain/hotel-desk/page/part-rows';
import { publishPage } from '~/domain/hotel-desk/page/publish-page.server';
import { type PagePart, specOf } from '~/domain/hotel-desk/rows/page-rows';
import { type DeskRow, tidyRow } from '~/domain/hotel-desk/rows/row-spec';
import { HOTELS, startWorkspace, type Workspace } from '../catalogue/workspace';
import { fakePictures } from '../fake-pictures';
import { contextOf, EVERYBODY, type Person } from '../lead/agent-workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
	await workspace.db.insert(user).values({
		...{ no: EVERYBODY.indexOf('customer') + 1, id: 'user_customer', issuer: 'test', subject: 'customer' },
		...{ email: 'customer@people.example', firstName: 'customer', role: 'customer', updatedAt: 0 },
	});
});
beforeEach(async () => {
	for (const table of [draft, publication]) await workspace.db.delete(table);
	await workspace.import(HOTELS, { removesMissing: true });
});
afterAll(() => workspace.stop());

function staffOf(hotelId: string | null, person: Person = 'customer') {
	const ctx = contextOf(workspace, person);
	const fake = fakePictures();
	const services = {
		...ctx.services,
		async keepPicture(key: string, bytes: Uint8Array) {
			await fake.keepPicture(key, bytes, 'image/jpeg');
			await workspace.store.put(key, bytes, 'image/jpeg');
		},
		renderPicture: fake.renderPicture,
	};
	return { ...ctx, services, actor: ctx.actor && { ...ctx.actor, hotelId } };
}

const STAFF = () => staffOf('hotel_edelweiss');
const load = () => loadPage({ ctx: STAFF() });
const rowsOf = async (part: PagePart) => [...rowsOfPart(part, (await load()).content)];

async function save(part: PagePart, rows: readonly DeskRow[], seen?: number) {
	return savePageRows({ ctx: STAFF(), part, rows, seen: seen ?? (await load()).seen });
}

async function publish() {
	const { seen, published } = await load();
	return publishPage({ ctx: STAFF(), seen, state: stateOf(published) });
}

function row(part: PagePart, id: string, values: Record<string, string>): DeskRow {
	return tidyRow(specOf(part), { id, values });
}

const BAR = (name = 'Eisbar') =>
	row('dining', 'new-1', {
		...{ 'name.en': name, 'name.de': name, 'type.en': 'Bar', 'type.de': 'Bar', michelinStars: '0' },
		...{ 'description.en': 'Ice and gin.', 'description.de': 'Eis und Gin.' },
	});

const HALL = row('meetings', 'new-1', {
	...{ 'name.en': 'Glacier Hall', 'name.de': 'Gletschersaal', isIndoor: 'yes', 'dimensions.system': 'metric' },
	...{
		'markdownDescription.en': '**Daylight** from two sides.',
		'markdownDescription.de': '**Tageslicht** von zwei Seiten.',
	},
	...{ 'dimensions.area': '120,5', 'configurations.0.type': 'banquet', 'configurations.0.maxOccupancy': '80' },
	...{ 'configurations.0.name.en': 'Gala', 'configurations.0.name.de': 'Gala', 'equipment.0.quantity': '2' },
	...{ 'equipment.0.name.en': 'Projector', 'equipment.0.name.de': 'Beamer' },
});

/** A picture of a colour of its own, which an import opens. */
const jpeg = (mark: number) =>
	sharp({ create: { width: 1600, height: 1067, channels: 3, background: `#33669${mark}` } })
		.jpeg()
		.toBuffer();

async function add(mark: number, place: string) {
	const { seen } = await load();
	return addPicture({
		ctx: STAFF(),
		file: { name: `desk-${mark}.jpg`, bytes: new Uint8Array(await jpeg(mark)) },
		place,
		seen,
	});
}

async function isUnchangedByRoundTrip() {
	const target = workspace.folder();
	await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
	const result = await workspace.import(target);
	return [result.errors, summariseChanges(result)];
}

const maskOf = async () =>
	(
		await workspace.rows(`select (select group_concat(f.key) from hotel_facility f where f.scope = 'hotel'
			and h.facility_mask & (1 << f.bit)) as keys from hotel h where h.key = 'edelweiss'`)
	)[0]?.keys;

describe('restaurants, facilities, meeting rooms and contacts', () => {
	it('are written, published, read by agents in both languages, and an export gives what an import takes back', async () => {
		expect(await save('dining', [...(await rowsOf('dining')), BAR()])).toEqual({ outcome: 'saved' });
		await save('facilities', [
			row('facilities', 'new-1', {
				'facility.en': 'Bar',
				'facility.de': 'Hausbar',
				key: 'bar',
				'priceText.en': 'free',
			}),
		]);
		await save('meetings', [HALL]);
		await save('contacts', [
			row('contacts', 'new-1', { full_name: 'Eva Moser', title: 'Sales', email: 'eva@edelweiss.example' }),
		]);
		await add(1, 'meeting:glacier-hall');
		await add(2, 'contact:eva@edelweiss.example');
		const { published, content } = await load();
		const change = comparePages(published, content);
		expect(change.parts.map(({ part, rows }) => [part, rows.at(-1)?.what])).toEqual([
			['dining', ['added']],
			['facilities', expect.anything()],
			['meetings', expect.anything()],
			['contacts', expect.anything()],
		]);
		expect(await maskOf()).toBe('spa,sauna,ski-in-ski-out');
		expect(await publish()).toMatchObject({ outcome: 'published', number: 2 });
		const [en, de] = await Promise.all(
			(['en', 'de'] as const).map((language) =>
				loadHotel({ ctx: { db: workspace.db, language }, id: 'hotel_edelweiss' }),
			),
		);
		expect(en?.text?.diningVenues.at(-1)).toEqual({
			...{ type: 'Bar', name: 'Eisbar', michelinStars: 0, description: 'Ice and gin.' },
			openingHoursDescription: null,
		});
		expect(de?.text?.facilities).toEqual([{ key: 'bar', facility: 'Hausbar', priceText: null, description: null }]);
		expect(de?.text?.miceFacilities).toMatchObject([
			{
				key: 'glacier-hall',
				name: 'Gletschersaal',
				dimensions: { area: 120.5, length: null },
				equipment: [{ name: 'Beamer' }],
			},
		]);
		expect(en?.meetingPictures).toMatchObject([{ room: 'glacier-hall', picture: { dominantColour: '#336699' } }]);
		expect(en?.salesManagers).toMatchObject([{ fullName: 'Eva Moser', picture: { width: 1600 } }]);
		// What the list never named stays, and what it named and no longer names goes.
		expect(await maskOf()).toMatch(/bar/);
		expect(await isUnchangedByRoundTrip()).toEqual([[], expect.stringMatching(/^0 changes/)]);
		await save('facilities', []);
		await publish();
		expect(await maskOf()).not.toMatch(/bar/);
	});

	it('of an older version are gone back to, and one that a desk without rows has left too', async () => {
		const { published } = await load();
		const { rooms: _, contacts: __, ...older } = published;
		await workspace.db.insert(publication).values({
			...{ subjectId: 'hotel_edelweiss', area: 'page', number: 1, changes: 1, publishedAt: 1 },
			body: JSON.stringify(older),
		});
		await save('dining', [BAR()]);
		// The version says what is published, so that it gets no copy.
		expect(await publish()).toMatchObject({ number: 2 });
		await restorePage({ ctx: STAFF(), number: 1, seen: 0 });
		expect(await publish()).toMatchObject({ outcome: 'published', number: 3 });
		expect((await load()).published).toEqual(published);
	});

	it('keep their pictures when a contact gets another address, and lose them with it', async () => {
		await save('contacts', [row('contacts', 'new-1', { full_name: 'Eva Moser', email: 'eva@edelweiss.example' })]);
		await add(3, 'contact:eva@edelweiss.example');
		await add(4, 'contact:eva@edelweiss.example');
		const [eva] = await rowsOf('contacts');
		await save('contacts', [{ id: eva?.id ?? '', values: { ...eva?.values, email: 'moser@edelweiss.example' } }]);
		const portraits = async () =>
			(await load()).content.pictures.flatMap(({ contact, file }) => (contact ? [[contact, file]] : []));
		expect(await portraits()).toEqual([['moser@edelweiss.example', 'desk-4.jpg']]);
		await save('contacts', []);
		expect(await portraits()).toEqual([]);
	});

	it.each<[string, PagePart, () => DeskRow[], Record<string, string>]>([
		[
			'a name twice',
			'dining',
			() => [
				{ ...BAR(), id: 'a' },
				{ ...BAR(), id: 'b' },
			],
			{ 'b/name.en': 'taken', 'b/name.de': 'taken' },
		],
		[
			'HTML',
			'meetings',
			() => [withValue(HALL, 'markdownDescription.de', '<b>x</b>')],
			{ 'new-1/markdownDescription.de': 'markdown' },
		],
		[
			'an area in words',
			'meetings',
			() => [withValue(HALL, 'dimensions.area', 'large')],
			{ 'new-1/dimensions.area': 'number' },
		],
		[
			'seats without guests',
			'meetings',
			() => [withValue(HALL, 'configurations.0.maxOccupancy', '')],
			{ 'new-1/configurations.0.maxOccupancy': 'missing' },
		],
		[
			'a facility that no one searches for',
			'facilities',
			() => [row('facilities', 'x', { 'facility.en': 'Moon', 'facility.de': 'Mond', key: 'moon' })],
			{ 'x/key': 'choice' },
		],
		[
			'an address that is none',
			'contacts',
			() => [row('contacts', 'x', { full_name: 'Eva', email: 'eva' })],
			{ 'x/email': 'email' },
		],
	])('with %s are refused, and nothing is saved', async (_, part, rows, errors) => {
		expect(await save(part, rows())).toEqual({ outcome: 'invalid', errors });
		expect((await load()).draft).toBeNull();
	});

	it('are no more than a page takes', async () => {
		const rows = Array.from({ length: 21 }, (_, at) => ({ ...BAR(`Bar ${at}`), id: `r${at}` }));
		expect(await save('dining', rows)).toEqual({ outcome: 'many', most: 20 });
	});

	it('that another account has changed meanwhile are not overwritten', async () => {
		await save('dining', [BAR()]);
		await expect(save('dining', [], 0)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});
});

function withValue(given: DeskRow, name: string, text: string): DeskRow {
	return { ...given, values: { ...given.values, [name]: text } };
}

describe('a room type', () => {
	it('gets its texts and facts; what is sold of it stays as an import has it meanwhile', async () => {
		const [first] = await rowsOf('rooms');
		if (!first) throw new Error('a room');
		const { published } = await load();
		const changed = {
			...first,
			values: {
				...first.values,
				...{ name: 'Arven Room', 'description.en': 'New **words**.', 'description.de': 'Neue **Worte**.' },
				...{
					videos: 'https://films.example/arven',
					renderings: 'https://views.example/arven',
					sqm_min: '30',
					sqm_max: '31',
				},
				...{ 'views.en': 'Lake\nPiste', 'views.de': 'See\nPiste' },
			},
		};
		expect(await save('rooms', [changed])).toEqual({ outcome: 'saved' });
		const { content } = await load();
		expect(content.rooms.slice(1)).toEqual(published.rooms.slice(1));
		await workspace.db.$client.execute({
			sql: "update hotel_room set units = 13 where key = ? and hotel_no = (select no from hotel where key = 'edelweiss')",
			args: [first.id],
		});
		const before = await workspace.rows('select key, included_pax, position from hotel_room order by no');
		expect(await publish()).toMatchObject({ outcome: 'published' });
		expect(await workspace.rows('select key, included_pax, position from hotel_room order by no')).toEqual(before);
		const [room] = await loadRooms({ ctx: { db: workspace.db, language: 'de' }, hotelId: 'hotel_edelweiss' });
		expect(room).toMatchObject({
			...{
				name: 'Arven Room',
				descriptionMarkdown: 'Neue **Worte**.',
				viewsFromRoom: ['See', 'Piste'],
				sizeSqmMax: 31,
			},
			...{ videos: ['https://films.example/arven'], interactiveRenderings: ['https://views.example/arven'] },
		});
		const [units] = await workspace.rows(`select units from hotel_room where id = '${room?.id}'`);
		expect(units).toEqual({ units: 13 });
		expect(await isUnchangedByRoundTrip()).toEqual([[], expect.stringMatching(/^0 changes/)]);
	});

	it.each([
		[{ videos: 'http://films.example' }, { videos: 'address' }],
		[{ sqm_min: '40', sqm_max: '30' }, { sqm_max: 'order' }],
		[{ 'views.en': 'Lake\nPiste', 'views.de': 'See' }, { 'views.de': 'lines' }],
		[{ 'description.de': '' }, { 'description.de': 'missing' }],
		[{ amenities: 'moon' }, { amenities: 'choice' }],
		[{ category: 'castle' }, { category: 'choice' }],
	])('with %j is refused', async (given, faults) => {
		const [first] = await rowsOf('rooms');
		const id = first?.id ?? '';
		const filled = { 'description.en': 'x', 'description.de': 'x' };
		const saved = await save('rooms', [{ id, values: { ...first?.values, ...filled, ...given } }]);
		const errors = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`${id}/${name}`, fault]));
		expect(saved).toEqual({ outcome: 'invalid', errors });
	});
});

it('rows are the staff’s of the hotel alone', async () => {
	for (const person of EVERYBODY)
		await expect(savePageRows({ ctx: staffOf(null, person), part: 'dining', rows: [], seen: 0 })).rejects.toMatchObject(
			{ code: 'forbidden' },
		);
});
