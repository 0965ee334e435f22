import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { pageOf, ROWS_PER_PAGE, readCursor } from '../../administration/paging';
import { wordsMatch } from '../../lead/dashboard/words-match';
import { lastTeamEnd } from '../../team/last-team-end';
import type { Actor } from '../../user/actor';
import type { EnquiryState } from './enquiry-moves';
import { isOfTeam } from './enquiry-scope.server';
import { PERSON_NAME } from './team-people.server';

export type EnquiryFilter = {
	state: EnquiryState;
	/** Only those that are given to the actor. */
	isMine: boolean;
	words: string;
	after: string | null;
};

/** A count goes no further: the tab then says "999+". */
export const MOST_COUNTED = 1000;

/** Matches of words that are looked at. */
const MOST_HITS = 500;

/** Answered ones that stay below the open ones until the team's day is over. */
const ANSWERED_SHOWN = 5;

/** Letters of the guest's words on a row. */
const EXCERPT = 120;

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * Guests' enquiries of all brands in one state (ENQUIRY-1): the new ones by their promise, the others by what happened last. With the counts of all
 * states, and on the first page of the new ones those that were answered since the team's last day. One round trip. Throws DomainError
 * 'forbidden', 'unavailable'.
 */
export async function listEnquiries({ ctx, filter }: { ctx: Context; filter: EnquiryFilter }) {
	const actor = requireActor(ctx, 'enquiryDesk');
	const { db, now } = ctx;
	const userNo = filter.isMine || !isOfTeam(actor) ? actor.no : null;
	const [rows, counts, mine, answered] = await db.batch([
		enquiriesQuery(db, filter, userNo, namesShown(actor)),
		db.select(countsOf(userNo)).from(sql`(select 1)`),
		db.select({ count: countOf('new', actor.no) }).from(sql`(select 1)`),
		answeredQuery(db, lastTeamEnd(now), userNo, namesShown(actor)),
	]);
	const isFirst = filter.state === 'new' && filter.words === '' && filter.after === null;
	return {
		isTeam: isOfTeam(actor),
		...pageOf(rows, (row) => (filter.state === 'new' ? row.promisedAt : row.movedAt)),
		counts: counts[0] ?? null,
		mine: mine[0]?.count ?? 0,
		answered: isFirst ? answered : [],
	};
}

export type ListedEnquiry = Awaited<ReturnType<typeof enquiriesQuery>>[number];

/** The query behind a page of the list; `userNo`: whose. */
export function enquiriesQuery(
	db: Database,
	{ state, words, after }: EnquiryFilter,
	userNo: number | null,
	names: SQL = sql`true`,
) {
	const cursor = readCursor(after);
	const isNew = state === 'new';
	const sorted = isNew ? enquiry.promisedAt : enquiry.movedAt;
	const behind = isNew ? sql`>` : sql`<`;
	const order = isNew ? [asc(sorted), asc(enquiry.no)] : [desc(sorted), desc(enquiry.no)];
	return listed(
		db,
		names,
		and(
			eq(enquiry.state, state),
			userNo === null ? undefined : eq(enquiry.userNo, userNo),
			words === '' ? undefined : hasWords(words),
			cursor ? sql`(${sorted}, ${enquiry.no}) ${behind} (${cursor.at}, ${cursor.no})` : undefined,
		),
	)
		.orderBy(...order)
		.limit(ROWS_PER_PAGE + 1);
}

function answeredQuery(db: Database, since: number, userNo: number | null, names: SQL) {
	return listed(
		db,
		names,
		and(
			inArray(enquiry.state, ['answered', 'offerSent']),
			gte(enquiry.movedAt, since),
			gte(enquiry.answeredAt, since),
			userNo === null ? undefined : eq(enquiry.userNo, userNo),
		),
	)
		.orderBy(desc(enquiry.movedAt))
		.limit(ANSWERED_SHOWN);
}

/** An operator reads the names of its own properties alone. */
function namesShown(actor: Actor): SQL {
	return isOfTeam(actor)
		? sql`true`
		: sql`property_no in (select no from property where operator_no = ${actor.operatorNo})`;
}

function listed(db: Database, names: SQL, condition: SQL | undefined) {
	return db
		.select({
			...{ no: enquiry.no, id: enquiry.id, brandKey: enquiry.brandKey, kind: enquiry.kind, state: enquiry.state },
			...{ fullName: enquiry.fullName, checkIn: enquiry.checkIn, checkOut: enquiry.checkOut },
			...{ adults: enquiry.adults, children: enquiry.children, propertyName: enquiry.propertyName },
			...{ createdAt: enquiry.createdAt, promisedAt: enquiry.promisedAt, answeredAt: enquiry.answeredAt },
			...{ movedAt: enquiry.movedAt, lostReason: enquiry.lostReason },
			excerpt: sql<string>`coalesce(substr(replace(${enquiry.message}, char(10), ' '), 1, ${EXCERPT}), '')`,
			/** JSON list of the property names of an enquiry about several, in their order. */
			propertyNames: sql<string>`(select json_group_array(property_name) from (select property_name from enquiry_house
				where enquiry_no = enquiry.no and ${names} order by position))`,
			/** Messages of the guest that the team has not read. */
			unread: sql<number>`(select count(*) from mail_thread t join mail_thread_message m on m.thread_no = t.no and m.agency_no = t.agency_no
				where t.enquiry_no = enquiry.no and m.read_at is null)`,
			person: { id: user.id, name: PERSON_NAME },
		})
		.from(enquiry)
		.leftJoin(user, eq(user.no, enquiry.userNo))
		.where(condition);
}

/** Words of guest, number, property and place; what is no word finds nothing. */
function hasWords(words: string): SQL {
	const match = wordsMatch(words, null);
	if (match === null) return sql`false`;
	return sql`${enquiry.no} in (select rowid from enquiry_words where enquiry_words match ${match} order by rowid desc limit ${MOST_HITS})`;
}

function countsOf(userNo: number | null) {
	const entries = ENQUIRY_STATES.map((state) => [state, countOf(state, userNo)] as const);
	return Object.fromEntries(entries) as Record<EnquiryState, SQL<number>>;
}

function countOf(state: EnquiryState, userNo: number | null): SQL<number> {
	const own = userNo === null ? sql`` : sql` and user_no = ${userNo}`;
	return sql<number>`(select count(*) from (select 1 from enquiry where state = ${state}${own} limit ${MOST_COUNTED}))`;
}
