import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { audit } from '#db/schema/audit';
import { conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { readConciergeCatalogue, saveService, saveSupplier } from '~/domain/concierge/edit-catalogue.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { contextOf } from '../lead/agent-workspace';

let workspace: Workspace;
beforeEach(async () => {
	workspace = await startWorkspace();
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

	test('are edited by the team alone, with an audit row', async () => {
		await workspace.import(folder(SUPPLIERS, SERVICES));
		const input = {
			price: '500,00',
			net: '460',
			supplier: 'taxi-tal',
			noticeHours: '12',
			cancelHours: '24',
			isOffered: false,
		};
		await saveService({ ctx: team(), key: 'lech-transfer', input });
		expect((await services())[1]).toMatchObject({
			priceMinor: 50_000,
			netMinor: 46_000,
			noticeHours: 12,
			isRetired: true,
		});
		await saveSupplier({
			ctx: team(),
			key: 'taxi-tal',
			input: { name: 'Taxi Tal', email: 'neu@taxi.example', phone: '', language: 'de', answerHours: '8' },
		});
		const [taxi] = await workspace.db.select().from(conciergeSupplier).where(eq(conciergeSupplier.key, 'taxi-tal'));
		expect(taxi).toMatchObject({ email: 'neu@taxi.example', phone: null, answerHours: 8 });
		expect((await workspace.db.select().from(audit)).map(({ action }) => action)).toEqual([
			'concierge.service-saved',
			'concierge.supplier-saved',
		]);
		for (const wrong of [{ price: 'much' }, { noticeHours: '-1' }, { supplier: 'no-one' }])
			await expect(
				saveService({ ctx: team(), key: 'lech-transfer', input: { ...input, ...wrong } }),
			).rejects.toMatchObject({ code: 'invalid' });
		for (const person of ['operator', 'agent', 'admin'] as const) {
			await expect(
				saveService({ ctx: contextOf(workspace, person), key: 'lech-transfer', input }),
			).rejects.toMatchObject({ code: 'forbidden' });
			await expect(readConciergeCatalogue(contextOf(workspace, person))).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});
