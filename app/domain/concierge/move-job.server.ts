import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeEvent, conciergeJob, conciergeLink } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import type { BuiltStatement, NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { todayInZone } from '../date/today-in-zone';
import { followServices } from '../invoice/follow-services.server';
import { isInvoiceOvertaken } from '../invoice/is-overtaken';
import { readServiceFacts } from '../invoice/service-facts.server';
import { selectLeads } from '../lead/find-lead.server';
import type { LeadActor } from '../lead/lead-status';
import { tellBoards } from './board-readers';
import { isPriceAgreed, keptOfJob } from './job-amounts';
import { jobMoneyStatements } from './job-money';
import { isOwed, type JobMove, type JobParty, type JobState, jobTarget } from './job-transitions';

export type JobRecord = typeof conciergeJob.$inferSelect;

/** Who moves a job, as its history and the audit trail name it. */
export type JobActor = { party: JobParty; actor: LeadActor };

/** What a step of a job needs of its request. */
export type MoveJobContext = Pick<RequestContext, 'db' | 'now' | 'services' | 'waitUntil'>;

type Move = {
	ctx: MoveJobContext;
	job: JobRecord;
	/** The version that the actor saw. */
	seen: number;
	move: JobMove;
	by: JobActor;
	timeZone: string;
	/** What changes with it; the price that counts is the one after it. */
	set?: Partial<JobRecord>;
	note?: string | null;
	/** Statements of the same transaction, such as mails. */
	also?: readonly (BuiltStatement | NamedStatement)[];
};

/**
 * Moves a job one step (CONCIERGE-1), with its history, books, instalments and invoices in one transaction (CONCIERGE-4, INVOICE-10). Gives its new state and version. Throws DomainError
 * 'conflict' (`no-way`: not from here, or not by this party; `changed-meanwhile`), 'unavailable'.
 */
export async function moveJob({
	ctx,
	job,
	seen,
	move,
	by,
	timeZone,
	set = {},
	note = null,
	also = [],
}: Move): Promise<{ state: JobState; version: number }> {
	const { db, now } = ctx;
	const after = { ...job, ...set };
	const to = jobTarget(move, { state: job.state, isAgreed: isPriceAgreed(after) }, by.party);
	if (to === null)
		throw new DomainError('conflict', `${by.party} cannot ${move} a ${job.state} job`, { reason: 'no-way' });
	if (seen !== job.version) throw new DomainError('conflict', 'The job was changed', { reason: 'changed-meanwhile' });
	const version = job.version + 1;
	const owed = isOwed(to)
		? isOwed(job.state)
			? // The price stands; another supplier may get another part of it.
				move === 'ask'
				? { owedNetMinor: after.netMinor }
				: {}
			: {
					owedMinor: after.priceMinor,
					owedNetMinor: after.netMinor,
					agreedMinor: after.agreedMinor ?? after.priceMinor,
				}
		: keptOfJob(job, now);
	await againIfOvertaken(async () => {
		const invoices = await invoiceStatements(ctx, { job, next: { ...after, ...owed }, actor: by.actor });
		await auditedWrite({
			ctx: { db, now, brand: { key: job.brandKey } },
			actor: by.actor,
			action: `concierge.${move}`,
			detail: { from: job.state, to, party: by.party },
			subject: isAsSeen(job),
			statements: [
				...invoices,
				db.insert(conciergeEvent).values({
					...{ jobNo: job.no, version, move, fromState: job.state, toState: to, party: by.party },
					...{ actor: by.actor.id, note, createdAt: now },
				}),
				db
					.update(conciergeJob)
					.set({ ...set, ...owed, ...stampsOf(to, job, now), state: to, version, updatedAt: now })
					.where(eq(conciergeJob.no, job.no)),
				...linkStatements(db, job, { move, to, now }),
				...jobMoneyStatements({
					...{ leadNo: job.leadNo, today: todayInZone(new Date(now), timeZone), now, actor: by.actor.id },
					movedJob: after.day === job.day ? null : job.no,
				}),
				...also,
			],
		});
	});
	tellBoards(ctx);
	return { state: to, version };
}

const TRIES = 4;

/** Once more while only the invoices were overtaken: by the schedule, or by a step of another service of the booking. */
async function againIfOvertaken(write: () => Promise<void>): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await write();
		} catch (error) {
			const isOvertaken = error instanceof DomainError && isInvoiceOvertaken(error.cause);
			if (!isOvertaken || attempt === TRIES) throw error;
		}
	}
}

/** What a step changes of the invoices of services: only what is owed, and the day of what is owed, are on them. */
async function invoiceStatements(
	{ db, now }: MoveJobContext,
	{ job, next, actor }: { job: JobRecord; next: JobRecord; actor: LeadActor },
): Promise<NamedStatement[]> {
	if (next.owedMinor === job.owedMinor && (next.owedMinor === 0 || next.day === job.day)) return [];
	const [record] = await selectLeads(db, eq(lead.no, job.leadNo)).execute();
	if (!record) return [];
	const facts = await readServiceFacts(db, record);
	const jobs = facts.jobs.map((each) =>
		each.no === job.no ? { ...each, day: next.day, owedMinor: next.owedMinor } : each,
	);
	return followServices({
		...{ lead: record, facts: { ...facts, jobs }, moment: { now, actor: actor.id }, movedNo: job.no },
	});
}

/** The job's id while it is as it was seen and its booking stands; null otherwise. */
function isAsSeen({ no, version }: JobRecord): SQL {
	return sql`select ${conciergeJob.id} from ${conciergeJob} join ${lead} on ${lead.no} = ${conciergeJob.leadNo}
		where ${and(eq(conciergeJob.no, no), eq(conciergeJob.version, version), eq(lead.status, 'confirmedBooking'))}`;
}

function stampsOf(to: JobState, job: JobRecord, now: number): Partial<JobRecord> {
	if (to === 'confirmed') return job.state === 'confirmed' ? {} : { confirmedAt: now };
	// It is given to another supplier.
	if (to === 'accepted' && job.state === 'confirmed') return { confirmedAt: null };
	if (to === 'done') return { doneAt: now };
	return (to === 'declined' || to === 'cancelled') && job.endedAt === null ? { endedAt: now } : {};
}

/** What becomes of the link that a supplier has: asking another one, declining and cancelling end it. */
function linkStatements(
	db: Database,
	{ no }: JobRecord,
	{ move, to, now }: { move: JobMove; to: JobState; now: number },
) {
	const state =
		// Who had the job, and no longer has it, is told by the schedule.
		to === 'cancelled' || to === 'declined' || (move === 'ask' && isOwed(to))
			? 'calledOff'
			: move === 'ask'
				? 'withdrawn'
				: move === 'turnDown'
					? 'declined'
					: move === 'takeOn' || move === 'propose'
						? 'answered'
						: null;
	// The supplier is told of a change by the schedule.
	const set: Partial<typeof conciergeLink.$inferInsert> | null =
		move === 'change' ? { changedAt: now } : state === null ? null : { state };
	if (set === null) return [];
	return [
		db
			.update(conciergeLink)
			.set(set)
			.where(and(eq(conciergeLink.jobNo, no), sql`${conciergeLink.state} in ('open', 'answered')`)),
	];
}

/** A job of a stay by its public id. Throws DomainError 'not-found' (another stay's too), 'unavailable'. */
export async function jobOfStay(db: Database, leadNo: number, id: string): Promise<JobRecord> {
	const [job] = await db
		.select()
		.from(conciergeJob)
		.where(and(eq(conciergeJob.id, id), eq(conciergeJob.leadNo, leadNo)));
	if (!job) throw new DomainError('not-found', `No job ${id}`);
	return job;
}
