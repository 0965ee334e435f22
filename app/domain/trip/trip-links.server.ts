import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { tripLink } from '#db/schema/trip';
import type { TRIP_LINK_KINDS } from '#db/schema/trip-enums';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { linkOrigin as originOfLinks } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { noticesStatement } from '../client-notice/list-notices.server';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import type { LeadActor, LeadStatus } from '../lead/lead-status';
import { CLIENT_EMAIL, CLIENT_LANGUAGE, REMINDERS_STOPPED_AT } from '../payment/client-of-lead.server';
import { reviewStatement } from '../review/read-review.server';
import { tokenAgain } from '../token/token-again';
import { newTripLinkId, TRIP_TOKENS, tripPath, tripToken, tripTokenHash } from './trip-token';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings' | 'linkOrigin'>;

export type TripLinkKind = (typeof TRIP_LINK_KINDS)[number];

/** Who makes and ends links: the agency's agents and supervisors, and admins; each within the leads that they reach. */
function requireLinker(ctx: Pick<Ctx, 'actor'>) {
	return leadActor(requireActor(ctx, 'agentDashboard'));
}

/** A lead that the actor reaches. Throws DomainError 'forbidden', 'not-found'. */
async function findOwn(ctx: Ctx, leadId: string) {
	const [found] = await ctx.db
		.select({ no: lead.no, brandKey: lead.brandKey, status: lead.status })
		.from(lead)
		.where(and(eq(lead.id, leadId), leadScopeCondition(ctx.db, leadScope(ctx))));
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	return found;
}

/**
 * The link of a booking's trip page (TRIP-1), the lead guest's or the group's; one that works is given again. Throws DomainError 'forbidden',
 * 'not-found' (another agency's booking too), 'conflict' (`not-booked`), 'unavailable'.
 */
export async function createTripLink({
	ctx,
	leadId,
	kind,
}: {
	ctx: Ctx;
	leadId: string;
	kind: TripLinkKind;
}): Promise<{ id: string; url: string }> {
	const actor = requireLinker(ctx);
	return linkOf({ ctx, actor, booking: await findOwn(ctx, leadId), kind, statuses: BOOKED });
}

/**
 * The group's link, for the lead guest to pass on; the caller has checked the lead guest's own (TRIP-1). Throws DomainError 'conflict'
 * (`not-booked`), 'unavailable'.
 */
export function unsafeCreateGroupLink({ ctx, booking }: { ctx: LinkCtx; booking: Booking }) {
	return linkOf({ ctx, actor: { id: 'anonymous', role: 'visitor' }, booking, kind: 'group', statuses: BOOKED });
}

/**
 * The lead guest's link, for a schedule that mails it (REVIEW-1); of a cancelled booking too, whose page says what becomes of its money (TRIP-12). Throws
 * DomainError 'conflict' (`not-booked`), 'unavailable'.
 */
export function unsafeCreateLeadLink({ ctx, booking }: { ctx: LinkCtx; booking: Booking }) {
	const statuses = [...BOOKED, 'cancelledBooking'] as const;
	return linkOf({ ctx, actor: { id: 'system', role: 'system' }, booking, kind: 'lead', statuses });
}

const BOOKED = ['confirmedBooking'] as const;

type LinkCtx = Omit<Ctx, 'actor' | 'brand'> & { brand: Pick<Ctx['brand'], 'key'> };
type Booking = { no: number; brandKey: string; status: LeadStatus };

async function linkOf({
	ctx,
	actor,
	booking: { no, brandKey, status },
	kind,
	statuses,
}: {
	ctx: LinkCtx;
	actor: LeadActor;
	booking: Booking;
	kind: TripLinkKind;
	statuses: readonly LeadStatus[];
}): Promise<{ id: string; url: string }> {
	if (!statuses.includes(status)) throw notBooked();
	const isWorking = and(eq(tripLink.leadNo, no), eq(tripLink.kind, kind), isNull(tripLink.endedAt));
	const shown = { id: tripLink.id, tokenHash: tripLink.tokenHash };
	const working = async () => (await ctx.db.select(shown).from(tripLink).where(isWorking))[0];
	const known = await working();
	if (known) return { id: known.id, url: await tripUrl(ctx, { ...known, brandKey }) };
	const id = newTripLinkId();
	const tokenHash = await tripTokenHash(await tripToken(ctx.settings.FORM_SECRET, id));
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'trip-link.created' },
			subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, no), inArray(lead.status, [...statuses]))}`,
			detail: { link: id, kind },
			statements: [
				ctx.db.insert(tripLink).values({ id, leadNo: no, kind, tokenHash, createdBy: actor.id, createdAt: ctx.now }),
			],
		});
	} catch (error) {
		// Of several at once one is written; the others give that one back.
		const first = breaksConstraint(error, 'trip_link', 'unique') ? await working() : null;
		if (first) return { id: first.id, url: await tripUrl(ctx, { ...first, brandKey }) };
		if (error instanceof DomainError && error.reason === 'changed-meanwhile') throw notBooked();
		throw error;
	}
	return { id, url: await tripUrl(ctx, { id, tokenHash, brandKey }) };
}

function notBooked() {
	return new DomainError('conflict', 'No confirmed booking', { reason: 'not-booked' });
}

/** Ends a link: its page says so, and devices forget what they keep of it. Throws DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function endTripLink({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = requireLinker(ctx);
	const [found] = await ctx.db
		.select({ no: tripLink.no })
		.from(tripLink)
		.innerJoin(lead, eq(lead.no, tripLink.leadNo))
		.where(and(eq(tripLink.id, id), leadScopeCondition(ctx.db, leadScope(ctx))));
	if (!found) throw new DomainError('not-found', `No trip link ${id}`);
	await auditedWrite({
		...{ ctx, actor, action: 'trip-link.ended' },
		subject: sql`select ${tripLink.id} from ${tripLink} where ${and(eq(tripLink.no, found.no), isNull(tripLink.endedAt))}`,
		statements: [ctx.db.update(tripLink).set({ endedAt: ctx.now }).where(eq(tripLink.no, found.no))],
	});
}

/** The address of a link's page, at its brand's site. */
export async function tripUrl(
	{ settings, linkOrigin }: Pick<Ctx, 'settings' | 'linkOrigin'>,
	{ brandKey, ...link }: { id: string; tokenHash: string; brandKey: string },
): Promise<string> {
	const token = await tokenAgain(settings, TRIP_TOKENS, link);
	return originOfLinks(linkOrigin, knownBrands().of(brandKey), settings) + tripPath(token);
}

export type LeadTrip = NonNullable<Awaited<ReturnType<typeof readLeadTrip>>>;

/**
 * The links of a booking's trip page that work, when the link was last sent, and what was answered after the stay, for the booking's page. Null where it is no booking.
 * Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function readLeadTrip({ ctx, leadId }: { ctx: Ctx & Pick<RequestContext, 'today'>; leadId: string }) {
	const actor = requireActor(ctx, 'partners');
	const { db } = ctx;
	const isOwn = and(eq(lead.id, leadId), leadScopeCondition(db, leadScope(ctx)));
	const ownNo = sql`(select ${lead.no} from ${lead} where ${isOwn})`;
	const [[found], links, [sent], [review], notices] = await db.batch([
		db
			.select({
				...{ brandKey: lead.brandKey, status: lead.status, email: CLIENT_EMAIL, language: CLIENT_LANGUAGE },
				...{ remindersStoppedAt: REMINDERS_STOPPED_AT, checkIn: lead.checkIn },
			})
			.from(lead)
			.where(isOwn),
		db
			.select({ id: tripLink.id, tokenHash: tripLink.tokenHash, kind: tripLink.kind, createdAt: tripLink.createdAt })
			.from(tripLink)
			.where(and(eq(tripLink.leadNo, ownNo), isNull(tripLink.endedAt))),
		db
			.select({ at: mailOutbox.createdAt })
			.from(mailOutbox)
			.where(and(eq(mailOutbox.leadNo, ownNo), eq(mailOutbox.kind, 'trip-link')))
			.orderBy(desc(mailOutbox.no))
			.limit(1),
		reviewStatement(db, ownNo),
		noticesStatement(db, ownNo),
	]);
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	if (found.status !== 'confirmedBooking') return null;
	const withUrls = await Promise.all(
		links.map(async ({ tokenHash, ...link }) => ({
			...link,
			url: await tripUrl(ctx, { id: link.id, tokenHash, brandKey: found.brandKey }),
		})),
	);
	return {
		links: withUrls,
		client: { email: found.email, language: found.language },
		sentAt: sent?.at ?? null,
		review: review ?? null,
		/** What the lead guest was told to give (TRIP-14), the latest first, and whether such reminders go on. */
		notices: notices.filter(({ kind }) => kind === 'needs' || kind === 'needsLast'),
		remindersStoppedAt: found.remindersStoppedAt,
		isAhead: found.checkIn > ctx.today,
		mayLink: evaluateAccess('agentDashboard', actor, ctx.brand) === 'allowed',
	};
}
