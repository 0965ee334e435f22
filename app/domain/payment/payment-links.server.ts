import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { instalment, paymentLink } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { linkOrigin as originOfLinks } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import type { LeadActor } from '../lead/lead-status';
import { tokenAgain } from '../token/token-again';
import {
	newPaymentLinkId,
	PAYMENT_TOKENS,
	paymentLinkEnd,
	paymentLinkPath,
	paymentLinkToken,
	paymentLinkTokenHash,
} from './payment-link-token';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings' | 'linkOrigin'>;

/** Who makes and withdraws links: the agency's agents and supervisors, and admins; each within the leads that they reach. */
function requireLinker(ctx: Pick<Ctx, 'actor'>) {
	return leadActor(requireActor(ctx, 'agentDashboard'));
}

/**
 * A link on which the client pays (MONEY-6): one instalment, or all that is due of the booking. A link that works for the same thing is given
 * again. Throws DomainError 'forbidden', 'not-found' (another agency's booking too), 'conflict' (`nothing-open`: no booking, or paid), 'unavailable'.
 */
export async function createPaymentLink({
	ctx,
	leadId,
	instalmentId = null,
}: {
	ctx: Ctx;
	leadId: string;
	/** Public id; null: all that is due, else what is due next. */
	instalmentId?: string | null;
}): Promise<{ id: string; url: string }> {
	const isReached = and(eq(lead.id, leadId), leadScopeCondition(ctx.db, leadScope(ctx)));
	return linkFor({ ctx, actor: requireLinker(ctx), isReached, instalmentId });
}

/**
 * The same for the guest who presses "Pay" on the trip page, whose link has been checked (TRIP-4). Throws DomainError 'not-found', 'conflict'
 * (`nothing-open`), 'unavailable'.
 */
export function unsafeCreateGuestPaymentLink({
	ctx,
	leadNo,
	instalmentId,
}: {
	ctx: LinkCtx;
	leadNo: number;
	instalmentId: string;
}): Promise<{ id: string; url: string }> {
	const actor: LeadActor = { id: 'anonymous', role: 'visitor' };
	return linkFor({ ctx, actor, isReached: eq(lead.no, leadNo), instalmentId });
}

type LinkCtx = Omit<Ctx, 'actor' | 'today'>;

async function linkFor({
	ctx,
	actor,
	isReached,
	instalmentId,
}: {
	ctx: LinkCtx;
	actor: LeadActor;
	isReached: SQL | undefined;
	instalmentId: string | null;
}): Promise<{ id: string; url: string }> {
	const isOpen = sql`${instalment.minor} > ${instalment.receivedMinor} + ${instalment.waivedMinor}`;
	const isAsked = and(
		eq(instalment.leadNo, lead.no),
		isOpen,
		instalmentId === null ? undefined : eq(instalment.id, instalmentId),
	);
	const [found] = await ctx.db
		.select({ no: lead.no, brandKey: lead.brandKey, instalmentNo: instalment.no, dueDate: instalment.dueDate })
		.from(lead)
		.leftJoin(instalment, isAsked)
		.where(isReached)
		.orderBy(desc(instalment.position))
		.limit(1);
	if (!found) throw new DomainError('not-found', 'No such lead');
	const { no: leadNo, brandKey, instalmentNo, dueDate } = found;
	if (instalmentNo === null || dueDate === null) throw nothingOpen();
	const link = await keepLink({
		...{ ctx, actor },
		leadNo,
		...{ instalmentNo, forNo: instalmentId === null ? null : instalmentNo, dueDate },
	});
	return { id: link.id, url: await linkUrl(ctx, { ...link, brandKey }) };
}

type KeptLink = {
	ctx: Pick<Ctx, 'db' | 'now'> & { brand: { key: string }; settings: Pick<Ctx['settings'], 'FORM_SECRET'> };
	actor: LeadActor;
	leadNo: number;
	/** One that is open, and its day. */
	instalmentNo: number;
	dueDate: string;
	/** What the link asks for; null: all that is due. */
	forNo: number | null;
};

/** The link that works for something, made where there is none. Throws DomainError 'conflict' (`nothing-open`), 'unavailable'. */
export async function keepLink({
	ctx,
	actor,
	leadNo,
	instalmentNo,
	dueDate,
	forNo,
}: KeptLink): Promise<{ id: string; tokenHash: string }> {
	const { db, now, settings } = ctx;
	const isOpen = sql`${instalment.minor} > ${instalment.receivedMinor} + ${instalment.waivedMinor}`;
	const isSame = and(
		eq(paymentLink.leadNo, leadNo),
		sql`${paymentLink.instalmentNo} is ${forNo}`,
		isNull(paymentLink.withdrawnAt),
		gt(paymentLink.expiresAt, now),
	);
	const shown = { id: paymentLink.id, tokenHash: paymentLink.tokenHash };
	const working = async () => (await db.select(shown).from(paymentLink).where(isSame).limit(1))[0];
	const known = await working();
	if (known) return known;
	const id = newPaymentLinkId();
	const tokenHash = await paymentLinkTokenHash(await paymentLinkToken(settings.FORM_SECRET, id));
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'payment-link.created' },
			// Of several at once one is written; the others give that one back.
			subject: sql`select ${lead.id} from ${lead} where ${and(
				eq(lead.no, leadNo),
				sql`exists (select 1 from ${instalment} where ${and(eq(instalment.no, instalmentNo), isOpen)})`,
				sql`not exists (select 1 from ${paymentLink} where ${isSame})`,
			)}`,
			detail: { link: id },
			statements: [
				db.insert(paymentLink).values({
					...{ id, leadNo, instalmentNo: forNo, tokenHash, createdBy: actor.id, createdAt: now },
					expiresAt: paymentLinkEnd(dueDate, now),
				}),
			],
		});
	} catch (error) {
		if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
		const first = await working();
		if (!first) throw nothingOpen();
		return first;
	}
	return { id, tokenHash };
}

function nothingOpen() {
	return new DomainError('conflict', 'Nothing is open', { reason: 'nothing-open' });
}

/** Ends a link: its page says so and asks for nothing. Throws DomainError 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`), 'unavailable'. */
export async function withdrawPaymentLink({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = requireLinker(ctx);
	const [found] = await ctx.db
		.select({ no: paymentLink.no })
		.from(paymentLink)
		.innerJoin(lead, eq(lead.no, paymentLink.leadNo))
		.where(and(eq(paymentLink.id, id), leadScopeCondition(ctx.db, leadScope(ctx))));
	if (!found) throw new DomainError('not-found', `No payment link ${id}`);
	await auditedWrite({
		...{ ctx, actor, action: 'payment-link.withdrawn' },
		subject: sql`select ${paymentLink.id} from ${paymentLink} where ${and(eq(paymentLink.no, found.no), isNull(paymentLink.withdrawnAt))}`,
		statements: [ctx.db.update(paymentLink).set({ withdrawnAt: ctx.now }).where(eq(paymentLink.no, found.no))],
	});
}

/** The address of a link's page, at its brand's site. */
export async function linkUrl(
	{ settings, linkOrigin }: Pick<Ctx, 'settings' | 'linkOrigin'>,
	{ brandKey, ...link }: { id: string; tokenHash: string; brandKey: string },
): Promise<string> {
	const token = await tokenAgain(settings, PAYMENT_TOKENS, link);
	return originOfLinks(linkOrigin, knownBrands().of(brandKey), settings) + paymentLinkPath(token);
}
