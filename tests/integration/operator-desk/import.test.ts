import { afterEach, beforeEach, expect, it } from 'vitest';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { adminOf, apply, exportDocument, exportFiles, listed, revert, stage } from './import-desk';

let workspace: Workspace;
beforeEach(async () => {
	workspace = await startWorkspace();
	await workspace.import(editedFixture(workspace.folder(), () => undefined));
});
afterEach(() => workspace.stop());

it('takes its own export in again without a change, as CSV, as JSON and as a whole', async () => {
	const ctx = await adminOf(workspace);
	const files = await exportFiles(ctx);
	const document = await exportDocument(ctx);
	for (const [given, isComplete] of [
		[files, false],
		[files, true],
		[{ 'properties.json': document }, false],
		[{ 'properties.json': document }, true],
	] as const) {
		const id = await stage(ctx, given, { isComplete });
		const found = await listed(ctx, id);
		expect(found.length).toBeGreaterThan(2);
		for (const { key, state, report, unchanged } of found) {
			expect({ key, state, report }).toEqual({
				key,
				state: 'same',
				report: { changes: [], more: 0, errors: [], isUnregistered: false },
			});
			expect(unchanged).toBeGreaterThan(0);
		}
	}
});

it('applies what a spreadsheet changes, and takes it back to the byte', async () => {
	const ctx = await adminOf(workspace);
	const before = await exportFiles(ctx);
	const id = await stage(ctx, {
		'houses.csv': 'key;Schlafzimmer;Fläche;Haustiere\nchalet-enzian;6;1 200 m²;ja\n',
		'prices.csv': 'Haus;Anreise;Abreise;SC;Catered;Status\nChalet Enzian;06.11.2027;13.11.2027;22 500;31.100 €;frei\n',
	});
	const found = await listed(ctx, id);
	expect(found).toMatchObject([{ key: 'chalet-enzian', state: 'ready', added: 2, changed: 1, removed: 0, errors: 0 }]);
	expect(found[0]?.report.changes[0]).toEqual({
		...{ file: 'properties', what: 'changed', name: '', at: { source: 'houses.csv', line: 2 } },
		fields: [
			{ column: 'bedrooms', before: '5', after: '6' },
			{ column: 'area_sqm', before: '320', after: '1200' },
			{ column: 'pets', before: 'on_request', after: 'yes' },
		],
	});
	await apply(ctx, id);
	const after = await exportFiles(ctx);
	expect(after['stays.csv']).toContain('chalet-enzian,2027-11-06,2027-11-13,catered,available,31100');
	expect(after['properties.csv']).toContain(',6,4,10,2,1200,3,yes,EUR');
	expect(await listed(ctx, id)).toMatchObject([{ state: 'applied' }]);
	await revert(ctx, id);
	expect(await listed(ctx, id)).toMatchObject([{ state: 'reverted' }]);
	expect(await exportFiles(ctx)).toEqual(before);
});
