import { and, asc, desc, eq, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeEvent, conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import type { SERVICE_KINDS } from '#db/schema/concierge-enums';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { addDays, type PlainDate } from '../date/plain-date';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { type LinkSecrets, tokenAgain } from '../token/token-again';
import { JOB_TOKENS, jobLinkPath, jobTokenHash } from './job-token';
import { isToBePaid } from './supplier-payment.server';
import { teamActor } from './team-job.server';

export type ServiceKind = (typeof SERVICE_KINDS)[number];

export type JobFilter = {
	kind: ServiceKind | null;
	/** Key. */
	supplier: string | null;
	/** Beginning of a guest's surname or of a booking number. */
	words: string | null;
	/** The first and the last day. */
	from: PlainDate;
	until: PlainDate;
};

/** More jobs than a team looks after at once; of further ones the earliest are shown. */
export const JOBS_SHOWN = 400;

/** How far the board looks back and ahead. */
export const DAYS_BACK = 2;
export const DAYS_AHEAD = 14;

export type ListedJob = Awaited<ReturnType<typeof listJobs>>['jobs'][number];

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'language'>;

/**
 * Jobs of a stretch of days, by day and time (CONCIERGE-8): of all stays for the team, of its own properties for an operator. What came to nothing is left
 * out. With the suppliers that can be asked. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function listJobs({ ctx, filter }: { ctx: Ctx; filter: JobFilter }) {
	teamActor(ctx);
	const [rows, suppliers] = await ctx.db.batch([jobsStatement(ctx, filter), suppliersStatement(ctx.db)]);
	return { jobs: rows.slice(0, JOBS_SHOWN), hasMore: rows.length > JOBS_SHOWN, suppliers };
}

/** The window that the board shows on a day. */
export function boardWindow(today: PlainDate): { from: PlainDate; until: PlainDate } {
	return { from: addDays(today, -DAYS_BACK), until: addDays(today, DAYS_AHEAD) };
}

export function suppliersStatement(db: Database) {
	return db
		.select({ key: conciergeSupplier.key, name: conciergeSupplier.name })
		.from(conciergeSupplier)
		.where(eq(conciergeSupplier.isRetired, false))
		.orderBy(asc(conciergeSupplier.name))
		.limit(500);
}

/** The query behind the board; along the index of the days. */
export function jobsStatement(ctx: Ctx, { kind, supplier, words, from, until }: JobFilter) {
	const { db } = ctx;
	return (
		db
			.select({ ...COLUMNS, name: ctx.language === 'de' ? conciergeJob.nameDe : conciergeJob.nameEn })
			.from(conciergeJob)
			// The jobs of some days are few, the leads of an operator many: a cross join keeps the order.
			.crossJoin(lead)
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.leftJoin(conciergeSupplier, eq(conciergeSupplier.no, conciergeJob.supplierNo))
			.where(
				and(
					eq(lead.no, conciergeJob.leadNo),
					gte(conciergeJob.day, from),
					lte(conciergeJob.day, until),
					notInArray(conciergeJob.state, ['declined', 'cancelled']),
					kind ? eq(conciergeJob.kind, kind) : undefined,
					supplier ? eq(conciergeSupplier.key, supplier) : undefined,
					words ? begins(words) : undefined,
					leadScopeCondition(db, leadScope(ctx)),
				),
			)
			.orderBy(asc(conciergeJob.day), asc(sql`coalesce(${conciergeJob.time}, '00:00')`), asc(conciergeJob.no))
			.limit(JOBS_SHOWN + 1)
	);
}

function begins(words: string): SQL {
	const like = `${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
	return sql`(${lead.clientLastName} like ${like} escape '\\' or ${lead.bookingNumber} like ${like} escape '\\')`;
}

const LINK = (column: SQL) =>
	sql`(select ${column} from ${conciergeLink} where ${conciergeLink.jobNo} = ${conciergeJob.no} and ${conciergeLink.state} in ('open', 'answered'))`;

const COLUMNS = {
	...{ id: conciergeJob.id, position: conciergeJob.position, version: conciergeJob.version, state: conciergeJob.state },
	...{ kind: conciergeJob.kind, unit: conciergeJob.unit, quantity: conciergeJob.quantity },
	...{ day: conciergeJob.day, time: conciergeJob.time, currency: conciergeJob.currency },
	...{ priceMinor: conciergeJob.priceMinor, netMinor: conciergeJob.netMinor, agreedMinor: conciergeJob.agreedMinor },
	...{ proposedTime: conciergeJob.proposedTime, proposedNetMinor: conciergeJob.proposedNetMinor },
	...{ proposedNote: conciergeJob.proposedNote, proposedUntil: conciergeJob.proposedUntil },
	...{ proposedAt: conciergeJob.proposedAt, offeredAt: conciergeJob.offeredAt, freeUntil: conciergeJob.freeUntil },
	...{
		pickUp: conciergeJob.pickUp,
		dropOff: conciergeJob.dropOff,
		flight: conciergeJob.flight,
		note: conciergeJob.note,
	},
	...{ adults: conciergeJob.adults, children: conciergeJob.children, requestedBy: conciergeJob.requestedBy },
	...{
		createdAt: conciergeJob.createdAt,
		doneNote: conciergeJob.doneNote,
		isDoneAsPlanned: conciergeJob.isDoneAsPlanned,
	},
	...{
		leadId: lead.id,
		bookingNumber: lead.bookingNumber,
		firstName: lead.clientFirstName,
		lastName: lead.clientLastName,
	},
	...{ checkIn: lead.checkIn, checkOut: lead.checkOut, phone: lead.phone },
	house: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
	supplier: conciergeSupplier.name,
	supplierKey: conciergeSupplier.key,
	askedAt: LINK(sql`${conciergeLink.createdAt}`) as SQL<number | null>,
	answerBy: LINK(sql`${conciergeLink.answerBy}`) as SQL<number | null>,
	linkState: LINK(sql`${conciergeLink.state}`) as SQL<string | null>,
	openedAt: LINK(sql`${conciergeLink.openedAt}`) as SQL<number | null>,
} as const;

export type OpenedJob = NonNullable<Awaited<ReturnType<typeof loadJob>>>;

/** One job with its history, the latest first, and the link of its supplier; null for one that is not in the actor's reach. Throws DomainError 'forbidden', 'unavailable'. */
export async function loadJob({ ctx, id }: { ctx: Ctx & Pick<RequestContext, 'settings'>; id: string }) {
	teamActor(ctx);
	const { db, settings } = ctx;
	const isThis = and(eq(conciergeJob.id, id), leadScopeCondition(db, leadScope(ctx)));
	const [[job], events] = await db.batch([
		db
			.select({
				...COLUMNS,
				name: ctx.language === 'de' ? conciergeJob.nameDe : conciergeJob.nameEn,
				link: LINK(sql`json_array(${conciergeLink.id}, ${conciergeLink.tokenHash}, ${conciergeLink.origin})`).mapWith(
					(text: string): AskedLink => JSON.parse(text),
				) as SQL<AskedLink | null>,
				endReason: conciergeJob.endReason,
				remindersStoppedAt: conciergeJob.remindersStoppedAt,
				...{ owedMinor: conciergeJob.owedMinor, owedNetMinor: conciergeJob.owedNetMinor },
				...{ supplierNo: conciergeJob.supplierNo, supplierPaidOn: conciergeJob.supplierPaidOn },
				...{ paymentHeldAt: conciergeJob.paymentHeldAt, paymentHeldReason: conciergeJob.paymentHeldReason },
				isInRun: sql<number>`exists (select 1 from supplier_payout_item x where x.job_no = ${conciergeJob.no} and x.is_discarded = 0)`,
				/** Who does the service by default. */
				usualSupplier: sql<
					string | null
				>`(select s.key from concierge_service v join concierge_supplier s on s.no = v.supplier_no
					where v.no = ${conciergeJob.serviceNo} and s.is_retired = 0)`,
			})
			.from(conciergeJob)
			.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.leftJoin(conciergeSupplier, eq(conciergeSupplier.no, conciergeJob.supplierNo))
			.where(isThis),
		db
			.select({
				...{ version: conciergeEvent.version, move: conciergeEvent.move, party: conciergeEvent.party },
				...{ toState: conciergeEvent.toState, note: conciergeEvent.note, createdAt: conciergeEvent.createdAt },
			})
			.from(conciergeEvent)
			.where(
				sql`${conciergeEvent.jobNo} = (select ${conciergeJob.no} from ${conciergeJob} join ${lead} on ${lead.no} = ${conciergeJob.leadNo} where ${isThis})`,
			)
			.orderBy(desc(conciergeEvent.version))
			.limit(50),
	]);
	if (!job) return null;
	const { supplierNo: _, link, ...shown } = job;
	const supplierUrl = await linkUrl(settings, link);
	return { ...shown, supplierUrl, isInRun: Boolean(job.isInRun), isToBePaid: isToBePaid(job), events };
}

type AskedLink = readonly [id: string, tokenHash: string, origin: string];

/** Address of a supplier's page; null without a link, and for one that was made under a secret that is gone. */
async function linkUrl(secrets: LinkSecrets, link: AskedLink | null): Promise<string | null> {
	if (!link) return null;
	const [id, tokenHash, origin] = link;
	const token = await tokenAgain(secrets, JOB_TOKENS, { id, tokenHash });
	return (await jobTokenHash(token)) === tokenHash ? origin + jobLinkPath(token) : null;
}
