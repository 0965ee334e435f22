import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { user } from '#db/schema/user';
import type { EntryContent } from '~/domain/administration/entries/entry-content';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS } from '~/domain/administration/entries/entry-parts';
import { loadEntry } from '~/domain/administration/entries/load-entry.server';
import { saveEntry } from '~/domain/administration/entries/save-entry.server';
import { editedFixture, startWorkspace, type Workspace } from '../catalogue/workspace';
import { contextOf } from '../lead/agent-workspace';

let desk: Workspace;
let importer: Workspace;
beforeEach(async () => {
	[desk, importer] = await Promise.all([startWorkspace(), startWorkspace()]);
});
afterEach(async () => {
	await Promise.all([desk.stop(), importer.stop()]);
});

/** Every file of an export, by its path. */
async function exported({ db, store, folder }: Workspace): Promise<{ target: string; files: Record<string, string> }> {
	const target = folder();
	await exportCatalogue({ db, store, folder: target });
	const names = readdirSync(target, { recursive: true }).map(String);
	const files = names
		.filter((file) => statSync(join(target, file)).isFile())
		.sort()
		.map((file) => [file, readFileSync(join(target, file), 'latin1')]);
	return { target, files: Object.fromEntries(files) };
}

const adminOf = ({ db }: Workspace) => contextOf({ db }, 'admin', { may: ['catalogue', 'concierge'] });

/** Saves the entry with these cells changed; rows of a part with several are told whole. */
async function save(kind: EntryKind, key: string | null, changed: EntryContent) {
	const ctx = adminOf(desk);
	const { content, was } = await loadEntry({ ctx, kind, key, version: null });
	const typed = Object.fromEntries(
		ENTRY_PARTS[kind].map(({ file, most }) => {
			const rows = changed[file];
			if (!rows) return [file, content[file] ?? []];
			return [file, most === undefined ? [{ ...content[file]?.[0], ...rows[0] }] : rows];
		}),
	);
	expect(await saveEntry({ ctx, kind, key, typed, was })).toMatchObject({ outcome: 'saved' });
}

it('what admins save and the same from files make the same catalogue, byte for byte', async () => {
	await desk.import(editedFixture(desk.folder(), () => undefined));
	const { actor, now } = adminOf(desk);
	if (!actor) throw new Error('nobody');
	await desk.db.insert(user).values({
		...{ no: actor.no, id: actor.id, email: actor.email, role: actor.role },
		...{ issuer: 'test', subject: 'admin', updatedAt: now },
	});
	await save('operators', 'arlberg-houses', {
		operators: [{ name: 'Arlberg Homes', vat_percent: '10', country_code: 'AT', town: 'Lech' }],
		salesTerms: [
			{
				...{ credit_card_fee_ratio: '0,03', prepayment_ratio: '0.30', accepted_payment_methods: 'bank_transfer' },
				...{ security_deposit: '1750.50', commission_percent: '12.5', terms_de: '' },
			},
		],
		cancellationTerms: [
			{ days_before_check_in: '30', refund_ratio: '0' },
			{ days_before_check_in: '90', refund_ratio: '0.8' },
		],
		paymentTerms: [],
	});
	await save('operators', null, {
		operators: [{ key: 'new-homes', name: 'New Homes', arrival_from: '17:30' }],
		paymentTerms: [{ days_before_check_in: '42', payment_ratio: '1' }],
	});
	await save('places', 'lech', {
		places: [{ name_en: 'Lech am Arlberg', other_names: 'Lech-Zürs; Omesberg', elevation_m: '1444' }],
		placeTouristTaxes: [
			{
				kind: 'per_person_night',
				amount: '4.20',
				currency: 'EUR',
				from_age: '14',
				source: 'Lech',
				read_on: '2026-11-01',
			},
		],
	});
	await save('places', null, { places: [{ key: 'zug', country: 'AT', name_en: 'Zug', parent: 'vorarlberg' }] });
	await save('regions', null, {
		regions: [{ key: 'arlberg', kind: 'ski_area', name_en: 'Arlberg', places: 'zug; lech' }],
	});
	await save('facilities', 'gym', { facilities: [{ name_en: 'Fitness room', is_default: 'yes' }] });
	await save('facilities', null, { facilities: [{ key: 'ski-room', name_en: 'Ski room', name_de: '' }] });
	await save('suppliers', null, {
		conciergeSuppliers: [{ key: 'driver', name: 'Driver', email: 'driver@lech.example', language: 'de' }],
	});
	await save('services', null, {
		conciergeServices: [
			{
				...{ key: 'transfer', place: 'lech', kind: 'transfer', name_en: 'Transfer', supplier: 'driver' },
				...{ currency: 'EUR', price: '390', net: '300', description_en: 'From Zurich.', retired: 'yes' },
			},
		],
	});

	await importer.import(
		editedFixture(importer.folder(), ({ replace, write, append, read }) => {
			write(
				'operators.csv',
				`key,name,email,time_zone,arrival_from,town,country_code,vat_percent
arlberg-houses,Arlberg Homes,office@arlberg.example,Europe/Vienna,,Lech,AT,10
matter-homes,Matter Homes,,,,,,
new-homes,New Homes,,,17:30,,,
`,
			);
			const english = /"(First line[^"]*)"/.exec(read('sales-terms.csv'))?.[1];
			const others = /\n(matter-homes.*)\n/.exec(read('sales-terms.csv'))?.[1];
			write(
				'sales-terms.csv',
				`operator,credit_card_fee_ratio,prepayment_ratio,accepted_payment_methods,security_deposit,security_deposit_currency,security_deposit_type,commission_percent,terms_en,terms_de
arlberg-houses,0.03,0.3,bank_transfer,1750.5,EUR,blocked,12.5,"${english}",
${others ?? ''}
`,
			);
			write(
				'cancellation-terms.csv',
				'operator,days_before_check_in,refund_ratio\narlberg-houses,90,0.8\narlberg-houses,30,0\n',
			);
			write('payment-terms.csv', 'operator,days_before_check_in,payment_ratio\nnew-homes,42,1\n');
			write(
				'places.csv',
				`key,country,name_en,name_de,other_names,parent,latitude,longitude,elevation_m
vorarlberg,AT,Vorarlberg,,,,,,
lech,AT,Lech am Arlberg,Lech,Lech-Zürs;Omesberg,vorarlberg,47.2085,10.1425,1444
zermatt,CH,Zermatt,,,,46.0207,7.7491,1608
zug,AT,Zug,,,vorarlberg,,,
`,
			);
			write('regions.csv', 'key,kind,name_en,places\narlberg,ski_area,Arlberg,lech;zug\n');
			write(
				'place-tourist-taxes.csv',
				'place,kind,amount,currency,from_age,source,read_on\nlech,per_person_night,4.2,EUR,14,Lech,2026-11-01\n',
			);
			replace('facilities.csv', 'gym,Gym,Fitnessraum,', 'gym,Fitness room,Fitnessraum,yes');
			append('facilities.csv', 'ski-room,Ski room,,');
			write('concierge-suppliers.csv', 'key,name,email,language\ndriver,Driver,driver@lech.example,de\n');
			write(
				'concierge-services.csv',
				`key,place,kind,name_en,description_en,supplier,currency,price,net,retired
transfer,lech,transfer,Transfer,From Zurich.,driver,EUR,390,300,yes
`,
			);
		}),
	);
	const [made, read] = await Promise.all([exported(desk), exported(importer)]);
	expect(made.files).toEqual(read.files);
	expect(made.files['places.csv']).toContain('Lech am Arlberg');
	expect(made.files['facilities.csv']).toContain('ski-room,Ski room,Ski room,no');

	const again = await desk.import(made.target);
	expect(again.errors).toEqual([]);
	expect([
		again.hasWritten,
		again.changes.filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0),
	]).toEqual([false, []]);
	// Search and suggestions follow the names.
	expect(await desk.rows("select label_en from suggestion where kind = 'place' and label_en like 'Lech%'")).toEqual([
		{ label_en: 'Lech am Arlberg' },
	]);
});
