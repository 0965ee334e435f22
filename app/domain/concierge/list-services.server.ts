import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeJob, conciergeService } from '#db/schema/concierge';
import { clockInZone } from '../date/clock-in-zone';
import { instantAt } from '../date/instant-at';
import { type PlainDate, plainDate } from '../date/plain-date';
import type { Language } from '../language/language';
import { isPriceAgreed, jobNumber } from './job-amounts';
import { jobTarget } from './job-transitions';
import { type ConciergeContext, type ConciergeStay, closedReason, type StayOf, stayOf } from './stay-of-party.server';

const HOUR = 3_600_000;

export type StayServices = Awaited<ReturnType<typeof listServices>>;
export type OfferedService = StayServices['services'][number];
export type StayJob = StayServices['jobs'][number];

/**
 * What can be added to a stay and what was asked for (CONCIERGE-2), for the trip page (`of.token`) and for the lead's page (`of.leadId`). Prices are the client's;
 * no supplier and no net price is in it. `services` is [] where `closed` says why nothing can be asked for: 'concierge-off', 'not-booked' or 'over'.
 * `terms` are to be shown where something is asked for. Throws DomainError 'not-found', 'forbidden' (the group's link, a role without leads), 'conflict'
 * (`link-ended`), 'unavailable'.
 */
export async function listServices({ ctx, of }: { ctx: ConciergeContext; of: StayOf }) {
	const stay = await stayOf(ctx, of);
	const [services, jobs] = await ctx.db.batch([servicesOf(ctx.db, stay), jobsOf(ctx.db, stay.leadNo)]);
	return stayServices(ctx, stay, { services, jobs });
}

/** What `stayServices` needs to know of a stay. */
export type ServicesStay = Pick<
	ConciergeStay,
	| 'party'
	| 'terms'
	| 'status'
	| 'today'
	| 'timeZone'
	| 'checkIn'
	| 'checkOut'
	| 'currency'
	| 'hotelNo'
	| 'placeNo'
	| 'bookingNumber'
>;

/** The same of a stay and rows that were read before: of `servicesOf` and `jobsOf`. */
export function stayServices(
	ctx: Pick<ConciergeContext, 'now' | 'language'>,
	stay: ServicesStay,
	{ services, jobs }: { services: Service[]; jobs: StayJobRow[] },
) {
	const closed = closedReason(stay);
	const isGerman = ctx.language === 'de';
	return {
		closed,
		stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, currency: stay.currency },
		terms: stay.terms && { organiser: stay.terms.organiser, text: isGerman ? stay.terms.termsDe : stay.terms.termsEn },
		services: closed === null ? services.flatMap((each) => offered(each, stay, ctx)) : [],
		jobs: jobs.map((job) => stayJob(job, { stay, language: ctx.language })),
	};
}

/** Services of the property's place and of the place that it is a part of, in the booking's currency. */
export function servicesOf(
	db: Database,
	{ placeNo, parentNo, currency }: Pick<ConciergeStay, 'placeNo' | 'parentNo' | 'currency'>,
) {
	return db
		.select()
		.from(conciergeService)
		.where(
			and(
				inArray(conciergeService.placeNo, [placeNo ?? 0, parentNo ?? placeNo ?? 0]),
				eq(conciergeService.isRetired, false),
				eq(conciergeService.currency, currency),
			),
		)
		.orderBy(asc(conciergeService.kind), asc(conciergeService.nameEn), asc(conciergeService.no));
}

type Service = typeof conciergeService.$inferSelect;

/** The first day on which a service can be had is the one on which its notice ends; null: not any more in this stay. */
export function firstDay(
	service: Pick<Service, 'noticeHours'>,
	stay: Pick<ConciergeStay, 'timeZone' | 'checkIn' | 'checkOut'>,
	now: number,
): PlainDate | null {
	const soonest = clockInZone(now + service.noticeHours * HOUR, stay.timeZone).day;
	const first = soonest > stay.checkIn ? soonest : plainDate(stay.checkIn);
	return first > stay.checkOut ? null : first;
}

/** Whether a service can still be asked for at a day and time; without a time until the day ends. */
export function isInNotice(
	{ noticeHours }: Pick<Service, 'noticeHours'>,
	{ day, time, timeZone }: { day: PlainDate; time: string | null; timeZone: string },
	now: number,
): boolean {
	return instantAt(day, time ?? '23:59', timeZone) >= now + noticeHours * HOUR;
}

function offered(service: Service, stay: ServicesStay, { now, language }: Pick<ConciergeContext, 'now' | 'language'>) {
	const first = firstDay(service, stay, now);
	if (!first) return [];
	const isGerman = language === 'de';
	const { key, kind, unit, currency, priceMinor, noticeHours, cancelHours } = service;
	return [
		{
			...{ key, kind, unit, currency, priceMinor, noticeHours, cancelHours },
			name: isGerman ? service.nameDe : service.nameEn,
			description: isGerman ? service.descriptionDe : service.descriptionEn,
			/** The days that may be chosen. */
			...{ firstDay: first, lastDay: plainDate(stay.checkOut) },
			/** A transfer has a way. */
			hasRoute: kind === 'transfer',
		},
	];
}

export function jobsOf(db: Database, leadNo: number) {
	return db
		.select({
			...{ id: conciergeJob.id, position: conciergeJob.position, version: conciergeJob.version },
			...{
				state: conciergeJob.state,
				kind: conciergeJob.kind,
				nameEn: conciergeJob.nameEn,
				nameDe: conciergeJob.nameDe,
			},
			...{ day: conciergeJob.day, time: conciergeJob.time, quantity: conciergeJob.quantity, unit: conciergeJob.unit },
			...{ pickUp: conciergeJob.pickUp, dropOff: conciergeJob.dropOff, flight: conciergeJob.flight },
			...{ adults: conciergeJob.adults, children: conciergeJob.children, note: conciergeJob.note },
			...{
				currency: conciergeJob.currency,
				priceMinor: conciergeJob.priceMinor,
				agreedMinor: conciergeJob.agreedMinor,
			},
			...{ owedMinor: conciergeJob.owedMinor, offeredAt: conciergeJob.offeredAt, freeUntil: conciergeJob.freeUntil },
			...{ endReason: conciergeJob.endReason, requestedBy: conciergeJob.requestedBy },
			...{ createdAt: conciergeJob.createdAt, confirmedAt: conciergeJob.confirmedAt, doneAt: conciergeJob.doneAt },
		})
		.from(conciergeJob)
		.where(eq(conciergeJob.leadNo, leadNo))
		.orderBy(asc(conciergeJob.day), asc(sql`coalesce(${conciergeJob.time}, '00:00')`), asc(conciergeJob.no));
}

export type StayJobRow = Awaited<ReturnType<typeof jobsOf>>[number];

/** A job as the client and its agent see it. */
function stayJob(
	{ nameEn, nameDe, offeredAt, position, ...job }: StayJobRow,
	{ stay, language }: { stay: ServicesStay; language: Language },
) {
	const from = { state: job.state, isAgreed: isPriceAgreed(job) };
	/** The price waits for the client's yes; until then an offer is the team's to decide, and looks like a request. */
	const isYours = job.state === 'offered' && offeredAt !== null;
	return {
		...job,
		number: jobNumber({ bookingNumber: stay.bookingNumber, position }),
		name: language === 'de' ? nameDe : nameEn,
		/** What the client is shown: an offer that the team has not passed on is still a request. */
		state: job.state === 'offered' && !isYours ? ('requested' as const) : job.state,
		mayAnswer: isYours && jobTarget('accept', from, stay.party) !== null,
		mayCancel: jobTarget('cancel', from, stay.party) !== null,
	};
}
