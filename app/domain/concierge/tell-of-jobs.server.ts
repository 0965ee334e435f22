import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { conciergeEvent, conciergeJob } from '#db/schema/concierge';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { property } from '#db/schema/property';
import { writeBatch } from '#db/write-batch';
import type { Settings } from '~/platform/env';
import { isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { linkOrigin } from '../brand/brand-origins';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { mailBrand } from '../mail/mail-brand';
import { serviceMail, serviceTeamMail } from '../mail/messages/service-mails';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { isCurrency } from '../money/money';
import { CLIENT_EMAIL } from '../payment/client-of-lead.server';
import { reachGuest } from '../trip/reach-guest.server';
import { jobNumber } from './job-amounts';

type Ctx = { db: Database; now: number; settings: Settings };

/** As many as one run tells of; those that are left wait for the next minute. */
const NEWS_PER_RUN = 25;

/** Older steps are history. */
const NEWS_MS = 2 * 86_400_000;

/**
 * Tells the guest what became of services (offered at a price, confirmed, changed, not possible), and the team what guests and agents do (TRIP-11); each step
 * once, however many runs there are at a time. `now` in milliseconds. Gives how many mails went out. Throws DomainError 'unavailable'.
 */
export async function tellOfJobs(ctx: Ctx): Promise<{ told: number }> {
	const { db, now } = ctx;
	let told = 0;
	for (const step of await untoldSteps(ctx)) {
		try {
			const news = await mailOf(ctx, step);
			const isUntold = sql`exists (select 1 from ${conciergeEvent} where ${conciergeEvent.no} = ${step.no}
				and ${conciergeEvent.toldAt} is null)`;
			const results = await writeBatch(db, [
				...(news
					? [
							insertWhen(
								mailOutbox,
								brandMailValues({ brand: news.brand, now }, news.mail, { leadNo: sql<number>`${step.leadNo}` }),
								isUntold,
							),
						]
					: []),
				db
					.update(conciergeEvent)
					.set({ toldAt: now })
					.where(and(eq(conciergeEvent.no, step.no), isUntold)),
			]);
			if (news && (results.at(-1)?.rowsAffected ?? 0) > 0) told += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			logFault('a step of a service could not be told', error, { about: step.jobId });
		}
	}
	return { told };
}

/** Steps that were not told, the earliest first; the query behind a run. */
export function untoldSteps({ db, now }: Pick<Ctx, 'db' | 'now'>) {
	return db
		.select({
			...{ no: conciergeEvent.no, move: conciergeEvent.move, toState: conciergeEvent.toState },
			...{ party: conciergeEvent.party, version: conciergeEvent.version, jobId: conciergeJob.id },
			...{ jobVersion: conciergeJob.version, position: conciergeJob.position, day: conciergeJob.day },
			...{ time: conciergeJob.time, nameEn: conciergeJob.nameEn, nameDe: conciergeJob.nameDe },
			...{ priceMinor: conciergeJob.priceMinor, currency: conciergeJob.currency, endReason: conciergeJob.endReason },
			...{ offeredAt: conciergeJob.offeredAt, leadNo: lead.no, brandKey: lead.brandKey, status: lead.status },
			...{ origin: lead.origin, bookingNumber: lead.bookingNumber, clientEmail: CLIENT_EMAIL },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, propertyName: lead.propertyName },
			name: sql<string | null>`coalesce(${property.name}, ${hotel.name})`,
		})
		.from(conciergeEvent)
		.innerJoin(conciergeJob, eq(conciergeJob.no, conciergeEvent.jobNo))
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.where(and(sql`"concierge_event"."told_at" is null`, gt(conciergeEvent.createdAt, now - NEWS_MS)))
		.orderBy(asc(conciergeEvent.createdAt), asc(conciergeEvent.no))
		.limit(NEWS_PER_RUN);
}

type Step = Awaited<ReturnType<typeof untoldSteps>>[number];

const TEAM_MOVES = ['request', 'accept', 'refuse', 'cancel'] as const;

/** The mail of a step; null where it is no news, or no longer. */
async function mailOf(ctx: Ctx, step: Step): Promise<{ brand: BrandProfile; mail: BrandMail } | null> {
	if (step.status !== 'confirmedBooking') return null;
	const isClients = step.party === 'guest' || step.party === 'agent';
	const move = TEAM_MOVES.find((each) => each === step.move);
	if (isClients && move) return teamMail(ctx, step, move);
	const news = guestNews(step);
	return news === null ? null : guestMail(ctx, step, news);
}

type GuestNews = 'offered' | 'confirmed' | 'changed' | 'declined';

/** What the guest is told; nothing once the job has gone on. */
function guestNews({ toState, move, offeredAt, version, jobVersion }: Step): GuestNews | null {
	if (version !== jobVersion) return null;
	if (move === 'change') return 'changed';
	if (toState === 'confirmed') return 'confirmed';
	if (toState === 'declined' && move === 'decline') return 'declined';
	return toState === 'offered' && offeredAt !== null ? 'offered' : null;
}

function toldJob(step: Step, isGerman: boolean) {
	const { day, time, priceMinor, currency, endReason, position, bookingNumber, nameEn, nameDe } = step;
	return {
		...{ name: isGerman ? nameDe : nameEn, number: jobNumber({ bookingNumber, position }), day, time, priceMinor },
		...{ currency: isCurrency(currency) ? currency : ('EUR' as const), reason: endReason },
	};
}

function teamMail({ settings }: Ctx, step: Step, news: (typeof TEAM_MOVES)[number]) {
	const brand = knownBrands().of(step.brandKey);
	const origin = linkOrigin(step.origin ?? '', brand, settings);
	const content = serviceTeamMail({
		...{ brand: mailBrand(brand, origin), news, job: toldJob(step, false), stay: step },
		// The board shows the next days alone; a stay may be months away.
		url: `${origin}/partner/concierge-jobs?job=${step.jobId}`,
	});
	return { brand, mail: { kind: `service-team-${news}`, to: 'team' as const, replyTo: brand.email, content } };
}

async function guestMail(ctx: Ctx, step: Step, news: GuestNews) {
	const reached = await reachGuest(ctx, step);
	if (!reached?.address) return null;
	const { brand, language, trip, sender, url, origin, receiver, address, replyTo } = reached;
	const content = serviceMail({
		...{ brand: mailBrand(brand, origin), language, news, job: toldJob(step, language === 'de') },
		...{ trip, sender, receiver, url },
	});
	return { brand, mail: { kind: `service-guest-${news}`, to: { address }, replyTo, content } };
}
