import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conciergeJob, conciergeService } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { property } from '#db/schema/property';
import { loadJob } from '~/domain/concierge/list-jobs.server';
import { mailSuppliers } from '~/domain/concierge/mail-suppliers.server';
import { readSupplierJob } from '~/domain/concierge/read-supplier-job.server';
import { plainDate } from '~/domain/date/plain-date';
import { seedDemoConcierge } from '../../../workers/local/seed-demo-concierge';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { startAgentDatabase } from '../lead/agent-workspace';
import { insertCatalogue, team } from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
afterAll(() => database?.stop());

it('suppliers of the demonstration have links that the board hands out, and are mailed nothing of what was before', async () => {
	const { db } = database;
	const today = plainDate('2026-11-20');
	const [house] = await db.select({ no: property.no }).from(property).limit(1);
	await db
		.update(property)
		.set({ key: 'chalet-goldpippau' })
		.where(eq(property.no, house?.no ?? 0));
	await db.update(conciergeService).set({ key: 'lech-innsbruck' }).where(eq(conciergeService.no, 1));
	const { FORM_SECRET: formSecret } = team(database).settings;
	await seedDemoConcierge(db, { today, now: NOW, origin: 'http://localhost', formSecret });
	const [job] = await db.select().from(conciergeJob);
	expect(job).toMatchObject({ state: 'confirmed', supplierNo: 1 });
	const url = (await loadJob({ ctx: team(database), id: job?.id ?? '' }))?.supplierUrl ?? '';
	expect(await readSupplierJob({ db }, url.split('/').at(-1) ?? '')).toMatchObject({ job: { id: job?.id } });
	await mailSuppliers({ db, now: NOW + 60_000, today, settings: team(database).settings });
	expect(await db.select().from(mailOutbox).where(like(mailOutbox.kind, 'concierge-%'))).toEqual([]);
});
