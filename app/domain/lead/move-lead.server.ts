import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { freeNights, takeNights } from '#db/held-stays';
import { audit } from '#db/schema/audit';
import { lead, leadEvent } from '#db/schema/lead';
import { stayRate } from '#db/schema/stay';
import { deriveHouseStatements } from '#db/seed/derive-statements';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { plainDate } from '../date/plain-date';
import { reachDatabase } from '../enquiry/reach-database.server';
import { isSoldOut } from '../stay/is-sold-out';
import { readStayRate } from '../stay/read-stay-rate';
import type { StayStatus } from '../stay/stay-status';
import { isDecided, type LeadActor, type LeadStatus, type NightsEffect } from './lead-status';
import { judgeTransition } from './lead-transitions';

/** How long a confirmed option holds its nights when nobody says otherwise (decisions 10). */
export const OPTION_HOURS = 72;

type MoveContext = Pick<RequestContext, 'db' | 'today' | 'now'> & { brand: Pick<RequestContext['brand'], 'key'> };

type Move = {
	ctx: MoveContext;
	/** The lead, and its version as the actor has seen it. */
	lead: { id: string; version: number };
	to: LeadStatus;
	actor: LeadActor;
	/** For a confirmed option: its end in milliseconds; left out, 72 hours from now. */
	expiresAt?: number;
};

/**
 * Moves a lead of this brand to another status: whether the actor may is one table (`lead-transitions.ts`). Status, history,
 * nights, the stays sold or offered again, price "from", catalogue version and audit row are written together or not at all.
 * Throws DomainError 'not-found'; 'forbidden' for the role; 'conflict' with reason `no-such-move`, `changed-meanwhile` (another
 * version) or `no-longer-available` (a night is taken, or the operator has sold the period); 'unavailable'.
 */
export async function moveLead({ ctx, lead: asked, to, actor, expiresAt }: Move): Promise<{ version: number }> {
	const { db, now } = ctx;
	const found = await reachDatabase(loadLead(ctx, asked.id));
	const verdict = judgeTransition(found.status, to, actor.role);
	if (!verdict.isAllowed && verdict.reason === 'wrong-role')
		throw new DomainError('forbidden', `${actor.role} may not move a lead to ${to}`);
	if (found.version !== asked.version) throw changedMeanwhile();
	if (!verdict.isAllowed)
		throw new DomainError('conflict', `No lead goes from ${found.status} to ${to}`, { reason: 'no-such-move' });
	if (verdict.nights === 'take') await checkStays(ctx, found);

	const version = found.version + 1;
	try {
		await reachDatabase(
			writeBatch(db, [
				// Null, and so refused, when the lead is not what it was.
				db.insert(leadEvent).values({
					leadNo: sql`(select ${lead.no} from ${lead} where ${lead.no} = ${found.no} and ${lead.version} = ${found.version})`,
					version,
					fromStatus: found.status,
					toStatus: to,
					actor: actor.id,
					createdAt: now,
				}),
				...nightStatements(verdict.nights, found, ctx),
				db
					.update(lead)
					.set({
						status: to,
						version,
						expiresAt: to === 'confirmedOption' ? (expiresAt ?? now + OPTION_HOURS * 3_600_000) : null,
						decidedAt: isDecided(to) ? now : null,
						updatedAt: now,
					})
					.where(eq(lead.no, found.no)),
				db.insert(audit).values({
					brandKey: ctx.brand.key,
					actor: actor.id,
					action: 'lead.moved',
					subjectId: asked.id,
					detail: { from: found.status, to, role: actor.role },
					createdAt: now,
				}),
			]),
		);
	} catch (error) {
		const message = error instanceof Error ? error.message : '';
		if (/UNIQUE constraint failed: property_night/i.test(message)) throw noLongerAvailable();
		if (/constraint failed: lead_event/i.test(message)) throw changedMeanwhile();
		throw error;
	}
	return { version };
}

type FoundLead = Awaited<ReturnType<typeof loadLead>>;

async function loadLead({ db, brand }: MoveContext, id: string) {
	const [row] = await db
		.select({
			no: lead.no,
			status: lead.status,
			version: lead.version,
			propertyNo: lead.propertyNo,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			serviceLevel: lead.serviceLevel,
		})
		.from(lead)
		.where(and(eq(lead.id, id), eq(lead.brandKey, brand.key)));
	if (!row) throw new DomainError('not-found', `No lead ${id}`);
	return row;
}

/** The operator may have sold the period elsewhere since it was asked for (decisions 14); what leads hold is the nights' affair. */
async function checkStays({ db }: MoveContext, { propertyNo, checkIn, checkOut, serviceLevel }: FoundLead) {
	if (propertyNo === null) throw noLongerAvailable();
	const rates = await reachDatabase(
		db
			.select({
				checkIn: stayRate.checkIn,
				checkOut: stayRate.checkOut,
				level: stayRate.level,
				status: sql<StayStatus>`coalesce(${stayRate.offeredStatus}, ${stayRate.status})`,
				priceMinor: stayRate.priceMinor,
			})
			.from(stayRate)
			.where(and(eq(stayRate.propertyNo, propertyNo), lt(stayRate.checkIn, checkOut), gt(stayRate.checkOut, checkIn))),
	);
	const period = { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	if (isSoldOut(rates.flatMap(readStayRate), period, serviceLevel)) throw noLongerAvailable();
}

function nightStatements(effect: NightsEffect, { no, propertyNo }: FoundLead, ctx: MoveContext): NamedStatement[] {
	if (effect === 'keep' || propertyNo === null) return [];
	const nights = effect === 'take' ? takeNights(no, propertyNo) : freeNights(no, propertyNo);
	return [...nights, ...deriveHouseStatements(propertyNo, ctx.today, ctx.now)];
}

function noLongerAvailable() {
	return new DomainError('conflict', 'no longer available', { reason: 'no-longer-available' });
}

function changedMeanwhile() {
	return new DomainError('conflict', 'The lead was changed meanwhile', { reason: 'changed-meanwhile' });
}
