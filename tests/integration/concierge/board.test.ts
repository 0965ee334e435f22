import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conciergeJob } from '#db/schema/concierge';
import { noteOpened } from '~/domain/concierge/answer-job.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { BOARD_READERS } from '~/domain/concierge/board-readers';
import { readBoardStamp } from '~/domain/concierge/board-stamp.server';
import { cancelJob } from '~/domain/concierge/cancel-job.server';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { readSupplierJob } from '~/domain/concierge/read-supplier-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedStay, guestOf, insertCatalogue, jobRow, lastToken, transferForm } from './concierge-fixture';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

/** The day before the stay of the fixture: its jobs are on the board. */
const TODAY = plainDate('2027-02-19');

/** A context that writes down who is told of news. */
function listening(person: Person | null, now = NOW) {
	const told: string[] = [];
	const ctx = contextOf(database, person, { now, ...(person === 'admin' ? { may: ['concierge', 'money'] } : {}) });
	const tellNews = async (ids: readonly string[]) => void told.push(...ids);
	return { ctx: { ...ctx, today: TODAY, services: { ...ctx.services, tellNews } }, told };
}

const stampOf = (person: Person) => readBoardStamp(listening(person).ctx);

async function requested() {
	const leadId = await bookedStay(database);
	const of = await guestOf(database, leadId);
	const { ctx, told } = listening(null);
	const result = await requestService({ ctx, of, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	return { leadId, of, id: result.id, told };
}

describe('a live board (CONCIERGE-10)', () => {
	it('is told of each step, whoever takes it, and its stamp changes with it', async () => {
		const empty = await stampOf('admin');
		const { of, id, told } = await requested();
		expect(told).toEqual([BOARD_READERS]);
		const asked = await stampOf('admin');
		expect(asked).not.toBe(empty);

		const team = listening('admin', NOW + 1000);
		await askSupplier({ ctx: team.ctx, jobId: id, version: 1, supplier: 'arlberg-limousine', netMinor: null });
		expect(team.told).toEqual([BOARD_READERS]);
		const sent = await stampOf('admin');
		expect(sent).not.toBe(asked);

		const opened = listening(null, NOW + 2000);
		const found = await readSupplierJob(database, await lastToken(database));
		if (!found) throw new Error('no such link');
		await noteOpened(opened.ctx, found);
		await expect.poll(() => opened.told).toEqual([BOARD_READERS]);
		const seen = await stampOf('admin');
		expect(seen).not.toBe(sent);
		expect(await stampOf('admin')).toBe(seen);

		const guest = listening(null, NOW + 3000);
		await cancelJob({ ctx: guest.ctx, of, jobId: id, version: 2 });
		expect(guest.told).toEqual([BOARD_READERS]);
		expect(await stampOf('admin')).not.toBe(seen);
	});

	it('is told when a booking is cancelled with its jobs, and of nothing that was refused', async () => {
		const { leadId, id } = await requested();
		const team = listening('admin', NOW + 1000);
		await expect(decideJob({ ctx: team.ctx, jobId: id, version: 7, step: 'decline' })).rejects.toMatchObject({
			code: 'conflict',
		});
		expect(team.told).toEqual([]);
		const before = await stampOf('admin');
		const { version } = await findLead(database.db, { reach: 'all' }, leadId);
		await decideLead({ ctx: team.ctx, lead: { id: leadId, version }, decision: 'cancel', note: '' });
		expect(team.told).toContain(BOARD_READERS);
		expect((await jobRow(database, id)).state).toBe('cancelled');
		expect(await stampOf('admin')).not.toBe(before);
	});

	it('shows an operator no more than its own stays, and an agent nothing', async () => {
		const own = await stampOf('operator');
		const other = await stampOf('otherOperator');
		const { id } = await requested();
		expect(await stampOf('operator')).not.toBe(own);
		expect(await stampOf('otherOperator')).toBe(other);
		await expect(readBoardStamp(listening('agent').ctx)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(readBoardStamp(contextOf(database, 'admin'))).rejects.toMatchObject({ code: 'forbidden' });
		// A job that is none of the board's days does not change it.
		const shown = await stampOf('operator');
		await database.db
			.update(conciergeJob)
			.set({ day: '2027-05-01', updatedAt: NOW + 9 })
			.where(eq(conciergeJob.id, id));
		const gone = await stampOf('operator');
		expect(gone).not.toBe(shown);
		await database.db
			.update(conciergeJob)
			.set({ updatedAt: NOW + 99 })
			.where(eq(conciergeJob.id, id));
		expect(await stampOf('operator')).toBe(gone);
	});
});
