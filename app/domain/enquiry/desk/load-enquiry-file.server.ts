import { and, asc, desc, eq, inArray, like, ne, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { enquiryDraft, enquiryNote, enquiry as enquiryTable } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { evaluateAccess } from '../../access/access-groups';
import { requireActor } from '../../access/require-actor';
import { knownBrands } from '../../brand/known-brands';
import { houseName } from '../../lead/property-name';
import { MESSAGES_SHOWN } from '../../mail-thread/thread-limits';
import { shownState } from '../../proposal/proposal-step';
import { isOfTeam, shownProperties } from './enquiry-scope.server';
import { findEnquiry } from './find-enquiry.server';
import { loadEnquiryAside } from './load-enquiry-aside.server';
import { propertyFacts } from './property-facts.server';
import { WRITING_MS } from './save-draft.server';
import { PERSON_NAME, peopleQuery } from './team-people.server';
import { type EnquiryEvent, type EnquiryMessage, enquiryTimeline } from './timeline';

export type EnquiryFile = Awaited<ReturnType<typeof loadEnquiryFile>>;
export type EnquiryProposal = EnquiryFile['proposals'][number];

/** Lines of an enquiry's own history, and stays of its guest, that are read. */
const MOST_STEPS = 200;
const MOST_STAYS = 5;

/** The files of a message in their order, in one value. */
const FILES_OF_MESSAGE = sql<
	EnquiryMessage['files']
>`(select json_group_array(json_object('id', id, 'name', file_name, 'bytes', bytes))
	from (select id, file_name, bytes from mail_thread_file where message_no = mail_thread_message.no order by position))`.mapWith(
	(text: string): EnquiryMessage['files'] => JSON.parse(text),
);

/**
 * Everything the page of an enquiry shows: the enquiry and who has it, its properties with today's prices and the weeks around the requested one, its
 * proposals, the draft of a reply, the guest's earlier stays, and what was written and done, the oldest first (ENQUIRY-2). Throws DomainError
 * 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadEnquiryFile({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;
	id: string;
}) {
	const found = await findEnquiry(ctx, id);
	const { row, properties } = found;
	const { db, now } = ctx;
	const actor = requireActor(ctx, 'enquiryDesk');
	const isTeam = isOfTeam(actor);
	// What the team alone knows: other stays and enquiries of the guest, its proposals, its own notes, and mails that were kept back.
	const teamAlone = isTeam ? undefined : sql`false`;
	const ofOperator = db
		.select({ no: user.no })
		.from(user)
		.where(eq(user.operatorNo, actor.operatorNo ?? 0));
	const own = db.select({ no: proposal.no }).from(proposal).where(eq(proposal.enquiryNo, row.no));
	const assigned = sql<
		string | null
	>`(select ${PERSON_NAME} from ${user} where ${user.id} = json_extract(${audit.detail}, '$.to'))`;
	const [[proposals, events, steps, messages, notes, drafts, people, holders, holds], [stays, others], aside] =
		await Promise.all([
			db.batch([
				db
					.select({
						...{ id: proposal.id, state: proposal.state, sentAt: proposal.sentAt, openings: proposal.openings },
						...{ lastOpenedAt: proposal.lastOpenedAt, approvedBy: proposal.approvedBy, updatedAt: proposal.updatedAt },
						...{ sentValidUntil: proposal.sentValidUntil, by: PERSON_NAME },
					})
					.from(proposal)
					.leftJoin(user, eq(user.no, proposal.userNo))
					.where(and(eq(proposal.enquiryNo, row.no), teamAlone))
					.orderBy(desc(proposal.updatedAt), desc(proposal.no)),
				db
					.select({ kind: proposalEvent.kind, at: proposalEvent.createdAt, note: proposalEvent.note, by: PERSON_NAME })
					.from(proposalEvent)
					.leftJoin(user, eq(user.id, proposalEvent.actor))
					.where(and(inArray(proposalEvent.proposalNo, own), teamAlone))
					.orderBy(desc(proposalEvent.no))
					.limit(MOST_STEPS),
				db
					.select({
						...{ action: audit.action, at: audit.createdAt, by: PERSON_NAME, to: assigned },
						reason: sql<string | null>`json_extract(${audit.detail}, '$.reason')`,
					})
					.from(audit)
					.leftJoin(user, eq(user.id, audit.actor))
					.where(and(eq(audit.subjectId, row.id), like(audit.action, 'enquiry.%')))
					.orderBy(desc(audit.no))
					.limit(MOST_STEPS),
				db
					.select({
						...{ id: mailThreadMessage.id, side: mailThreadMessage.side, way: mailThreadMessage.way },
						...{ author: mailThreadMessage.author, body: mailThreadMessage.body, quoted: mailThreadMessage.quoted },
						...{ otherAddress: mailThreadMessage.otherAddress, leftOut: mailThreadMessage.leftOut },
						...{ isCut: mailThreadMessage.isCut, isHeld: mailThreadMessage.isHeld, offers: mailThreadMessage.offers },
						...{ at: mailThreadMessage.createdAt, readAt: mailThreadMessage.readAt },
						files: FILES_OF_MESSAGE,
					})
					.from(mailThread)
					.innerJoin(mailThreadMessage, eq(mailThreadMessage.threadNo, mailThread.no))
					.where(
						and(
							eq(mailThread.enquiryNo, row.no),
							eq(mailThreadMessage.agencyNo, mailThread.agencyNo),
							isTeam ? undefined : eq(mailThreadMessage.isHeld, false),
						),
					)
					.orderBy(desc(mailThreadMessage.createdAt), desc(mailThreadMessage.no))
					.limit(MESSAGES_SHOWN),
				db
					.select({
						id: enquiryNote.id,
						body: enquiryNote.body,
						at: enquiryNote.createdAt,
						userNo: enquiryNote.userNo,
						by: PERSON_NAME,
					})
					.from(enquiryNote)
					.leftJoin(user, eq(user.no, enquiryNote.userNo))
					.where(and(eq(enquiryNote.enquiryNo, row.no), isTeam ? undefined : inArray(enquiryNote.userNo, ofOperator)))
					.orderBy(asc(enquiryNote.createdAt))
					.limit(MOST_STEPS),
				db
					.select({
						...{ body: enquiryDraft.body, language: enquiryDraft.language, offers: enquiryDraft.offers },
						...{ updatedAt: enquiryDraft.updatedAt, userNo: enquiryDraft.userNo, by: PERSON_NAME },
					})
					.from(enquiryDraft)
					.leftJoin(user, eq(user.no, enquiryDraft.userNo))
					.where(eq(enquiryDraft.enquiryNo, row.no)),
				peopleQuery(db, isTeam ? row.no : 0).limit(isTeam ? 200 : 0),
				db
					.select({ id: user.id, name: PERSON_NAME })
					.from(user)
					.where(eq(user.no, row.userNo ?? 0)),
				db
					.select({
						...{ name: property.name, checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
						...{ until: nightBlock.expiresAt, at: nightBlock.createdAt, by: PERSON_NAME, bookedAt: audit.createdAt },
					})
					.from(nightBlock)
					.innerJoin(property, and(eq(property.no, nightBlock.propertyNo), shownProperties(actor)))
					.leftJoin(user, eq(user.id, nightBlock.createdBy))
					.leftJoin(audit, and(eq(audit.subjectId, nightBlock.id), eq(audit.action, 'block.booked')))
					.where(eq(nightBlock.enquiryNo, row.no))
					.orderBy(asc(nightBlock.createdAt))
					.limit(MOST_STEPS),
			]),
			db.batch([
				db
					.select({
						no: lead.no,
						propertyName: lead.propertyName,
						checkIn: lead.checkIn,
						checkOut: lead.checkOut,
						pax: lead.pax,
					})
					.from(lead)
					.where(
						and(
							sql`${lead.email} collate nocase = ${row.email}`,
							eq(lead.brandKey, row.brandKey),
							eq(lead.status, 'confirmedBooking'),
							teamAlone,
						),
					)
					.orderBy(desc(lead.checkIn))
					.limit(MOST_STAYS),
				db
					.select({ id: enquiryTable.id, createdAt: enquiryTable.createdAt, propertyName: enquiryTable.propertyName })
					.from(enquiryTable)
					.where(
						and(
							sql`${enquiryTable.email} collate nocase = ${row.email}`,
							eq(enquiryTable.brandKey, row.brandKey),
							ne(enquiryTable.no, row.no),
							teamAlone,
						),
					)
					.orderBy(desc(enquiryTable.createdAt))
					.limit(MOST_STAYS),
			]),
			loadEnquiryAside(ctx, found),
		]);
	const facts = await propertyFacts(db, [
		...properties.flatMap((each) => each.property?.id ?? []),
		...(aside?.nearby ? [aside.nearby.id] : []),
		...[...drafts, ...messages].flatMap(({ offers }) => (offers ?? []).map(({ propertyId }) => propertyId)),
	]);
	const { no: _, propertyNo: __, userNo: ___, ...enquiry } = row;
	const [draft] = drafts;
	return {
		enquiry,
		person: holders[0] ?? null,
		people,
		me: actor.id,
		isTeam,
		canHold: evaluateAccess('desk', actor, { isLoginRequired: true }) === 'allowed',
		brandName: knownBrands().of(row.brandKey).name,
		properties: properties.map(({ name, property: here, option }) => ({
			...{ id: here?.id ?? null, name },
			address: here && {
				...{ type: here.type, country: here.country, city: here.placeSlug, name: here.slug },
			},
			currency: here?.currency ?? null,
			option:
				option.kind === 'none'
					? option
					: { kind: option.kind, serviceLevel: option.serviceLevel, priceMinor: option.quote.subtotalMinor },
		})),
		aside,
		propertyFacts: facts,
		proposals: proposals.map(({ state, sentValidUntil, by, ...each }) => ({
			...{ ...each, by: by ?? '' },
			state: shownState(state, sentValidUntil, now),
		})),
		draft: draft
			? {
					...{
						body: draft.body,
						language: draft.language,
						offers: draft.offers,
						at: draft.updatedAt,
						by: draft.by ?? '',
					},
					isMine: draft.userNo === actor.no,
					isActive: now - draft.updatedAt < WRITING_MS,
				}
			: null,
		stays: stays.map(({ propertyName, ...each }) => ({ ...each, propertyName: houseName(propertyName) })),
		others: others.map(({ propertyName, ...each }) => ({
			...each,
			propertyName: propertyName && houseName(propertyName),
		})),
		unread: messages.filter(({ readAt }) => readAt === null).length,
		replies: messages.filter(({ side, isHeld }) => side === 'agency' && !isHeld).length,
		timeline: enquiryTimeline({
			events: events
				.filter(({ kind }) => kind !== 'answered')
				.map((each): EnquiryEvent => ({ ...each, to: null, reason: null })),
			steps: steps
				.filter(({ action }) => action !== 'enquiry.sent' && (isTeam || action !== 'enquiry.prepared'))
				.map(({ action, ...each }): EnquiryEvent => ({ ...each, kind: action.replace('enquiry.', ''), note: null })),
			messages: messages.map(({ readAt, ...each }) => ({ ...each, isUnread: readAt === null })),
			holds: holds.flatMap(({ at, by, bookedAt, ...held }): EnquiryEvent[] => {
				const step = { note: null, to: null, reason: null, held };
				const booked = { ...step, kind: 'heldBooked', at: bookedAt ?? 0, by: null };
				return [{ ...step, kind: 'held', at, by }, ...(bookedAt === null ? [] : [booked])];
			}),
			notes: notes.map(({ userNo, by, ...each }) => ({ ...each, by: by ?? '', isMine: userNo === actor.no })),
		}),
	};
}
