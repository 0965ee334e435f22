import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import type { Database } from '#db/client';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import { saveProperty } from '~/domain/operator-desk/property/edit-property.server';
import { loadPropertyDesk, loadPropertyReview } from '~/domain/operator-desk/property/load-property-desk.server';
import { textAt } from '~/domain/operator-desk/property/property-content';
import { publishProperty } from '~/domain/operator-desk/property/publish-property.server';
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
async function exported({ db, store, folder }: Workspace): Promise<Record<string, string>> {
	const target = folder();
	await exportCatalogue({ db, store, folder: target });
	const files = readdirSync(target, { recursive: true }).map(String);
	return Object.fromEntries(
		files
			.filter((file) => statSync(join(target, file)).isFile())
			.sort()
			.map((file) => [file, readFileSync(join(target, file), 'latin1')]),
	);
}

async function publish(db: Database, texts: Readonly<Record<string, string>>) {
	const ctx = contextOf({ db }, 'admin', { may: ['catalogue'] });
	const { actor } = ctx;
	if (!actor) throw new Error('nobody');
	const { no, id, email, role } = actor;
	await db.insert(user).values({ no, id, email, role, issuer: 'test', subject: 'admin', updatedAt: ctx.now });
	const [house] = await db.select({ id: property.id }).from(property).where(eq(property.key, 'chalet-enzian'));
	const propertyId = house?.id ?? '';
	const { content } = await loadPropertyDesk({ ctx, propertyId });
	const saved = await saveProperty({
		...{ ctx, propertyId },
		values: Object.entries(texts).map(([name, text]) => ({ name, text, was: textAt(content, name) })),
	});
	expect(saved).toMatchObject({ outcome: 'saved' });
	const { seen, state } = await loadPropertyReview({ ctx, propertyId, number: null });
	expect(await publishProperty({ ctx, propertyId, seen, state })).toMatchObject({ outcome: 'published' });
}

it('what the desk publishes and the same from files make the same catalogue, byte for byte', async () => {
	await desk.import(editedFixture(desk.folder(), () => undefined));
	await publish(desk.db, {
		'facts/one/bedrooms': '6',
		'facts/one/sector': 'Zug',
		'facts/one/latitude': '47.21336',
		'texts/one/general.de': 'Drei kurze Absätze.',
		'texts/one/information.de': 'Anreise ab 16 Uhr.',
		'services/catered-driver/-': 'yes',
		'services/new-1/+': 'yes',
		'services/new-1/service.en': 'Yoga',
		'services/new-1/service.de': 'Yoga am Morgen',
		'services/new-1/service_level': 'catered',
		'services/new-1/availability': 'on_request',
		'equipment//order': 'open-fire;boot-warmer',
		'distances/piste/metres': '30',
		'rooms/new-2/+': 'yes',
		'rooms/new-2/name.en': 'Suite with a view',
		'rooms/new-2/kind': 'bedroom',
		'rooms/new-2/beds_double': '5',
		'rooms/new-2/beds_single': '2',
		'facilities/one/facility': 'sauna',
		'highlights/the-terrace/text.en': 'Evening sun.',
		'floorplans/ground-floor/area_sqm': '125',
		'registration/one/registration_number': 'AT-8-9999',
		'taxes/new-3/+': 'yes',
		'taxes/new-3/kind': 'per_person_night',
		'taxes/new-3/amount': '3.50',
		'taxes/new-3/currency': 'EUR',
	});

	await importer.import(
		editedFixture(importer.folder(), ({ replace, write, read }) => {
			replace(
				'properties.csv',
				'chalet,lech,Oberlech,arlberg-houses,5,4,10,2,320,3,on_request,EUR,47.2133,10.1412,AT-8-1234',
				'chalet,lech,Zug,arlberg-houses,6,4,10,2,320,3,on_request,EUR,47.21336,10.1412,AT-8-9999',
			);
			replace(
				'texts/chalet-enzian.de.md',
				'Zwei kurze Absätze.',
				'Drei kurze Absätze.\n\n## Information\n\nAnreise ab 16 Uhr.',
			);
			replace('services.csv', 'catered,Driver,Fahrer,on_request', 'catered,Yoga,Yoga am Morgen,on_request');
			const [first = '', second = ''] = read('equipment.csv').split('\n').slice(1, 3);
			replace('equipment.csv', `${first}\n${second}`, `${second}\n${first}`);
			replace('distances.csv', 'Piste,Piste,20', 'Piste,Piste,30');
			write(
				'property-rooms.csv',
				'property,key,kind,name_en,beds\nchalet-enzian,suite-with-a-view,bedroom,Suite with a view,double:5;single:2\n',
			);
			replace('property-facilities.csv', 'chalet-enzian,pool\n', '');
			replace('highlights.csv', 'Die Terrasse,,', 'Die Terrasse,Evening sun.,');
			replace('floorplans.csv', 'Erdgeschoss,120', 'Erdgeschoss,125');
			write('property-tourist-taxes.csv', 'property,kind,amount,currency\nchalet-enzian,per_person_night,3.50,EUR\n');
		}),
	);
	const [made, read] = await Promise.all([exported(desk), exported(importer)]);
	expect(made).toEqual(read);
	expect(made['services.csv']).toContain('Yoga am Morgen');
	expect(made['property-rooms.csv']).toContain('suite-with-a-view');
});
