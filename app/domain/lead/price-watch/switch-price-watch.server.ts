import { and, eq, ne, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { lead, leadPriceNotice } from '#db/schema/lead';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { hashToken, isToken } from '../../newsletter/newsletter-token';
import { type AgentLeadContext, leadActor } from '../agent-lead-context';
import { changeLead } from '../change-lead.server';
import { findLead } from '../find-lead.server';
import { leadScope } from '../lead-scope';
import { houseName } from '../property-name';

type Switching = {
	ctx: AgentLeadContext;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	isOn: boolean;
};

/**
 * Switches the notices about the price of a hotel's interest off or on again; an interest that is switched on is compared in the next
 * run. The lead stays in its version: nothing of the stay is another. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`no-such-move` for anything but such an interest, `changed-meanwhile`), 'unavailable'.
 */
export async function switchPriceWatch({ ctx, lead: seen, isOn }: Switching): Promise<void> {
	const agent = requireAgency(ctx);
	const record = await findLead(ctx.db, leadScope(ctx), seen.id);
	if (record.hotelNo === null || record.status !== 'interest')
		throw new DomainError('conflict', 'No interest in rooms of a hotel', { reason: 'no-such-move' });
	if (record.isPriceWatched === isOn) return;
	await changeLead({
		...{ ctx, lead: record, seen: seen.version, actor: leadActor(agent) },
		action: isOn ? 'lead.price-watched' : 'lead.price-unwatched',
		condition: eq(lead.status, 'interest'),
		columns: { isPriceWatched: isOn, ...(isOn ? { priceCheckedAt: null } : {}) },
		keepsVersion: true,
	});
}

export type WatchedByLink = {
	state: 'on' | 'off' | 'unknown';
	/** Of an interest that is known; the client is not named. */
	hotel: string;
	checkIn: string;
	checkOut: string;
};

type ByLink = { ctx: Pick<RequestContext, 'db' | 'brand' | 'now'>; token: string | undefined };

/** The interest that the link of a mail is about; `unknown` for every other text. Throws DomainError 'unavailable'. */
export async function findWatchByLink({ ctx, token }: ByLink): Promise<WatchedByLink> {
	const row = await find(ctx, token);
	if (!row) return { state: 'unknown', hotel: '', checkIn: '', checkOut: '' };
	const { propertyName, checkIn, checkOut, isPriceWatched } = row;
	return { state: isPriceWatched ? 'on' : 'off', hotel: houseName(propertyName), checkIn, checkOut };
}

/**
 * Switches the notices about one interest off by the link of a mail, without a session; doing it again changes nothing. False when there
 * is no such link. Throws DomainError 'unavailable'.
 */
export async function endWatchByLink({ ctx, token }: ByLink): Promise<boolean> {
	const { db, now } = ctx;
	const row = await find(ctx, token);
	if (!row) return false;
	const isOn = and(eq(lead.no, row.no), ne(lead.isPriceWatched, false));
	await writeBatch(db, [
		insertWhen(
			audit,
			{
				...{ brandKey: row.brandKey, actor: 'anonymous', action: 'lead.price-unwatched' },
				...{ subjectId: row.id, createdAt: now },
			},
			sql`exists (select 1 from ${lead} where ${isOn})`,
		),
		db.update(lead).set({ isPriceWatched: false }).where(isOn),
	]);
	return true;
}

async function find({ db }: ByLink['ctx'], token: string | undefined) {
	if (!isToken(token)) return null;
	const [row] = await db
		.select({
			no: lead.no,
			id: lead.id,
			brandKey: lead.brandKey,
			propertyName: lead.propertyName,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			isPriceWatched: lead.isPriceWatched,
		})
		.from(leadPriceNotice)
		.innerJoin(lead, eq(lead.no, leadPriceNotice.leadNo))
		.where(eq(leadPriceNotice.tokenHash, await hashToken(token)));
	return row ?? null;
}
