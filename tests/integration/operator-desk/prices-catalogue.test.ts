import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import type { Database } from '#db/client';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import { savePrices } from '~/domain/operator-desk/prices/edit-prices.server';
import { loadPrices, loadPricesReview } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { publishPrices } from '~/domain/operator-desk/prices/publish-prices.server';
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

const exported = async ({ db, store, folder }: Workspace) => {
	const target = folder();
	await exportCatalogue({ db, store, folder: target });
	return readFileSync(join(target, 'stays.csv'), 'utf8');
};

async function publish(db: Database, texts: Readonly<Record<string, string>>) {
	const ctx = contextOf({ db }, 'admin', { may: ['catalogue'] });
	const { actor } = ctx;
	if (!actor) throw new Error('nobody');
	const { no, id, email, role } = actor;
	await db.insert(user).values({ no, id, email, role, issuer: 'test', subject: 'admin', updatedAt: ctx.now });
	const [house] = await db.select({ id: property.id }).from(property).where(eq(property.key, 'chalet-enzian'));
	const propertyId = house?.id ?? '';
	const { cells } = await loadPrices({ ctx, propertyId, year: null });
	const saved = await savePrices({
		...{ ctx, propertyId },
		cells: Object.entries(texts).map(([name, text]) => ({ name, text, was: priceText(cells[name]?.offer ?? null) })),
	});
	expect(saved.outcome).toBe('saved');
	const { seen, state } = await loadPricesReview({ ctx, propertyId, number: null });
	expect(await publishPrices({ ctx, propertyId, seen, state })).toMatchObject({ outcome: 'published', changes: 4 });
}

it('prices that the desk publishes and the same ones from a file make the same catalogue', async () => {
	await desk.import(editedFixture(desk.folder(), () => undefined));
	await publish(desk.db, {
		'2027-01-09.2027-01-16.2': '25 900.50',
		'2027-01-16.2027-01-23.2': '?',
		'2027-01-09.2027-01-16.0': '-',
		'2027-03-06.2027-03-13.2': '19 900',
	});

	await importer.import(
		editedFixture(importer.folder(), ({ replace, append }) => {
			replace('stays.csv', 'catered,available,24500', 'catered,available,"25900,50"');
			replace('stays.csv', 'catered,available,"22800,50"', 'catered,on_request,');
			replace('stays.csv', 'chalet-enzian,2027-01-09,2027-01-16,self_catered,sold,14500\n', '');
			append('stays.csv', 'chalet-enzian,2027-03-06,2027-03-13,catered,available,19900');
		}),
	);
	const both = await Promise.all([exported(desk), exported(importer)]);
	expect(both[0]).toBe(both[1]);
	expect(both[0]).toContain('2027-03-06');
});
