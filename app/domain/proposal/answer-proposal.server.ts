import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { type ProposalBasis, proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import type { APPROVAL_EFFECTS } from '#db/schema/trade-enums';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { knownBrands } from '../brand/known-brands';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { todayInZone } from '../date/today-in-zone';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { bookLead } from '../lead/book-lead.server';
import { type LeadRecord, selectLeads } from '../lead/find-lead.server';
import { requestRooms } from '../lead/hotel/request-rooms.server';
import { ENDED_STATUSES } from '../lead/lead-status';
import { takeOption } from '../lead/take-option.server';
import { mailBrand } from '../mail/mail-brand';
import { type ProposalAnswerKind, proposalAnswerMail } from '../mail/messages/proposal-mails';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { loadActorOfUser } from '../session/load-actor.server';
import { canTakeApprovalBack } from './approval-progress';
import { livingOf } from './build-snapshot.server';
import { findByToken } from './client-proposal.server';
import { aboutProposal } from './mail-about-proposal.server';
import { optionDrift } from './option-drift';
import { quoteOption } from './option-quote.server';
import { ALPINE_ZONE, LONGEST } from './proposal-limits';
import { type ProposalMove, proposalTarget } from './proposal-transitions';
import { roomsInLanguage } from './rooms-in-language.server';
import { canonicalText, type Snapshot, type SnapshotOption } from './snapshot';

type Context = AgentLeadContext & Pick<RequestContext, 'catalogueVersion'>;

export type ApprovalEffect = (typeof APPROVAL_EFFECTS)[number];

type Answer = { ctx: Context; token: string; version: number };

/**
 * The client approves an option of the version that was shown (PROPOSAL-9): once, while the proposal is valid. What the agent chose when
 * sending is done in the agent's name and in the same transaction, unless stay, price, terms or availability are no longer those that were
 * sent: then nothing is asked for, and the agent is told. What the agent has changed in the draft since counts for nothing. Throws DomainError
 * 'not-found', 'invalid' (`name`), 'conflict' (`over`, `changed-meanwhile`: another version; `no-such-move`), 'too-many-requests',
 * 'unavailable'.
 */
export async function approveProposal(approval: Approval): Promise<{ effect: ApprovalEffect }> {
	const signed = approval.name.trim().slice(0, LONGEST.name);
	if (signed === '') throw new DomainError('invalid', 'An approval without a name', { reason: 'name' });
	if (await isApprovedAlready(approval)) return { effect: 'tell' };
	try {
		return await giveApproval({ ...approval, name: signed });
	} catch (error) {
		// Pressed twice at once, the second press is the same answer too, whether it finds the first one when reading or when writing.
		const isLate = isMovedOn(error) || (error instanceof DomainError && error.reason === 'no-such-move');
		if (isLate && (await isApprovedAlready(approval))) return { effect: 'tell' };
		throw error;
	}
}

type Approval = Answer & { optionKey: string; name: string };

async function giveApproval(approval: Approval): Promise<{ effect: ApprovalEffect }> {
	const { ctx, token, version, optionKey, name: signed } = approval;
	const answered = await answering({ ctx, token, version }, 'approve');
	const { row, sent, teamBrandKey } = answered;
	const option = await sentOption(ctx, answered, optionKey);
	const actor = await loadActorOfUser(ctx.db, row.userNo, {
		pictureBaseUrl: ctx.settings.PICTURE_BASE_URL,
		teamNo: teamBrandKey === null ? null : row.agencyNo,
	});
	const asAgent = { ...ctx, actor, brand: knownBrands().of(row.brandKey) };
	// A person who left, or an agency that is not verified any more, asks for nothing; the agency is told.
	const isReachable =
		actor?.agency?.no === row.agencyNo &&
		actor.agency.verification === 'verified' &&
		evaluateAccess('agentDashboard', actor, asAgent.brand) === 'allowed';
	const statements = (effect: ApprovalEffect, isAsked = false) =>
		answerStatements(ctx, answered, {
			...{ kind: 'approved', effect, option, words: '', isAsked },
			columns: { approvedNo: option.leadNo, approvedBy: signed, approvalEffect: effect, decidedAt: ctx.now },
		});
	const finish = async (effect: ApprovalEffect) => {
		await write(ctx, statements(effect));
		return told(ctx, answered.agent.id, effect);
	};
	const holds = isReachable ? await asItWasSent(asAgent, option, sent) : null;
	// The lead may have changed after it was read, for example because the agent asked for the same option: then the approval is tried again.
	const missed = async () => ((await hasMoved(ctx, option)) ? approveProposal(approval) : finish('changed'));
	if (holds && !holds.isSame) return missed();
	const wanted = sent.snapshot.onApproval;
	if (!holds || wanted === 'tell') return finish('tell');
	const outcome = await ask(asAgent, { option, key: holds.key }, wanted, (isAsked) => statements(wanted, isAsked));
	if (outcome === 'overtaken') return approveProposal(approval);
	return outcome === 'done' ? told(ctx, answered.agent.id, wanted) : missed();
}

/** Whether the lead of an option has changed since it was read. */
async function hasMoved({ db }: Context, { lead: seen, leadNo }: SentOption): Promise<boolean> {
	if (!seen) return false;
	const [now] = await db.select({ version: lead.version }).from(lead).where(eq(lead.no, leadNo));
	return now !== undefined && now.version !== seen.version;
}

/** Whether this answer was given before: sent twice, or sent again because its result never arrived. */
async function isApprovedAlready({ ctx, token, version, optionKey }: Approval): Promise<boolean> {
	const { proposal: row } = await findByToken(ctx, token);
	if (row.state !== 'approved' || row.sentVersion !== version) return false;
	const [found] = await ctx.db
		.select({ basis: proposalVersion.basis })
		.from(proposalVersion)
		.where(and(eq(proposalVersion.proposalNo, row.no), eq(proposalVersion.number, version)));
	return found?.basis[optionKey]?.leadNo === row.approvedNo;
}

/** The client says no, with a reason if there is one. Throws as `approveProposal`. */
export async function declineProposal({ ctx, token, version, reason }: Answer & { reason: string }): Promise<void> {
	const answered = await answering({ ctx, token, version }, 'decline');
	const words = maskCardNumbers(reason.trim()).slice(0, LONGEST.decline);
	const given = { kind: 'declined', effect: null, option: null, words } as const;
	await write(ctx, answerStatements(ctx, answered, { ...given, columns: { decidedAt: ctx.now } }));
	await told(ctx, answered.agent.id, 'tell');
}

/**
 * The client takes an approval back while nothing but a request has come of it; the agent is told and takes the request back. Throws as
 * `approveProposal`.
 */
export async function takeApprovalBack({ ctx, token, version }: Answer): Promise<void> {
	const answered = await answering({ ctx, token, version }, 'takeBack');
	const { row, sent } = answered;
	const [key] = Object.entries(sent.basis).find(([, { leadNo }]) => leadNo === row.approvedNo) ?? [];
	const option = key === undefined ? null : await sentOption(ctx, answered, key);
	if (!canTakeApprovalBack(option?.lead ?? null))
		throw new DomainError('conflict', 'The property has answered', { reason: 'no-such-move' });
	await write(
		ctx,
		answerStatements(ctx, answered, {
			...{ kind: 'takenBack', effect: null, option, words: '' },
			columns: { approvedNo: null, approvedBy: null, approvalEffect: null, decidedAt: null },
		}),
	);
	await told(ctx, answered.agent.id, 'tell');
}

type Found = Awaited<ReturnType<typeof findByToken>>;

/** The proposal of a token, the version that is answered, and where the answer leads. */
type Answered = {
	row: Found['proposal'];
	agent: Found['agent'];
	teamBrandKey: Found['teamBrandKey'];
	state: Found['proposal']['state'];
	version: number;
	sent: { snapshot: Snapshot; basis: ProposalBasis; sentAt: number };
};

/** An option as it was sent; its lead is null once that has gone. */
type SentOption = {
	leadNo: number;
	lead: LeadRecord | null;
	shown: SnapshotOption;
	basis: ProposalBasis[string];
};

/** The proposal of a token for an answer to a version; fails where the answer can no longer be given. */
async function answering({ ctx, token, version }: Answer, move: ProposalMove): Promise<Answered> {
	const { proposal: row, agent, teamBrandKey, isRevoked } = await findByToken(ctx, token);
	if (row.sentVersion !== version)
		throw new DomainError('conflict', 'There is a newer version', { reason: 'changed-meanwhile' });
	const state = isRevoked ? null : proposalTarget(move, row.state, 'client');
	if (!state) throw new DomainError('conflict', `No ${move} of ${row.state}`, { reason: 'no-such-move' });
	const [found] = await ctx.db
		.select({ snapshot: proposalVersion.snapshot, basis: proposalVersion.basis, sentAt: proposalVersion.sentAt })
		.from(proposalVersion)
		.where(and(eq(proposalVersion.proposalNo, row.no), eq(proposalVersion.number, version)));
	if (!found) throw new DomainError('not-found', `No version ${version}`);
	const sent = { ...found, snapshot: JSON.parse(found.snapshot) as Snapshot };
	if (move !== 'takeBack' && sent.snapshot.validUntil <= ctx.now)
		throw new DomainError('conflict', 'The proposal is no longer valid', { reason: 'over' });
	return { row, agent, teamBrandKey, state, version, sent };
}

async function sentOption({ db }: Context, { row, sent }: Answered, key: string): Promise<SentOption> {
	const basis = sent.basis[key];
	const shown = sent.snapshot.options.find((option) => option.key === key);
	if (!basis || !shown) throw new DomainError('not-found', `No option ${key}`);
	const { leadNo } = basis;
	const own = and(eq(lead.no, leadNo), eq(lead.agencyNo, row.agencyNo), isNull(lead.deletedAt));
	const [record] = await selectLeads(db, own).execute();
	return { leadNo, lead: record ?? null, shown, basis };
}

/** Whether an option can be had as it was sent: the same stay and rooms at the same price, on the same terms. */
async function asItWasSent(
	ctx: Context,
	{ lead: record, shown, basis }: SentOption,
	{ sentAt, snapshot }: Answered['sent'],
) {
	if (!record || ENDED_STATUSES.includes(record.status) || hasLapsed(record, ctx.now))
		return { isSame: false, key: '' };
	const { now, rooms, key } = await quoteOption(ctx, record);
	const isSameStay = record.checkIn === shown.stay.checkIn && record.checkOut === shown.stay.checkOut;
	const named = await roomsInLanguage(ctx.db, rooms, snapshot.language);
	const wasShown = canonicalText(shown.living);
	// Versions of before rates were translated name them as the agent read them.
	const isSameLiving = [named, rooms].some((each) => canonicalText(livingOf(record, each)) === wasShown);
	const day = todayInZone(new Date(sentAt), ALPINE_ZONE);
	const drift = optionDrift({ quote: basis, day }, { quote: now, day: ctx.today });
	return { isSame: isSameStay && isSameLiving && drift.kind === 'none', key };
}

/** A held option is over at its end, though the schedule writes that a moment later. */
function hasLapsed({ status, expiresAt }: LeadRecord, now: number): boolean {
	return status === 'confirmedOption' && expiresAt !== null && expiresAt <= now;
}

/**
 * Asks for an option or a booking in the agent's name; 'missed' where that cannot be had as it was sent. 'overtaken': the lead has gone this way
 * at the same moment, by the agent, the property, the schedule or another approval, so that nothing was written.
 */
async function ask(
	ctx: Context,
	{ option: { lead: record, basis }, key }: { option: SentOption; key: string },
	purpose: 'option' | 'booking',
	statements: (isAsked: boolean) => readonly BuiltStatement[],
): Promise<'done' | 'missed' | 'overtaken'> {
	if (!record) return 'missed';
	const seen = { id: record.id, version: record.version };
	if (isAskedAlready(record, purpose))
		return write(ctx, statements(true)).then(
			() => 'done',
			(error: unknown) => {
				if (isMovedOn(error)) return 'overtaken';
				throw error;
			},
		);
	const before = statements(false);
	/** A repetition of the lead's own step comes back as its result, without what was to be written with it. */
	const read = (isWritten: boolean, result: object) =>
		!isWritten ? 'missed' : 'isReplay' in result && result.isReplay ? 'overtaken' : 'done';
	try {
		const input = purpose === 'booking' ? { paymentMethod: 'bank_transfer', disclaimer: true } : {};
		if (record.hotelNo !== null) {
			const result = await requestRooms({ ctx, lead: seen, purpose, input, seen: key, vault: null, before });
			return read(result.outcome === 'moved', result);
		}
		const submit = purpose === 'option' ? takeOption : bookLead;
		const expected = { currency: record.currency, subtotalMinor: basis.priceMinor };
		const result = await submit({
			...{ ctx, about: { lead: seen }, input, expected, clientKey: null },
			...{ onOtherBody: 'create' as const, vault: null, before },
		});
		return read(result.outcome === 'stored', result);
	} catch (error) {
		if (isOvertaken(error)) throw overtaken();
		if (error instanceof DomainError && error.code === 'conflict') return 'missed';
		throw error;
	}
}

/** What the approval would ask for was asked for or is held: the approval alone is left to be written. */
function isAskedAlready({ status }: LeadRecord, purpose: 'option' | 'booking'): boolean {
	if (purpose === 'option') return status !== 'interest';
	return status === 'requestedBooking' || status === 'confirmedBooking';
}

type Given = {
	kind: Exclude<ProposalAnswerKind, 'expired'>;
	effect: ApprovalEffect | null;
	option: SentOption | null;
	words: string;
	/** What it asks for was asked for before: it counts while the lead stands as it was seen. */
	isAsked?: boolean;
};

/** An answer written once: refused when the proposal is no longer in the state and at the version that were seen. */
function answerStatements(
	ctx: Context,
	answered: Answered,
	given: Given & { columns: Partial<typeof proposal.$inferInsert> },
): BuiltStatement[] {
	const { db, now, visitor, settings } = ctx;
	const { row, state, version } = answered;
	const { kind, option, words, columns, isAsked = false } = given;
	// A client who opens it in the same moment does not hinder it.
	const seenStates = sql`(${row.state}, ${row.state === 'sent' ? 'opened' : row.state})`;
	const isSeen = sql`${proposal.state} in ${seenStates} and ${proposal.sentVersion} = ${version}`;
	// What the property has answered in the same moment is not taken back, and what has ended in it is not approved.
	const isSame =
		(kind === 'takenBack' || isAsked) && option?.lead
			? sql`${isSeen} and exists (select 1 from ${lead} where ${lead.no} = ${option.leadNo} and ${lead.status} = ${option.lead.status})`
			: isSeen;
	return [
		...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
		db
			.update(proposal)
			.set({
				...columns,
				state,
				revision: sql`case when ${isSame} then ${proposal.revision} + 1 end`,
				// The draft says what was sent, as before.
				sentRevision: sql`${proposal.sentRevision} + (${proposal.sentRevision} = ${proposal.revision})`,
				updatedAt: now,
			})
			.where(eq(proposal.no, row.no)),
		// What the client pays of the lead, however much the agency puts on top of it elsewhere (MONEY-1).
		...(option && (kind === 'approved' || kind === 'takenBack')
			? [
					db
						.update(lead)
						.set({ approvedMarkupMinor: kind === 'approved' ? option.basis.markupMinor : null })
						.where(and(eq(lead.no, option.leadNo), ne(lead.status, 'confirmedBooking'))),
				]
			: []),
		db.insert(proposalEvent).values({
			proposalNo: row.no,
			kind: kind === 'takenBack' ? 'approvalTakenBack' : kind,
			...{ version, actor: 'client', leadNo: option?.lead?.no ?? null, note: words || null, createdAt: now },
		}),
		...mailsTo(ctx, answered, given),
	];
}

/**
 * The mail to the agent, and of a brand's own team to the team as well, as guests' enquiries reach it; from the proposal's own brand, whatever host
 * the client has it open at.
 */
function mailsTo(
	ctx: Context,
	{ row, agent, teamBrandKey }: Pick<Answered, 'row' | 'agent' | 'teamBrandKey'>,
	given: Given,
): BuiltStatement[] {
	const { kind, effect, option, words } = given;
	const brand = knownBrands().of(row.brandKey);
	const origin = option?.lead?.origin ?? ctx.linkOrigin;
	const mail = {
		replyTo: row.clientEmail ?? agent.email,
		content: proposalAnswerMail({
			...{ brand: mailBrand(brand, origin), language: agent.language ?? row.language, kind, effect, words },
			client: [row.clientFirstName, row.clientLastName].filter(Boolean).join(' '),
			option: option?.shown.name ?? '',
			agent: [agent.firstName, agent.lastName].filter(Boolean).join(' '),
			url: `${origin}/partner/proposals/${row.id}`,
		}),
	};
	const mails: BrandMail[] = [{ kind: `proposal-agent-${kind}`, to: { address: agent.email }, ...mail }];
	if (teamBrandKey !== null) mails.push({ kind: `proposal-team-${kind}`, to: 'team', ...mail });
	return mails.flatMap((each) => noticeMail(ctx.db, brandMailValues({ ...ctx, brand }, each, aboutProposal(row.no))));
}

async function write(ctx: Context, statements: readonly BuiltStatement[]): Promise<void> {
	try {
		await writeBatch(ctx.db, statements);
	} catch (error) {
		if (isOvertaken(error)) throw overtaken();
		throw refuseTooMany(error, ctx.now);
	}
}

function isOvertaken(error: unknown): boolean {
	return breaksConstraint(error, 'proposal.revision', 'not null');
}

function overtaken() {
	return new DomainError('conflict', 'The proposal has moved on', { reason: 'changed-meanwhile' });
}

function isMovedOn(error: unknown): boolean {
	return error instanceof DomainError && error.reason === 'changed-meanwhile';
}

async function told<Effect extends ApprovalEffect>(ctx: Context, agentId: string, effect: Effect) {
	ctx.waitUntil(ctx.services.wakeMailer());
	ctx.waitUntil(ctx.services.tellNews([agentId]));
	return { effect };
}
