import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { property } from '#db/schema/property';
import { writeBatch } from '#db/write-batch';
import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { addDays, type PlainDate } from '../date/plain-date';
import { PRODUCT_ZONE, readClock, zoneClock } from '../date/zone-clock';
import type { SupplierMailKind } from '../mail/messages/supplier-mails';
import { type LinkSecrets, tokenAgain } from '../token/token-again';
import { JOB_TOKENS, jobLinkPath } from './job-token';
import { supplierMailValues } from './supplier-mail.server';

type Sweep = { db: Database; now: number; today: PlainDate; settings: LinkSecrets };

/** As many of each kind as one run writes; those that are left wait for the next minute. */
export const SUPPLIER_MAILS_PER_RUN = 20;

const HOUR = 3_600_000;
/** So long before its end an answer is reminded of, and not within the first hour after it was asked for. */
const DUE_BEFORE = 4 * HOUR;
/** The day before: from the morning on. */
const DAY_BEFORE_FROM = '09:00';

/** The column of a link that says when a mail of a kind went out. */
const TOLD = {
	due: conciergeLink.dueRemindedAt,
	tomorrow: conciergeLink.dayRemindedAt,
	calledOff: conciergeLink.calledOffToldAt,
	confirmed: conciergeLink.confirmedToldAt,
} as const;

type Kind = Exclude<SupplierMailKind, 'asked'>;

/**
 * Mails of the schedule to suppliers (CONCIERGE-7): the job is called off, confirmed or changed, the answer is due, the job is tomorrow; each once for a link, a
 * change once for all that was changed until then, however many runs there are.
 * Gives how many were written. Throws DomainError 'unavailable'.
 */
export async function mailSuppliers(sweep: Sweep): Promise<{ mailed: number }> {
	const { time } = readClock(zoneClock(PRODUCT_ZONE), sweep.now);
	const kinds: Kind[] = [
		'calledOff',
		'confirmed',
		'changed',
		'due',
		...(time < DAY_BEFORE_FROM ? [] : ['tomorrow' as const]),
	];
	let mailed = 0;
	for (const kind of kinds)
		for (const row of await untoldLinks(sweep, kind)) {
			try {
				if (await tell(sweep, kind, row)) mailed += 1;
			} catch (error) {
				if (isUnavailable(error)) throw error;
				logFault('a mail to a supplier could not be written', error, { about: row.link.no });
			}
		}
	return { mailed };
}

/** The column of the index that a kind's rows are found by. */
const ORDER = {
	...{ calledOff: conciergeLink.no, confirmed: conciergeLink.jobNo, changed: conciergeLink.changedAt },
	...{ due: conciergeLink.answerBy, tomorrow: conciergeLink.no },
};

/** Links of which something is to be told now; the query behind a run. */
export function untoldLinks({ db, now, today }: Pick<Sweep, 'db' | 'now' | 'today'>, kind: Kind) {
	return db
		.select({
			link: {
				no: conciergeLink.no,
				id: conciergeLink.id,
				tokenHash: conciergeLink.tokenHash,
				answerBy: conciergeLink.answerBy,
				origin: conciergeLink.origin,
				changedAt: conciergeLink.changedAt,
			},
			job: getTableColumns(conciergeJob),
			supplier: { name: conciergeSupplier.name, email: conciergeSupplier.email, language: conciergeSupplier.language },
			stay: { bookingNumber: lead.bookingNumber, propertyName: lead.propertyName, name: property.name },
		})
		.from(conciergeLink)
		.innerJoin(conciergeJob, eq(conciergeJob.no, conciergeLink.jobNo))
		.innerJoin(conciergeSupplier, eq(conciergeSupplier.no, conciergeLink.supplierNo))
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(conditionOf(kind, { now, today }))
		.orderBy(asc(ORDER[kind]))
		.limit(SUPPLIER_MAILS_PER_RUN);
}

/** The words of the conditions stand as they stand in the indexes. */
function conditionOf(kind: Kind, { now, today }: Pick<Sweep, 'now' | 'today'>): SQL | undefined {
	if (kind === 'calledOff')
		return and(
			sql`"concierge_link"."state" = 'calledOff' and "concierge_link"."called_off_told_at" is null`,
			sql`${conciergeJob.day} >= ${today}`,
		);
	if (kind === 'confirmed')
		return and(
			sql`"concierge_link"."state" in ('open', 'answered') and "concierge_link"."confirmed_told_at" is null`,
			// Not by an index: confirmed jobs are many, and those that were not told of few.
			sql`+${conciergeJob.state} = 'confirmed' and +${conciergeJob.day} >= ${today}`,
		);
	if (kind === 'changed')
		return and(
			sql`"concierge_link"."changed_at" is not null`,
			inArray(conciergeLink.state, ['open', 'answered']),
			sql`+${conciergeJob.state} in ('requested', 'accepted', 'confirmed') and +${conciergeJob.day} >= ${today}`,
		);
	if (kind === 'due')
		return and(
			sql`"concierge_link"."state" = 'open' and "concierge_link"."due_reminded_at" is null`,
			gt(conciergeLink.answerBy, now),
			lte(conciergeLink.answerBy, now + DUE_BEFORE),
			lte(conciergeLink.createdAt, now - HOUR),
			// A job that its client has accepted waits for the supplier that it was given to since.
			sql`+${conciergeJob.state} in ('requested', 'accepted')`,
			isNull(conciergeJob.remindersStoppedAt),
		);
	return and(
		eq(conciergeJob.state, 'confirmed'),
		eq(conciergeJob.day, addDays(today, 1)),
		inArray(conciergeLink.state, ['open', 'answered']),
		isNull(conciergeLink.dayRemindedAt),
		isNull(conciergeJob.remindersStoppedAt),
		// What was confirmed today has just been told by the page.
		lte(conciergeJob.confirmedAt, now - 12 * HOUR),
	);
}

type Untold = Awaited<ReturnType<typeof untoldLinks>>[number];

async function tell({ db, now, settings }: Sweep, kind: Kind, { link, job, supplier, stay }: Untold): Promise<boolean> {
	const url = link.origin + jobLinkPath(await tokenAgain(settings, JOB_TOKENS, link));
	const untold = and(eq(conciergeLink.no, link.no), isUntold(kind, link.changedAt));
	const results = await writeBatch(db, [
		insertWhen(
			mailOutbox,
			supplierMailValues({ kind, job, stay, supplier, answerBy: link.answerBy, url, now }),
			sql`exists (select 1 from ${conciergeLink} where ${untold})`,
		),
		db.update(conciergeLink).set(toldSet(kind, now)).where(untold),
	]);
	return (results.at(-1)?.rowsAffected ?? 0) > 0;
}

/** A change that came meanwhile is another one. */
function isUntold(kind: Kind, changedAt: number | null): SQL {
	return kind === 'changed' ? sql`${conciergeLink.changedAt} = ${changedAt}` : isNull(TOLD[kind]);
}

/** The mail that a job is confirmed says how it stands now, with what was changed. */
function toldSet(kind: Kind, now: number) {
	if (kind === 'changed') return { changedAt: null };
	if (kind === 'confirmed') return { confirmedToldAt: now, changedAt: null };
	return {
		...(kind === 'due' ? { dueRemindedAt: now } : {}),
		...(kind === 'tomorrow' ? { dayRemindedAt: now } : {}),
		...(kind === 'calledOff' ? { calledOffToldAt: now } : {}),
	};
}
