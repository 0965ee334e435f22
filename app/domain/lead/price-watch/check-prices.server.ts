import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead, leadPriceNotice } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { PlainDate } from '../../date/plain-date';
import { checkDrifts } from '../../offer/check-drift.server';
import type { Drift } from '../../offer/drift-of';
import { type OfferAccess, offerAccessKey } from '../../offer/offer-access';
import { changeLead } from '../change-lead.server';
import { selectLeads } from '../find-lead.server';
import { rememberedRooms } from '../hotel/read-lead-rooms.server';
import { type PriceNow, priceNews, priceNow, toleranceOf } from './price-news';
import { noticeOfPrice } from './price-notice.server';
import { dueLeads, IS_WATCHED, listed, loadWatchedParts, type WatchedLead } from './watched-leads.server';

/** As many as one run compares; those that are left come first in the next minute. */
export const CHECKS_PER_RUN = 1000;

/** One question to the database has this many interests. */
const AT_ONCE = 50;

/** A run begins nothing more after this time. */
const BUDGET_MS = 15_000;

/** An interest is compared again after this time at the earliest, unless its hotel has published something. */
export const CHECK_AGAIN_MS = 15 * 60_000;

/** Hotels that have published since are compared before their turn; a schedule that has stood still for longer goes by turns alone. */
const CHANGES_OF_MS = 6 * 60 * 60_000;

/** Of an interest whose arrival has passed: it is compared no more unless its rooms are changed. */
export const NEVER_AGAIN = Number.MAX_SAFE_INTEGER;

const SCHEDULE = { id: 'system', role: 'system' } as const;

type Run = {
	db: Database;
	today: PlainDate;
	/** Milliseconds. */
	now: number;
	/** Something new waits for these users, by their public ids. */
	tellNews: (userIds: readonly string[]) => Promise<unknown>;
	limit?: number;
};

type Checked = {
	lead: WatchedLead;
	drifts: Drift[];
	price: PriceNow;
	/** The hotel asks for what it asked for when it was saved: only the exchange rate is another. */
	isByExchange: boolean;
};

/**
 * Works the prices of watched interests out anew, those compared longest ago first, and tells agents of rises above their tolerance and
 * of rooms that can no longer be had (LEAD-52). Notice, mail and mark are written together and only while the interest is what was
 * compared, so runs at the same time tell it once; what a run does not come to, or cannot read, the next one does. Throws DomainError
 * 'unavailable'.
 */
export async function checkPrices({
	db,
	today,
	now,
	tellNews,
	limit = CHECKS_PER_RUN,
}: Run): Promise<{ checked: number; told: number }> {
	const began = Date.now();
	const due = await dueLeads(db, {
		...{ limit, today, dueBefore: now - CHECK_AGAIN_MS, changedAfter: now - CHANGES_OF_MS },
	}).execute();
	const past = due.filter(({ checkIn }) => checkIn < today);
	if (past.length > 0) await mark(db, past, NEVER_AGAIN);
	const coming = due.filter(({ checkIn }) => checkIn >= today);
	let checked = 0;
	let told = 0;
	for (let at = 0; at < coming.length && Date.now() - began < BUDGET_MS; at += AT_ONCE) {
		const some = coming.slice(at, at + AT_ONCE);
		const readers = await compareAndTell({ db, today, now }, some);
		checked += some.length;
		told += readers.length;
		if (readers.length > 0) await tellNews([...new Set(readers)]);
	}
	return { checked, told };
}

/** Gives the ids of the agents who were told. */
async function compareAndTell(
	ctx: Pick<Run, 'db' | 'today' | 'now'>,
	leads: readonly WatchedLead[],
): Promise<string[]> {
	const { db, now } = ctx;
	const { toldOf, ...parts } = await loadWatchedParts(db, leads);
	const readers: string[] = [];
	/** Marked with their notice, or to be compared again as they are now. */
	const settled = new Set<number>();
	const over = { all: [] as number[], gone: [] as number[] };
	for (const each of await compared(ctx, leads, parts)) {
		const { no, totalMinor, tolerancePercent } = each.lead;
		const tolerance = toleranceOf(tolerancePercent, each.isByExchange);
		if (totalMinor === null) continue;
		const before = toldOf.get(no);
		const news = priceNews(totalMinor, each.price, tolerance, before);
		if (news.over) over[news.over].push(no);
		if (!news.tell) continue;
		const outcome = await tell(ctx, each, { from: totalMinor, to: news.tell.minor, before: before?.minor ?? null });
		if (outcome !== 'failed') settled.add(no);
		if (typeof outcome === 'object' && outcome.reader) readers.push(outcome.reader);
	}
	await mark(
		db,
		leads.filter(({ no }) => !settled.has(no)),
		now,
	);
	await end(db, now, over.all, sql`true`);
	await end(db, now, over.gone, sql`${leadPriceNotice.toMinor} is null`);
	return readers;
}

type Parts = Omit<Awaited<ReturnType<typeof loadWatchedParts>>, 'toldOf'>;

/** What the interests cost now; those of agencies that see the same prices are worked out together. */
async function compared(
	{ db, today, now }: Pick<Run, 'db' | 'today' | 'now'>,
	leads: readonly WatchedLead[],
	{ roomsOf, accessOf }: Parts,
): Promise<Checked[]> {
	const groups = new Map<string, { access: OfferAccess; leads: WatchedLead[] }>();
	for (const each of leads) {
		const access = accessOf.get(each.agencyNo ?? -1);
		if (!access || !roomsOf.has(each.no)) continue;
		const key = offerAccessKey(access);
		const group = groups.get(key) ?? { access, leads: [] };
		group.leads.push(each);
		groups.set(key, group);
	}
	const checked: Checked[] = [];
	for (const group of groups.values()) {
		const interests = await Promise.all(
			group.leads.map(async (each) => ({
				lead: each,
				remembered: await rememberedRooms({ db, now }, each, roomsOf.get(each.no) ?? []),
				tolerancePercent: each.tolerancePercent ?? 0,
			})),
		);
		const offers = await checkDrifts({ ctx: { db, today, now, access: group.access }, interests });
		for (const [at, { lead: each, remembered }] of interests.entries()) {
			const asOfNow = offers[at] ?? [];
			const saved = roomsOf.get(each.no) ?? [];
			const totals = remembered.map(({ price }, room) => ({
				total: price?.total ?? { minor: 0, currency: each.currency },
				drift: asOfNow[room]?.drift ?? null,
			}));
			checked.push({
				...{ lead: each, drifts: asOfNow.map(({ drift }) => drift), price: priceNow(totals, each.currency) },
				isByExchange: saved.every(({ localCurrency, localTotalMinor }, room) => {
					const local = asOfNow[room]?.offer?.localPrice?.total;
					return local?.currency === localCurrency && local.minor === localTotalMinor;
				}),
			});
		}
	}
	return checked;
}

/** `lost`: the interest was changed or told meanwhile; `reader` is the public id of the agent who looks after it. */
async function tell(
	{ db, now }: Pick<Run, 'db' | 'now'>,
	{ lead: { no, version, checkedAt }, drifts, isByExchange }: Checked,
	price: { from: number; to: number | null; before: number | null },
): Promise<{ reader: string | null } | 'lost' | 'failed'> {
	const [record] = await selectLeads(db, eq(lead.no, no)).execute();
	if (!record || record.version !== version) return 'lost';
	const isAsCompared = and(IS_WATCHED, sql`${lead.priceCheckedAt} is ${checkedAt}`);
	const { statements, reader } = await noticeOfPrice({ db, now }, { record, drifts, isByExchange, ...price });
	try {
		await changeLead({
			...{ ctx: { db, now }, lead: record, seen: version, actor: SCHEDULE },
			action: 'lead.price-told',
			...(isAsCompared ? { condition: isAsCompared } : {}),
			columns: { priceCheckedAt: now },
			after: statements,
			keepsVersion: true,
		});
		return { reader };
	} catch (error) {
		if (error instanceof DomainError && error.code === 'unavailable') throw error;
		if (error instanceof DomainError && error.code === 'conflict') return 'lost';
		logFault('a notice of a price could not be written', error, { about: record.id });
		return 'failed';
	}
}

async function mark(db: Database, leads: readonly WatchedLead[], at: number): Promise<void> {
	if (leads.length === 0) return;
	await db
		.update(lead)
		.set({ priceCheckedAt: at })
		.where(inArray(lead.no, listed(leads.map(({ no }) => no))))
		.execute();
}

/** What was told and holds no longer; the page says so, no mail does. */
async function end(db: Database, now: number, leadNos: readonly number[], which: SQL): Promise<void> {
	if (leadNos.length === 0) return;
	await db
		.update(leadPriceNotice)
		.set({ endedAt: now })
		.where(and(inArray(leadPriceNotice.leadNo, listed(leadNos)), isNull(leadPriceNotice.endedAt), which))
		.execute();
}
