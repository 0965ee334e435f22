import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateStatement } from '#db/derived/derive-statements';
import { audit } from '#db/schema/audit';
import { uploadedPicture } from '#db/schema/picture';
import { property, propertyText } from '#db/schema/property';
import { draft, publication } from '#db/schema/publication';
import { catalogueVersion, propertyFacet } from '#db/schema/search';
import { addPropertyPicture } from '~/domain/operator-desk/property/add-picture.server';
import {
	restoreProperty,
	saveProperty,
	stepBackProperty,
	type TypedValue,
} from '~/domain/operator-desk/property/edit-property.server';
import { loadPropertyDesk, loadPropertyReview } from '~/domain/operator-desk/property/load-property-desk.server';
import { previewProperty } from '~/domain/operator-desk/property/preview-property.server';
import { textAt } from '~/domain/operator-desk/property/property-content';
import { publishProperty } from '~/domain/operator-desk/property/publish-property.server';
import type { TestDatabase } from '../database';
import { fakePictures } from '../fake-pictures';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	const { sql, args } = rateStatement();
	await database.db.$client.execute({ sql, args });
});
beforeEach(async () => {
	await database.db.delete(draft);
	await database.db.delete(publication);
	await prepared();
	await database.db.delete(uploadedPicture);
});
afterAll(() => database?.stop());

const PROPERTY = 'prop_aurikel';
const pictures = fakePictures();
const { stored } = pictures;
/** Work that goes on after an answer. */
const afterwards: Promise<unknown>[] = [];
const prepared = () => Promise.all(afterwards.splice(0));

function at(person: Person | null = 'operator') {
	const ctx = contextOf(database, person, person === 'admin' ? { may: ['catalogue'] } : {});
	const { keepPicture, renderPicture } = pictures;
	const services = { ...ctx.services, keepPicture, renderPicture };
	return { ...ctx, services, waitUntil: (work: Promise<unknown>) => void afterwards.push(work) };
}
const load = (person: Person = 'operator') => loadPropertyDesk({ ctx: at(person), propertyId: PROPERTY });
async function save(texts: Record<string, string>, person: Person = 'operator') {
	const { content } = await load(person);
	const values = Object.entries(texts).map(([name, text]): TypedValue => ({ name, text, was: textAt(content, name) }));
	return saveProperty({ ctx: at(person), propertyId: PROPERTY, values });
}
const review = (number: number | null = null) => loadPropertyReview({ ctx: at(), propertyId: PROPERTY, number });
async function publish() {
	const { seen, state } = await review();
	return publishProperty({ ctx: at(), propertyId: PROPERTY, seen, state });
}
const ready = {
	'texts/one/summary.en': 'A house by the lift.',
	'texts/one/general.en': 'Two short paragraphs.',
};

/** The first bytes of a PNG of this size, with as many more as a file has. */
function png(width: number, height: number, length = 200): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(length);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, width);
	new DataView(bytes.buffer).setUint32(20, height);
	return bytes;
}

describe('the draft of a property', () => {
	it('holds what was typed, and guests see none of it', async () => {
		expect(await save({ 'facts/one/bedrooms': ' 7 ', 'texts/one/summary.de': 'Ein Haus am Lift.' })).toMatchObject({
			outcome: 'saved',
			texts: { 'facts/one/bedrooms': '7' },
		});
		const desk = await load();
		expect(textAt(desk.content, 'facts/one/bedrooms')).toBe('7');
		expect([desk.changes, desk.drafted.length]).toEqual([2, 2]);
		const [row] = await database.db.select().from(property).where(eq(property.id, PROPERTY));
		expect(row?.bedrooms).not.toBe(7);
		await stepBackProperty({ ctx: at(), propertyId: PROPERTY, seen: desk.seen, isAll: true });
		expect((await load()).draft).toBeNull();
	});

	it('is saved whole or not at all, and each wrong value is named', async () => {
		expect(
			await save({
				'facts/one/bedrooms': 'seven',
				'facts/one/place': 'nowhere',
				'texts/one/general.de': 'A <script>',
				'texts/one/summary.de': 'x'.repeat(401),
				'facts/one/name': 'Haus\u202e',
				'facts/one/area_sqm': '300',
			}),
		).toMatchObject({
			outcome: 'invalid',
			cells: [
				{ name: 'facts/one/bedrooms', error: 'number', min: 0, max: 60 },
				{ name: 'facts/one/place', error: 'choice' },
				{ name: 'texts/one/general.de', error: 'markdown' },
				{ name: 'texts/one/summary.de', error: 'long' },
				{ name: 'facts/one/name', error: 'characters' },
			],
		});
		expect((await load()).draft).toBeNull();
		for (const name of ['facts/two/name', 'pictures/x/+', 'facts/one/key', 'x'])
			await expect(
				saveProperty({ ctx: at(), propertyId: PROPERTY, values: [{ name, text: '1', was: '' }] }),
			).rejects.toMatchObject({ code: 'invalid' });
	});

	it('takes different values of 24 people at once', async () => {
		const saved = await Promise.all(
			Array.from({ length: 24 }, (_, each) =>
				saveProperty({
					ctx: at(each % 2 ? 'admin' : 'operator'),
					propertyId: PROPERTY,
					values: [
						{ name: `equipment/new-${each}/+`, text: 'yes', was: '' },
						{ name: `equipment/new-${each}/equipment.en`, text: `Thing ${each}`, was: '' },
					],
				}),
			),
		);
		expect(saved.map(({ outcome }) => outcome)).toEqual(Array(24).fill('saved'));
		expect((await load()).content.equipment).toHaveLength(24);
	});

	it('shows the later of two what the earlier one wrote, to keep it or to take the own text; other values of both are there', async () => {
		const { content } = await load();
		const was = textAt(content, 'texts/one/summary.en');
		await save({ 'texts/one/summary.en': 'By the first.', 'facts/one/floors': '4' });
		const mine: TypedValue[] = [
			{ name: 'texts/one/summary.en', text: 'By the second.', was },
			{ name: 'facts/one/bathrooms', text: '3', was: textAt(content, 'facts/one/bathrooms') },
		];
		const conflict = await saveProperty({ ctx: at('admin'), propertyId: PROPERTY, values: mine });
		expect(conflict).toMatchObject({
			outcome: 'conflict',
			by: 'operator',
			cells: [{ name: 'texts/one/summary.en', yours: 'By the second.', theirs: 'By the first.' }],
		});
		const taken = mine.map((value) => (value.name.startsWith('texts') ? { ...value, was: 'By the first.' } : value));
		expect(await saveProperty({ ctx: at('admin'), propertyId: PROPERTY, values: taken })).toMatchObject({
			outcome: 'saved',
		});
		const after = (await load()).content;
		expect(
			['texts/one/summary.en', 'facts/one/floors', 'facts/one/bathrooms'].map((name) => textAt(after, name)),
		).toEqual(['By the second.', '4', '3']);
	});

	it('tells who edits a row that another has taken out', async () => {
		await save({ 'distances/new-1/+': 'yes', 'distances/new-1/to.en': 'Lift', 'distances/new-1/metres': '80' });
		await save({ 'distances/new-1/-': 'yes' });
		const edit = (was: string) =>
			saveProperty({
				...{ ctx: at('admin'), propertyId: PROPERTY },
				values: [{ name: 'distances/new-1/to.en', text: 'Gondola', was }],
			});
		expect(await edit('Lift')).toMatchObject({ outcome: 'conflict', cells: [{ theirs: '' }] });
		expect(await edit('')).toMatchObject({ outcome: 'saved' });
		expect((await load()).content.distances).toMatchObject([{ values: { 'to.en': 'Gondola' } }]);
	});
});

describe('publishing a property', () => {
	it('makes what was looked at what guests see, with a version, an audit row and the facets', async () => {
		const { db } = database;
		const [before] = await db.select({ no: catalogueVersion.no }).from(catalogueVersion).orderBy(catalogueVersion.no);
		expect(await save({ ...ready, 'facts/one/bedrooms': '9', 'facts/one/pets': 'yes' })).toMatchObject({
			outcome: 'saved',
		});
		expect(await publish()).toMatchObject({ outcome: 'published', number: 2 });
		const [row] = await db.select().from(property).where(eq(property.id, PROPERTY));
		expect(row).toMatchObject({ bedrooms: 9, pets: 'yes' });
		const [facet] = await db
			.select()
			.from(propertyFacet)
			.where(eq(propertyFacet.propertyNo, row?.no ?? 0));
		expect(facet).toMatchObject({ bedrooms: 9, allowsPets: true });
		const texts = await db
			.select()
			.from(propertyText)
			.where(eq(propertyText.propertyNo, row?.no ?? 0));
		expect(texts.find(({ language }) => language === 'en')?.summary).toBe('A house by the lift.');
		expect(await db.select().from(audit).where(eq(audit.action, 'property.published'))).toHaveLength(1);
		const versions = await db.select().from(catalogueVersion);
		expect(versions.length).toBeGreaterThan(before ? 1 : 0);
		expect((await load()).draft).toBeNull();
		// Going back is a version of its own.
		const { seen } = await load();
		await restoreProperty({ ctx: at(), propertyId: PROPERTY, number: 1, seen });
		expect(await publish()).toMatchObject({ outcome: 'published', number: 3 });
		const [again] = await db.select().from(property).where(eq(property.id, PROPERTY));
		expect(again?.bedrooms).not.toBe(9);
	});

	it('is refused for what an import would refuse, and for a draft that was changed meanwhile', async () => {
		await save({ ...ready, 'services/new-1/+': 'yes', 'services/new-1/service_level': 'catered' });
		const refused = await publish();
		expect(refused).toMatchObject({ outcome: 'refused' });
		const { seen, state } = await review();
		await save({ 'services/new-1/service.en': 'Chef', 'services/new-1/availability': 'included' });
		await expect(publishProperty({ ctx: at(), propertyId: PROPERTY, seen, state })).rejects.toMatchObject({
			code: 'conflict',
			reason: 'changed-meanwhile',
		});
		expect(await publish()).toMatchObject({ outcome: 'published' });
	});
});

describe('pictures of a property', () => {
	const add = (
		name: string,
		bytes: Uint8Array<ArrayBuffer>,
		part: 'pictures' | 'floorplans' = 'pictures',
		person: Person = 'operator',
	) => addPropertyPicture({ ctx: at(person), propertyId: PROPERTY, part, file: { name, bytes } });

	it('are refused with a reason when they are too heavy, a program, a bomb, too small or damaged; nothing of them is stored', async () => {
		stored.clear();
		const program = new TextEncoder().encode(`MZ${'x'.repeat(300)}`);
		const answers = await Promise.all([
			add('huge.png', png(2000, 1500, 60_000_000)),
			add('heavy.png', png(2000, 1500, 25_000_001)),
			add('holiday.jpg', program),
			add('bomb.png', png(60_000, 60_000)),
			add('thumb.png', png(400, 300)),
			add('half.png', png(2000, 1500, 40)),
		]);
		expect(answers.map((answer) => ('fault' in answer ? answer.fault : 'taken'))).toEqual([
			...['weight', 'weight', 'type', 'large', 'small', 'broken'],
		]);
		expect(stored.size).toBe(0);
		expect((await load()).draft).toBeNull();
	});

	it('go to the end of the draft, each under a name of the property, and are published with their words', async () => {
		await save(ready);
		const added = await Promise.all([
			add('Spa at dawn.PNG', png(2000, 1500)),
			add('plan.png', png(1500, 1500), 'floorplans'),
		]);
		expect(added.map(({ outcome }) => outcome)).toEqual(['saved', 'saved']);
		const { content } = await load();
		const [picture] = content.pictures.slice(-1);
		expect(picture?.values).toMatchObject({ file: expect.stringMatching(/\/spa-at-dawn\.png$/), shows: 'other' });
		const [plan] = content.floorplans.slice(-1);
		await save({
			[`pictures/${picture?.id}/alt.en`]: 'The spa at dawn',
			[`pictures/${picture?.id}/object_position`]: '40% 60%',
			[`floorplans/${plan?.id}/label.en`]: 'Ground floor',
		});
		await prepared();
		expect(await publish()).toMatchObject({ outcome: 'published' });
		const after = (await load()).content;
		expect(after.pictures.at(-1)?.values).toMatchObject({ 'alt.en': 'The spa at dawn', object_position: '40% 60%' });
		expect(after.floorplans.at(-1)?.values).toMatchObject({ 'label.en': 'Ground floor', 'label.de': 'Ground floor' });
	});
});

describe('who edits a property', () => {
	it('is its operator and admins with the catalogue; another operator finds nothing', async () => {
		const attempts = await Promise.all(
			EVERYBODY.map(async (person) => {
				try {
					await load(person);
					return [person, 'may'];
				} catch (error) {
					return [person, (error as { code: string }).code];
				}
			}),
		);
		const may = Object.fromEntries(attempts);
		expect(may).toMatchObject({ operator: 'may', admin: 'may', otherOperator: 'not-found', customer: 'forbidden' });
		expect(Object.values(may).filter((answer) => answer === 'may')).toHaveLength(2);
		for (const person of EVERYBODY.filter((each) => may[each] !== 'may')) {
			const ctx = at(person);
			const code = may[person];
			await expect(
				saveProperty({ ctx, propertyId: PROPERTY, values: [{ name: 'facts/one/floors', text: '2', was: '' }] }),
			).rejects.toMatchObject({ code });
			await expect(stepBackProperty({ ctx, propertyId: PROPERTY, seen: 1, isAll: true })).rejects.toMatchObject({
				code,
			});
			await expect(publishProperty({ ctx, propertyId: PROPERTY, seen: 1, state: '' })).rejects.toMatchObject({ code });
			const file = { name: 'a.png', bytes: png(2000, 1500) };
			await expect(addPropertyPicture({ ctx, propertyId: PROPERTY, part: 'pictures', file })).rejects.toMatchObject({
				code,
			});
		}
	});
});

describe('the preview of a draft', () => {
	const preview = (person: Person = 'operator') => previewProperty({ ctx: at(person), propertyId: PROPERTY });
	const shown = async () => {
		const answer = await preview();
		if (answer.outcome !== 'shown') throw new Error(JSON.stringify(answer));
		return answer.property;
	};

	it('is the page as it is while there is none, and as publishing makes it afterwards', async () => {
		await save(ready);
		await publish();
		const before = await shown();
		expect(before.text?.summary).toBe('A house by the lift.');
		await save({
			...{ 'texts/one/summary.en': 'A house on the piste.', 'facts/one/bedrooms': '9', 'facts/one/name': 'Chalet Neu' },
			'registration/one/registration_number': 'AT-1',
		});
		await addPropertyPicture({
			ctx: at(),
			propertyId: PROPERTY,
			part: 'pictures',
			file: { name: 'a.png', bytes: png(1600, 1067) },
		});
		await prepared();
		const draft = await shown();
		expect(draft).toMatchObject({ name: 'Chalet Neu', bedrooms: 9, registrationNumber: 'AT-1' });
		expect(draft.text?.summary).toBe('A house on the piste.');
		expect(draft.pictures).toHaveLength(before.pictures.length + 1);
		const [row] = await database.db.select().from(property).where(eq(property.id, PROPERTY));
		expect([row?.name, row?.bedrooms]).toEqual([before.name, before.bedrooms]);
		await publish();
		expect(await shown()).toEqual(draft);
		await save({ 'facts/one/name': before.name });
		await publish();
	});

	it('writes nothing, however many look at once', async () => {
		await save({ 'facts/one/bedrooms': '12' });
		const [versions] = await database.db.select().from(catalogueVersion);
		const all = await Promise.all(Array.from({ length: 24 }, () => shown()));
		expect(new Set(all.map(({ bedrooms }) => bedrooms))).toEqual(new Set([12]));
		expect((await database.db.select().from(catalogueVersion))[0]).toEqual(versions);
		expect((await load()).changes).toBe(1);
	});

	it('names what keeps it from being published, and is for those with the right', async () => {
		await save({ 'facts/one/name': '' });
		expect(await preview()).toMatchObject({ outcome: 'refused', errors: [{ column: 'name' }] });
		for (const person of ['agent', 'customer'] as const)
			await expect(preview(person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(preview('otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		expect(await preview('admin')).toMatchObject({ outcome: 'refused' });
	});
});
