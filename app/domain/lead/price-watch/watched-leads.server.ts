import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead, leadPriceNotice, leadRoom } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import type { PlainDate } from '../../date/plain-date';
import { isCurrency } from '../../money/money';
import type { OfferAccess } from '../../offer/offer-access';
import type { ToldBefore } from './price-news';

/** Interests in hotels whose price is watched. */
export const IS_WATCHED: SQL = sql`${lead.status} = 'interest' and ${lead.hotelNo} is not null
	and ${lead.deletedAt} is null and ${lead.isPriceWatched} = 1`;

export type WatchedLead = Awaited<ReturnType<typeof dueLeads>>[number];

/** The interests of a run: `dueBefore`, compared by then at the latest; `changedAfter`, hotels that have published since are looked at. */
export type DueQuestion = { limit: number; today: PlainDate; dueBefore: number; changedAfter: number };

/** As many publications are looked at for hotels that have changed something. */
const LATEST_PUBLICATIONS = 500;

/** The watched interests that were compared longest ago, by their index: that of the status alone would sort all interests there are. */
const OLDEST = ({ limit, dueBefore }: DueQuestion) => sql`select no from (
	select no, price_checked_at from lead indexed by lead_price_watch where status = 'interest' and hotel_no is not null
		and deleted_at is null and is_price_watched = 1 order by price_checked_at limit ${limit})
	where price_checked_at is null or price_checked_at <= ${dueBefore}`;

/** Those in hotels that have published rates or nights since they were compared: their agents need not wait for their turn. */
const OF_CHANGED = ({ limit, today, changedAfter }: DueQuestion) => sql`select no from (
	select l.no from (select subject_id, max(published_at) as at
			from (select subject_id, published_at from publication order by no desc limit ${LATEST_PUBLICATIONS})
			where published_at > ${changedAfter} group by subject_id) changed
		cross join hotel h on h.id = changed.subject_id
		cross join lead l indexed by lead_hotel on l.hotel_no = h.no and l.check_in >= ${today}
		where l.status = 'interest' and l.deleted_at is null and l.is_price_watched = 1 and l.price_checked_at <= changed.at
		order by l.price_checked_at limit ${Math.ceil(limit / 2)})`;

/** The watched interests whose turn it is, those compared longest ago first; the query behind a run. */
export function dueLeads(db: Database, question: DueQuestion) {
	return db
		.select({
			no: lead.no,
			version: lead.version,
			createdAt: lead.createdAt,
			agencyNo: lead.agencyNo,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			paymentProfile: lead.paymentProfile,
			currency: lead.currency,
			totalMinor: lead.totalMinor,
			tolerancePercent: lead.tolerancePercent,
			checkedAt: lead.priceCheckedAt,
		})
		.from(lead)
		.where(sql`${lead.no} in (${OLDEST(question)} union ${OF_CHANGED(question)})`)
		.orderBy(asc(lead.priceCheckedAt));
}

/** What belongs to the leads of a run. */
export type WatchedParts = {
	roomsOf: ReadonlyMap<number, (typeof leadRoom.$inferSelect)[]>;
	toldOf: ReadonlyMap<number, ToldBefore>;
	/** What an agency sees of prices; none for one that is not verified, which sees none. */
	accessOf: ReadonlyMap<number, OfferAccess>;
};

/** The rooms of leads, what their agents were told before, and what their agencies see of prices. One round trip. */
export async function loadWatchedParts(db: Database, leads: readonly WatchedLead[]): Promise<WatchedParts> {
	const nos = leads.map(({ no }) => no);
	const agencyNos = [...new Set(leads.flatMap(({ agencyNo }) => agencyNo ?? []))];
	const [rooms, notices, agencies] = await db.batch([
		db
			.select()
			.from(leadRoom)
			.where(inArray(leadRoom.leadNo, listed(nos)))
			.orderBy(asc(leadRoom.leadNo), asc(leadRoom.position)),
		db
			.select({
				leadNo: leadPriceNotice.leadNo,
				minor: sql<number | null>`max(${leadPriceNotice.toMinor})`,
				isGone: sql<number>`max(${leadPriceNotice.toMinor} is null)`,
			})
			.from(leadPriceNotice)
			.where(and(inArray(leadPriceNotice.leadNo, listed(nos)), isNull(leadPriceNotice.endedAt)))
			.groupBy(leadPriceNotice.leadNo),
		db
			.select({
				no: travelAgency.no,
				billableCurrency: travelAgency.billableCurrency,
				bankCurrency: travelAgency.bankCurrency,
				programNos: sql<string>`(select json_group_array(program_no) from (select program_no from program_membership
					where agency_no = ${travelAgency.no} and status = 'confirmed' order by program_no))`,
			})
			.from(travelAgency)
			.where(and(inArray(travelAgency.no, listed(agencyNos)), sql`${travelAgency.verification} = 'verified'`)),
	]);
	const roomsOf = new Map<number, (typeof rooms)[number][]>();
	for (const room of rooms) roomsOf.set(room.leadNo, [...(roomsOf.get(room.leadNo) ?? []), room]);
	return {
		roomsOf,
		toldOf: new Map(notices.map(({ leadNo, minor, isGone }) => [leadNo, { minor, isGone: Boolean(isGone) }])),
		accessOf: new Map(
			agencies.map(({ no, billableCurrency, bankCurrency, programNos }) => [
				no,
				{
					programNos: JSON.parse(programNos) as number[],
					billableCurrency: [billableCurrency, bankCurrency].find(isCurrency) ?? 'EUR',
					language: 'en',
					includesDemos: false,
					isCommissionVisible: true,
				} satisfies OfferAccess,
			]),
		),
	};
}

/** One argument for any number of keys: the database takes only so many. */
export function listed(nos: readonly number[]): SQL {
	return sql`(select value from json_each(${JSON.stringify(nos)}))`;
}
