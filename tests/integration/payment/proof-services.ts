import { desc, eq } from 'drizzle-orm';
import { conciergeJob } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { moveJob } from '~/domain/concierge/move-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { saveSupplierAccount } from '~/domain/concierge/supplier-account.server';
import {
	changeSupplierPart,
	holdSupplierPayment,
	recordSupplierPayment,
} from '~/domain/concierge/supplier-payment.server';
import { createPayoutRun, discardPayoutRun, markRunPaid, releasePayoutRun } from '~/domain/payout/payout-run.server';
import { insertCatalogue, jobRow, transferForm } from '../concierge/concierge-fixture';
import type { TestDatabase } from '../database';
import { contextOf } from '../lead/agent-workspace';

const KEY = new Uint8Array(32).fill(7);
const SUPPLIER = 'arlberg-limousine';
const TODAY = '2026-11-20';

function team(database: TestDatabase, id = 'user_admin') {
	const ctx = contextOf(database, 'admin', { may: ['concierge', 'money'] });
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, id }, settings: { ...ctx.settings, BANK_DATA_KEY: KEY } };
}

/** Services, and a supplier with an account. */
export async function prepareServices(database: TestDatabase): Promise<void> {
	await insertCatalogue(database);
	await saveSupplierAccount({
		...{ ctx: team(database), key: SUPPLIER },
		input: {
			...{ holder: 'Arlberg Limousine', iban: 'AT611904300234573201', bic: '' },
			...{ street: '', postalCode: '', town: '', country: '' },
		},
	});
}

/** One act about the services of a booking, of a random kind; what cannot be done is refused. */
export async function actOnServices(database: TestDatabase, leadId: string, random: (most: number) => number) {
	const ctx = team(database);
	const [job] = await database.db
		.select({ id: conciergeJob.id, version: conciergeJob.version, state: conciergeJob.state })
		.from(conciergeJob)
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.where(eq(lead.id, leadId))
		.orderBy(desc(conciergeJob.no))
		.limit(1);
	if (!job || random(4) === 0) return confirmService(database, leadId);
	const seen = { ctx, jobId: job.id, version: job.version };
	if (job.state === 'confirmed') {
		const late = random(2) === 0 ? Date.UTC(2400, 0, 1) : ctx.now;
		return void (await decideJob({
			...{ ...seen, ctx: { ...ctx, now: late }, step: random(4) === 0 ? 'cancel' : 'finish' },
		}));
	}
	const kind = random(8);
	if (kind === 0) return holdSupplierPayment({ ...seen, reason: 'No receipt' });
	if (kind === 1) return changeSupplierPart({ ...seen, netMinor: random(60_000) });
	if (kind === 2) return void (await twice(() => recordSupplierPayment({ ...seen, paidOn: TODAY })));
	return payOut(database, random);
}

/** A service that its client and its supplier have agreed to. */
async function confirmService(database: TestDatabase, leadId: string): Promise<void> {
	const [stay] = await database.db.select({ checkIn: lead.checkIn }).from(lead).where(eq(lead.id, leadId));
	const ctx = contextOf(database, 'agent');
	const result = await requestService({ ctx, of: { leadId }, input: transferForm({ day: stay?.checkIn ?? '' }) });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	const job = await jobRow(database, result.id);
	const by = { party: 'supplier', actor: { id: SUPPLIER, role: 'visitor' } } as const;
	await moveJob({ ctx, job, seen: 1, move: 'takeOn', by, timeZone: 'Europe/Vienna', set: { supplierNo: 1 } });
}

/** All that the supplier is to be paid for, in a run: two at once at each step, some of them discarded. */
async function payOut(database: TestDatabase, random: (most: number) => number): Promise<void> {
	const [maker, checker] = [team(database), team(database, 'user_second')];
	const made = await twice(() =>
		createPayoutRun({
			...{ ctx: maker, brandKey: 'consumer', currency: 'EUR', agencyIds: [], supplierKeys: [SUPPLIER] },
			executionDay: '2026-11-23',
		}),
	);
	for (const run of made) {
		const fate = random(4);
		if (fate === 0) await twice(() => discardPayoutRun({ ctx: maker, id: run.id }));
		await twice(() => releasePayoutRun({ ctx: checker, id: run.id }));
		if (fate === 1) await twice(() => discardPayoutRun({ ctx: maker, id: run.id }));
		await twice(() => markRunPaid({ ctx: maker, id: run.id, paidOn: TODAY }));
	}
}

/** Does something twice at once; gives what was not refused. */
async function twice<Result>(act: () => Promise<Result>): Promise<Result[]> {
	const tries = await Promise.allSettled([act(), act()]);
	return tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
