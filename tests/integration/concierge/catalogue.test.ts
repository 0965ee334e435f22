import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { audit } from '#db/schema/audit';
import { conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { user } from '#db/schema/user';
import { loadEntry } from '~/domain/administration/entries/load-entry.server';
import { readConciergeCatalogue, saveConciergeRow } from '~/domain/concierge/concierge-catalogue.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { contextOf } from '../lead/agent-workspace';

let workspace: Workspace;
beforeEach(async () => {
	workspace = await startWorkspace();
	const { actor, now } = team();
	if (!actor) throw new Error('No actor');
	const { no, id, email, role } = actor;
	await workspace.db.insert(user).values({ no, id, email, role, issuer: 'test', subject: 'admin', updatedAt: now });
});
afterEach(() => workspace.stop());

const SUPPLIERS = `key,name,email,phone,language,answer_hours,retired
arlberg-limousine,Arlberg Limousine,dispo@limousine.example,+43 5583 900 310,de,24,no
taxi-tal,Taxi Tal,post@taxi.example,,en,6,yes
`;
const SERVICES = `key,place,kind,name_en,name_de,description_en,description_de,supplier,unit,currency,price,net,notice_hours,cancel_hours,retired
lech-transfer,lech,transfer,Zürich to Lech,Zürich nach Lech,,,arlberg-limousine,job,EUR,460.50,420,24,48,no
lech-flowers,lech,flowers,Flowers,Blumen,On arrival,Zur Ankunft,,job,EUR,85,65,48,48,no
`;
const folder = (suppliers: string, services: string) =>
	editedFixture(workspace.folder(), ({ write }) => {
		write('concierge-suppliers.csv', suppliers);
		write('concierge-services.csv', services);
	});
const services = () => workspace.db.select().from(conciergeService).orderBy(conciergeService.key);
const team = () => contextOf(workspace, 'admin', { may: ['concierge'] });

describe('services and suppliers of a catalogue (CONCIERGE-9)', () => {
	test('come in, change, stay where a later folder does not name them, and go out as they came in', async () => {
		expect((await workspace.import(folder(SUPPLIERS, SERVICES))).errors).toEqual([]);
		const [flowers, transfer] = await services();
		expect(transfer).toMatchObject({ priceMinor: 46_050, netMinor: 42_000, cancelHours: 48, isRetired: false });
		expect([transfer?.supplierNo, flowers?.supplierNo]).toEqual([expect.any(Number), null]);
		const out = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder: out });
		expect(readFileSync(join(out, 'concierge-suppliers.csv'), 'utf8')).toContain(
			'taxi-tal,Taxi Tal,post@taxi.example,,en,6,yes',
		);
		expect(readFileSync(join(out, 'concierge-services.csv'), 'utf8')).toContain(
			'lech-transfer,lech,transfer,Zürich to Lech',
		);
		const [head = '', row = ''] = SERVICES.split('\n');
		expect((await workspace.import(folder(SUPPLIERS, `${head}\n${row.replace('460.50', '480')}\n`))).errors).toEqual(
			[],
		);
		expect((await services()).map(({ priceMinor }) => priceMinor)).toEqual([8500, 48_000]);
		expect((await services())[1]?.no).toBe(transfer?.no);
	});

	test('are refused with line and column', async () => {
		const wrong = SERVICES.replace('arlberg-limousine,job', 'arlberg-limusine,job').replace(',85,65', ',85,cheap');
		const { errors } = await workspace.import(folder(SUPPLIERS, wrong));
		expect(errors.map(formatError).join('\n')).toMatch(/concierge-services\.csv:2[\s\S]*arlberg-limousine/);
		expect(errors.map(formatError).join('\n')).toMatch(/concierge-services\.csv:3[\s\S]*net/);
		expect(await services()).toEqual([]);
	});

	test('are edited in their rows by the team alone, as entries of the catalogue are (ADMIN-2)', async () => {
		await workspace.import(folder(SUPPLIERS, SERVICES));
		const rowsOf = async (key: string) => {
			const { services: all, suppliers } = await readConciergeCatalogue(team());
			return [...all, ...suppliers].find((each) => each.key === key)?.was ?? {};
		};
		const was = await rowsOf('lech-transfer');
		expect(was).toMatchObject({ supplier: 'arlberg-limousine', notice_hours: '24', retired: '' });
		const typed = {
			...{ price: '500,00 EUR', net: '460', supplier: 'taxi-tal', notice_hours: '12', cancel_hours: '24' },
			retired: 'yes',
		};
		const save = (changes: object = {}, ctx = team(), from = was) =>
			saveConciergeRow({ ctx, kind: 'services', key: 'lech-transfer', typed: { ...typed, ...changes }, was: from });
		expect(await save()).toMatchObject({ outcome: 'saved', number: 2, changes: 6 });
		expect((await services())[1]).toMatchObject({
			...{ priceMinor: 50_000, netMinor: 46_000, noticeHours: 12, isRetired: true },
			...{ nameEn: 'Zürich to Lech', kind: 'transfer', unit: 'job' },
		});
		expect(await save({}, team(), await rowsOf('lech-transfer'))).toMatchObject({ outcome: 'nothing' });
		// The version is one of the entry's own page.
		const { versions } = await loadEntry({ ctx: team(), kind: 'services', key: 'lech-transfer', version: null });
		expect(versions[0]?.changes.map(({ column }) => column)).toContain('price');
		const taxi = {
			...{ name: 'Taxi Tal', email: 'neu@taxi.example', phone: '', language: 'de', answer_hours: '8' },
		};
		await saveConciergeRow({
			...{ ctx: team(), kind: 'suppliers', key: 'taxi-tal', typed: taxi, was: await rowsOf('taxi-tal') },
		});
		const [stored] = await workspace.db.select().from(conciergeSupplier).where(eq(conciergeSupplier.key, 'taxi-tal'));
		expect(stored).toMatchObject({ email: 'neu@taxi.example', phone: null, answerHours: 8, isRetired: true });
		expect((await workspace.db.select().from(audit)).map(({ action }) => action)).toEqual([
			'services.saved',
			'suppliers.saved',
		]);
		for (const [wrong, column] of [
			[{ price: 'much' }, 'price'],
			[{ notice_hours: '-1' }, 'notice_hours'],
			[{ supplier: 'no-one' }, 'supplier'],
		] as const)
			expect(await save(wrong, team(), await rowsOf('lech-transfer')), column).toMatchObject({
				outcome: 'invalid',
				errors: [{ file: 'conciergeServices', column }],
			});
		// From what was shown before the first save.
		expect(await save({ price: '510', net: '470' })).toMatchObject({
			outcome: 'conflict',
			conflicts: [{ column: 'price' }, { column: 'net' }],
		});
		for (const person of ['operator', 'agent', 'admin'] as const) {
			await expect(save({}, contextOf(workspace, person))).rejects.toMatchObject({ code: 'forbidden' });
			await expect(readConciergeCatalogue(contextOf(workspace, person))).rejects.toMatchObject({ code: 'forbidden' });
		}
	});

	test('are saved once by 24 at once, and nothing of any of them is lost', async () => {
		await workspace.import(folder(SUPPLIERS, SERVICES));
		const [found] = (await readConciergeCatalogue(team())).services.filter(({ key }) => key === 'lech-transfer');
		const was = found?.was ?? {};
		const columns = ['price', 'net', 'notice_hours', 'cancel_hours'] as const;
		const results = await Promise.all(
			Array.from({ length: 24 }, async (_, at) => {
				const column = columns[at % 4] ?? 'price';
				const typed = { ...was, [column]: String(100 + at) };
				for (;;) {
					const saved = await saveConciergeRow({
						...{ ctx: team(), kind: 'services', key: 'lech-transfer', typed, was },
					}).catch(({ reason }) => ({ outcome: reason as string }));
					// Who publishes while others do all the time is asked to save again.
					if (saved.outcome !== 'changed-meanwhile') return saved;
				}
			}),
		);
		expect(results.filter(({ outcome }) => outcome === 'saved')).toHaveLength(4);
		expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['saved', 'conflict']));
		const [, transfer] = await services();
		expect(transfer?.priceMinor).toBeGreaterThanOrEqual(10_000);
		expect(transfer?.noticeHours).toBeGreaterThanOrEqual(100);
		expect(transfer?.cancelHours).toBeGreaterThanOrEqual(100);
	});
});
