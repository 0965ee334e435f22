import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { proposalEvent, proposalVersion } from '#db/schema/proposal';
import { user } from '#db/schema/user';
import { knownBrands } from '../brand/known-brands';
import { plainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import type { Language } from '../language/language';
import { leadPath } from '../lead/lead-path';
import { houseName } from '../lead/property-name';
import { isCurrency } from '../money/money';
import type { StoredPicture } from '../picture/stored-picture';
import { propertyPath } from '../place/property-path';
import { isOfTeam } from '../team/team-brand';
import { snapshotOption } from './build-snapshot.server';
import type { ComposeContext } from './compose-version.server';
import { findProposal, type ProposalOptionRecord, type ProposalRecord } from './find-proposal.server';
import { decidedQuote, driftSinceDecision } from './option-decision';
import { nullIfMissing, type OptionQuote, quoteOption } from './option-quote.server';
import { ALPINE_ZONE, OFFERABLE } from './proposal-limits';
import type { Snapshot } from './snapshot';
import { snapshotChanges } from './snapshot-changes';
import { typedOf } from './typed-proposal';

export type ProposalBuilder = Awaited<ReturnType<typeof loadBuilder>>;
export type BuilderOption = ProposalBuilder['options'][number];

/** Events that are shown, the newest first. */
const SHOWN_EVENTS = 20;

/**
 * A proposal with everything that its builder shows: the draft as its fields have it, each option with what it costs and brings now and what
 * has become of it, and what happened to the versions that were sent. Commission is null where the brand shows none. Throws DomainError
 * 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadBuilder({ ctx, id }: { ctx: ComposeContext; id: string }) {
	const record = await findProposal(ctx, id);
	const history = await readHistory(ctx, record);
	const [newest] = history.versions;
	const options = await Promise.all(record.options.map((option) => builderOption(ctx, record, option, newest)));
	return {
		id: record.id,
		revision: record.revision,
		state: record.state,
		/** Null before it is sent. */
		sentVersion: record.sentVersion,
		sentAt: record.sentAt,
		/** The draft of this revision says what was sent last; null before it is sent. */
		sentRevision: record.sentRevision,
		openings: record.openings,
		lastOpenedAt: record.lastOpenedAt,
		approvedBy: record.approvedBy,
		/** The approved option was no longer as it was sent, so nothing was asked for. */
		isApprovalToConfirm: record.state === 'approved' && record.approvalEffect === 'changed',
		/** The option that was approved, also one that was taken out of the draft since; null for none. */
		approved: history.approved,
		updatedAt: record.updatedAt,
		/** The guest's enquiry that it answers, for the team that may read it; null for none. */
		enquiry: history.enquiry,
		isMarkupSupported: knownBrands().of(record.brandKey).offerMarkup.isSupported,
		typed: typedOf(record),
		options,
		versions: history.versions.map(({ number, sentAt, snapshot }, at) => {
			const before = history.versions[at + 1];
			return {
				...{ number, sentAt },
				options: snapshot.options.map(({ key, name, clientMinor, currency }) => ({ key, name, clientMinor, currency })),
				changes: before ? snapshotChanges(before.snapshot, snapshot) : [],
			};
		}),
		events: history.events,
	};
}

type Version = {
	number: number;
	sentAt: number;
	snapshot: Snapshot;
	basis: (typeof proposalVersion.$inferSelect)['basis'];
};

/** The versions and the last events, the newest first; one round trip. */
async function readHistory({ db }: ComposeContext, { no, enquiryNo, approvedNo, agencyNo }: ProposalRecord) {
	const [versions, events, [asked], [approved]] = await db.batch([
		db
			.select({
				number: proposalVersion.number,
				sentAt: proposalVersion.sentAt,
				snapshot: proposalVersion.snapshot,
				basis: proposalVersion.basis,
			})
			.from(proposalVersion)
			.where(eq(proposalVersion.proposalNo, no))
			.orderBy(desc(proposalVersion.number)),
		db
			.select({
				no: proposalEvent.no,
				kind: proposalEvent.kind,
				version: proposalEvent.version,
				note: proposalEvent.note,
				at: proposalEvent.createdAt,
				by: user.firstName,
			})
			.from(proposalEvent)
			.leftJoin(user, eq(user.id, proposalEvent.actor))
			.where(eq(proposalEvent.proposalNo, no))
			.orderBy(desc(proposalEvent.createdAt), asc(proposalEvent.no))
			.limit(SHOWN_EVENTS),
		db
			.select({ id: enquiry.id, bookingNumber: enquiry.bookingNumber })
			.from(enquiry)
			.where(eq(enquiry.no, enquiryNo ?? 0)),
		db
			.select({ leadId: lead.id, name: lead.propertyName })
			.from(lead)
			.where(and(eq(lead.no, approvedNo ?? 0), eq(lead.agencyNo, agencyNo), isNull(lead.deletedAt))),
	]);
	return {
		versions: versions.map((row): Version => ({ ...row, snapshot: JSON.parse(row.snapshot) as Snapshot })),
		events,
		enquiry: asked ?? null,
		approved: approved ? { leadId: approved.leadId, name: houseName(approved.name) } : null,
	};
}

async function builderOption(
	ctx: ComposeContext,
	record: ProposalRecord,
	option: ProposalOptionRecord,
	newest: Version | undefined,
) {
	const { lead } = option;
	const isOfferable = OFFERABLE.includes(lead.status);
	const { saved, now, rooms } = isOfferable ? await quoteOption(ctx, lead) : { saved: null, now: null, rooms: [] };
	const quote = now ?? saved;
	const own = { language: ctx.language, firstChoiceNo: record.firstChoiceNo };
	const shown = quote
		? await snapshotOption({ ctx, record: own, option, key: '', quote, rooms }).catch(nullIfMissing)
		: null;
	const [sentKey, basis] = Object.entries(newest?.basis ?? {}).find(([, { leadNo }]) => leadNo === option.leadNo) ?? [];
	// What is decided is worked out no more: it looks and costs as it was sent.
	const content = shown ?? newest?.snapshot.options.find(({ key }) => key === sentKey);
	const decision = {
		...{ priceMinor: option.priceMinor, saved, savedOn: dayOf(lead.updatedAt) },
		sent: newest && basis ? { ...basis, day: dayOf(newest.sentAt) } : null,
	};
	const drift = isOfferable ? driftSinceDecision(decision, now, ctx.today) : { kind: 'decided' as const };
	const showsCommission = ctx.brand.isCommissionDisplayed && !isOfTeam(ctx);
	const costs = (of: Pick<OptionQuote, 'priceMinor' | 'commissionMinor'> | null) =>
		of && { priceMinor: of.priceMinor, commissionMinor: showsCommission ? of.commissionMinor : null };
	const picture: StoredPicture | null = content?.pictures[0] ?? null;
	return {
		leadId: lead.id,
		bookingNumber: lead.bookingNumber,
		status: lead.status,
		name: content?.name ?? lead.hotel?.name ?? lead.propertyName.replace(/ \(\/.*\)$/, ''),
		place: content?.place ?? '',
		picture,
		isHotel: lead.hotelNo !== null,
		/** Where an option is asked for; null where it was, and where there is no such page. */
		askPath: lead.status === 'interest' ? askPathOf(lead, ctx.language) : null,
		stay: { checkIn: plainDate(lead.checkIn), checkOut: plainDate(lead.checkOut) },
		serviceLevel: lead.serviceLevel,
		rooms: lead.rooms.map(({ roomName, rateName }) => ({ roomName, rateName })),
		party: { pax: lead.pax, adults: lead.adults, children: lead.children, childrenAges: lead.childrenAges },
		currency: isCurrency(lead.currency) ? lead.currency : ('EUR' as const),
		heldUntil: lead.status === 'confirmedOption' ? lead.expiresAt : null,
		/** What it costs now; null where it cannot be had. */
		now: costs(now),
		/** What its lead was saved at. */
		saved: costs(isOfferable ? saved : (basis ?? null)),
		drift,
		/** False for a brand's own team, which earns no commission (ADR 46). */
		showsEarnings: !isOfTeam(ctx),
		/** Both terms where they alone have changed, in the agency's amounts. */
		terms: drift.kind === 'terms' ? { before: datesOf(decidedQuote(decision)?.quote), after: datesOf(now) } : null,
	};
}

function datesOf(quote: Pick<OptionQuote, 'terms'> | null | undefined) {
	return {
		payments: (quote?.terms.payments ?? []).map(({ dueDate, minor }) => ({ day: plainDate(dueDate), minor })),
		cancellation: (quote?.terms.cancellation ?? []).map(({ until, keptMinor }) => ({
			...{ day: plainDate(until), minor: keptMinor },
		})),
	};
}

function askPathOf({ id, hotelNo, property }: ProposalOptionRecord['lead'], language: Language): string | null {
	if (hotelNo !== null) return `${leadPath(id)}/take-option`;
	const { type, country, placeSlug, slug } = property;
	if (!type || !country || !placeSlug || !slug) return null;
	return `${propertyPath({ type, country, city: placeSlug, name: slug }, language)}/take-option?lead=${id}`;
}

function dayOf(instant: number) {
	return todayInZone(new Date(instant), ALPINE_ZONE);
}
