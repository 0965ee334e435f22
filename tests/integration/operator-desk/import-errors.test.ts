import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskImport } from '#db/schema/desk-import';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { findImport, type ImportContext } from '~/domain/operator-desk/import/find-import.server';
import { loadImport } from '~/domain/operator-desk/import/load-import.server';
import { leaveOut, mendCell } from '~/domain/operator-desk/import/stage-import.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { adminOf, apply, exportFiles, listed, stage } from './import-desk';

let workspace: Workspace;
let admin: ImportContext;
beforeEach(async () => {
	workspace = await startWorkspace();
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
	admin = await adminOf(workspace);
});
afterEach(() => workspace.stop());

/** A person of the operator that owns Chalet Enzian. */
async function operatorOf(key = 'arlberg-houses'): Promise<ImportContext> {
	const [own] = await workspace.db.select({ no: operator.no }).from(operator).where(eq(operator.key, key));
	const { actor } = admin;
	if (!actor || !own) throw new Error('No operator');
	return { ...admin, actor: { ...actor, role: 'operator', operatorNo: own.no, capabilities: [] } };
}

it('names file, line and column of each error, and takes the rest where that is ticked', async () => {
	const id = await stage(admin, {
		'houses.csv': 'key,bedrooms,latitude\nchalet-enzian,12+2,\nchalet-arve,4,\nno-such-house,3,\n',
		'prices.csv': [
			'property,check_in,check_out,service_level,price',
			'chalet-enzian,2027-12-04,2027-12-11,catered,41.2OO',
			'chalet-enzian,2027-12-11,2027-12-18,catered,31100',
			'chalet-enzian,2027-12-15,2027-12-22,catered,31100',
			'chalet-enzian,2027-01-12,2027-01-18,catered,100',
		].join('\n'),
	});
	const found = await listed(admin, id);
	expect(found.map(({ key, state, added, changed, errors }) => ({ key, state, added, changed, errors }))).toEqual([
		{ key: 'chalet-enzian', state: 'ready', added: 1, changed: 0, errors: 4 },
		{ key: 'chalet-arve', state: 'ready', added: 0, changed: 1, errors: 0 },
		{ key: 'no-such-house', state: 'refused', added: 0, changed: 0, errors: 1 },
	]);
	expect(found[0]?.report.errors.map(({ file, line, column, wrong }) => `${file}:${line} ${column}: ${wrong}`)).toEqual(
		[
			'houses.csv:2 bedrooms: "12+2" is not a whole number',
			'prices.csv:2 price: "41.2OO" is not a price',
			expect.stringContaining('prices.csv:5 check_in: overlaps 2027-01-09 to 2027-01-16 (catered), which is published'),
			expect.stringContaining('prices.csv:4 check_in: overlaps 2027-12-11 to 2027-12-18 (catered) in line 3'),
		],
	);
	await expect(apply(admin, id)).rejects.toMatchObject({ reason: 'errors-open' });
	await apply(admin, id, true);
	const files = await exportFiles(admin);
	expect(files['stays.csv']).toContain('chalet-enzian,2027-12-11,2027-12-18,catered,available,31100');
	expect(files['stays.csv']).not.toContain('2027-12-04');
	expect(files['properties.csv']).toContain('arlberg-houses,5,4,10');
});

it('corrects a cell in place, also the property that a row is of', async () => {
	const id = await stage(admin, {
		'prices.csv':
			'Haus,check_in,check_out,service_level,price\nChalet Enzain,2027-12-04,2027-12-11,catered,41.2OO\nChalet Enzian,2027-12-11,2027-12-18,catered,5\n',
	});
	const { errors } = await loadImport(admin, { id, key: null, after: 0 });
	expect(errors).toMatchObject([{ key: 'name: Chalet Enzain', line: 2, column: 'name' }]);
	const cell = { ctx: admin, id, source: 'prices.csv', line: 2 };
	await mendCell({ ...cell, key: 'name: Chalet Enzain', column: 'name', text: 'Chalet Enzian' });
	expect(await listed(admin, id)).toMatchObject([{ key: 'chalet-enzian', state: 'ready', added: 1, errors: 1 }]);
	await mendCell({ ...cell, key: 'chalet-enzian', column: 'price', text: '41200' });
	expect(await listed(admin, id)).toMatchObject([{ key: 'chalet-enzian', state: 'ready', added: 2, errors: 0 }]);
	await expect(mendCell({ ...cell, key: 'chalet-enzian', line: 99, column: 'price', text: '1' })).rejects.toMatchObject(
		{
			code: 'not-found',
		},
	);
});

it('removes what the files leave out only where they say everything', async () => {
	const stays =
		'property,check_in,check_out,service_level,status,price\nchalet-enzian,2027-01-16,2027-01-23,catered,available,22800.50\n';
	const rest = await listed(admin, await stage(admin, { 'stays.csv': stays }));
	expect(rest).toMatchObject([{ state: 'same', removed: 0 }]);
	const all = await listed(admin, await stage(admin, { 'stays.csv': stays }, { isComplete: true }));
	expect(all).toMatchObject([{ state: 'ready', removed: 3, added: 0, changed: 0 }]);
	const emptied = 'key,sector,pets\nchalet-enzian,,no\n';
	expect(await listed(admin, await stage(admin, { 'a.csv': emptied }))).toMatchObject([
		{ report: { changes: [{ fields: [{ column: 'pets', before: 'on_request', after: 'no' }] }] } },
	]);
	const fields = [
		{ column: 'sector', before: 'Oberlech', after: '' },
		{ column: 'pets', before: 'on_request', after: 'no' },
	];
	expect(await listed(admin, await stage(admin, { 'a.csv': emptied }, { isComplete: true }))).toMatchObject([
		{ report: { changes: [{ fields }] } },
	]);
});

it('shows and changes an operator its own properties alone', async () => {
	const own = await operatorOf();
	const id = await stage(own, {
		'houses.csv':
			'key,name,bedrooms,rank,property_type,place,currency\nchalet-enzian,,6,,,,\nchalet-arve,,1,,,,\nneues-haus,Neues Haus,3,,chalet,lech,EUR\nzweites-haus,Zweites Haus,3,1,chalet,lech,EUR\n',
		'prices.csv': 'Haus,check_in,check_out,service_level,price\n"Chalet Arve, Süd",2027-12-04,2027-12-11,catered,1\n',
	});
	const found = await listed(own, id);
	expect(found.map(({ key, state, report }) => [key, state, ...report.errors.map(({ wrong }) => wrong)])).toEqual([
		['chalet-enzian', 'ready'],
		['chalet-arve', 'refused', '"chalet-arve" is taken'],
		['neues-haus', 'ready'],
		['zweites-haus', 'refused', 'the team sets the rank'],
		['name: Chalet Arve, Süd', 'refused', 'no property of yours is called "Chalet Arve, Süd"'],
	]);
	await apply(own, id, true);
	const [made] = await workspace.db
		.select({ operatorNo: property.operatorNo, rank: property.rank })
		.from(property)
		.where(eq(property.key, 'neues-haus'));
	expect(made).toEqual({ operatorNo: own.actor?.operatorNo, rank: 1000 });
	expect(Object.keys(await exportFiles(own)).filter((name) => name.includes('arve'))).toEqual([]);
	const other = await operatorOf('matter-homes');
	for (const act of [
		() => findImport(other, id),
		() => loadImport(other, { id, key: null, after: 0 }),
		() => leaveOut(other, id, 'chalet-enzian', true),
		() => apply(other, id),
		() => findImport(admin, id),
	])
		await expect(act()).rejects.toMatchObject({ code: 'not-found' });
	await expect(findImport({ ...admin, actor: null }, id)).rejects.toMatchObject({ code: 'forbidden' });
	const team = await stage(own, { 'a.csv': 'key,rank,operator\nchalet-enzian,1,matter-homes\n' });
	expect((await listed(own, team))[0]?.report.errors.map(({ column }) => column)).toEqual(['operator', 'rank']);
	expect(await workspace.db.select({ no: deskImport.operatorNo }).from(deskImport)).toHaveLength(2);
});

it('refuses pictures that neither the property nor the product has, and texts that are not sound', async () => {
	const id = await stage(admin, {
		'pictures.csv': 'property,file,shows\nchalet-enzian,lech/lounge.png,lounge\nchalet-enzian,lech/nowhere.jpg,house\n',
		'texts/chalet-enzian.en.md': '---\nsummary: A house.\n---\n## General\n\n<b>Bold</b>\n',
	});
	const [found] = await listed(admin, id);
	expect(found?.report.errors.map(({ file, line, column }) => `${file}:${line} ${column}`)).toEqual(
		expect.arrayContaining(['pictures.csv:3 file', 'texts/chalet-enzian.en.md:6 general']),
	);
});

it('says of a property that the law keeps it from being sold', async () => {
	await workspace.db.update(place).set({ countryCode: 'FR' }).where(eq(place.slug, 'lech'));
	const id = await stage(admin, {
		'a.csv': 'key,floors,registration_number\nchalet-enzian,4,73227 000012 A1\nchalet-arve,4,\n',
	});
	const told = async (of: string) => (await listed(admin, of)).map(({ key, report }) => [key, report.isUnregistered]);
	expect(await told(id)).toEqual([
		['chalet-enzian', false],
		['chalet-arve', false],
	]);
	expect(await told(await stage(admin, { 'a.csv': 'key,floors\nchalet-enzian,4\n' }))).toEqual([
		['chalet-enzian', true],
	]);
});
