import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { mailOutbox } from '#db/schema/mail';
import { type ProposalBasis, proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { todayInZone } from '../date/today-in-zone';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { bookLead } from '../lead/book-lead.server';
import { requestRooms } from '../lead/hotel/request-rooms.server';
import { takeOption } from '../lead/take-option.server';
import { mailBrand } from '../mail/mail-brand';
import { type ProposalAnswerKind, proposalAnswerMail } from '../mail/messages/proposal-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { loadActorOfUser } from '../session/load-actor.server';
import { findByToken } from './client-proposal.server';
import { type ProposalOptionRecord, type ProposalRecord, readProposal } from './find-proposal.server';
import { optionDrift } from './option-drift';
import { quoteOption } from './option-quote.server';
import { ALPINE_ZONE, LONGEST } from './proposal-limits';
import { type ProposalMove, proposalTarget } from './proposal-transitions';

type Context = AgentLeadContext & Pick<RequestContext, 'catalogueVersion'>;

/** What came of an approval: the agent does it; the option or booking was asked for; the option is no longer what was sent. */
export type ApprovalEffect = 'tell' | 'option' | 'booking' | 'changed';

type Answer = { ctx: Context; token: string; version: number };

/**
 * The client approves an option of the version that was shown (PROPOSAL-9): once, while the proposal is valid. What the agent chose when
 * sending is done in the agent's name and in the same transaction, unless price, terms or availability are no longer those that were sent:
 * then nothing is asked for, and the agent is told. Throws DomainError 'not-found', 'invalid' (`name`), 'conflict' (`over`,
 * `changed-meanwhile`: another version; `no-such-move`), 'too-many-requests', 'unavailable'.
 */
export async function approveProposal({
	ctx,
	token,
	version,
	optionKey,
	name,
}: Answer & { optionKey: string; name: string }): Promise<{ effect: ApprovalEffect }> {
	const signed = name.trim().slice(0, LONGEST.name);
	if (signed === '') throw new DomainError('invalid', 'An approval without a name', { reason: 'name' });
	const { record, state, agent } = await answering({ ctx, token, version }, 'approve');
	const { option, basis, sentAt } = await optionOf(ctx, record, version, optionKey);
	const actor = await loadActorOfUser(ctx.db, record.userNo, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
	const asAgent = { ...ctx, actor, brand: knownBrands().of(record.brandKey) };
	const isReachable = actor?.agency?.no === record.agencyNo;
	const { drift, key } = isReachable
		? await driftNow(asAgent, option, basis, sentAt)
		: { drift: { kind: 'none' as const }, key: '' };
	const wanted = isReachable && drift.kind === 'none' ? record.onApproval : 'tell';
	const statements = (effect: ApprovalEffect) =>
		answerStatements(ctx, {
			...{ record, state, agent, kind: 'approved', effect, option, words: '' },
			columns: { approvedNo: option.leadNo, approvedBy: signed, decidedAt: ctx.now },
			version,
		});
	if (wanted !== 'tell') {
		const effect = await ask(asAgent, { option, basis, key }, wanted, statements(wanted));
		if (effect === 'done') return told(ctx, agent.id, wanted);
	}
	const isByHand = record.onApproval === 'tell' || !isReachable;
	const effect = drift.kind === 'none' && isByHand ? 'tell' : 'changed';
	await write(ctx, statements(effect));
	return told(ctx, agent.id, effect);
}

/** The client says no, with a reason if there is one. Throws as `approveProposal`. */
export async function declineProposal({ ctx, token, version, reason }: Answer & { reason: string }): Promise<void> {
	const { record, state, agent } = await answering({ ctx, token, version }, 'decline');
	const words = maskCardNumbers(reason.trim()).slice(0, LONGEST.question);
	await write(
		ctx,
		answerStatements(ctx, {
			...{ record, state, agent, kind: 'declined', effect: null, option: null, words, version },
			columns: { decidedAt: ctx.now },
		}),
	);
	await told(ctx, agent.id, 'tell');
}

/** The client asks something; nothing else changes. Throws DomainError 'not-found', 'invalid' (`question`), 'too-many-requests', 'unavailable'. */
export async function askAboutProposal({
	ctx,
	token,
	version,
	question,
}: Answer & { question: string }): Promise<void> {
	const words = maskCardNumbers(question.trim()).slice(0, LONGEST.question);
	if (words === '') throw new DomainError('invalid', 'An empty question', { reason: 'question' });
	const { proposal: row, agent, isRevoked } = await findByToken(ctx, token);
	if (isRevoked || row.state === 'draft') throw new DomainError('not-found', 'The link was withdrawn');
	const record = { ...row, options: [] };
	await write(ctx, [
		...rateStatements(ctx.db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, ctx.now),
		ctx.db.insert(proposalEvent).values({
			...{ proposalNo: row.no, kind: 'asked' as const, version, actor: 'client', note: words, createdAt: ctx.now },
		}),
		mailTo(ctx, { record, agent, kind: 'asked', effect: null, option: null, words }),
	]);
	await told(ctx, agent.id, 'tell');
}

/**
 * The client takes an approval back while nothing but a request has come of it; the agent is told and takes the request back. Throws as
 * `approveProposal`.
 */
export async function takeApprovalBack({ ctx, token, version }: Answer): Promise<void> {
	const { record, state, agent } = await answering({ ctx, token, version }, 'takeBack');
	const option = record.options.find(({ leadNo }) => leadNo === record.approvedNo) ?? null;
	const isOnlyRequested = !option || ['interest', 'requestedOption', 'requestedBooking'].includes(option.lead.status);
	if (!isOnlyRequested) throw new DomainError('conflict', 'The property has answered', { reason: 'no-such-move' });
	await write(
		ctx,
		answerStatements(ctx, {
			...{ record, state, agent, kind: 'takenBack', effect: null, option, words: '', version },
			columns: { approvedNo: null, approvedBy: null, decidedAt: null },
		}),
	);
	await told(ctx, agent.id, 'tell');
}

type Agent = Awaited<ReturnType<typeof findByToken>>['agent'];

/** The proposal of a token for an answer to a version; fails where the answer can no longer be given. */
async function answering({ ctx, token, version }: Answer, move: ProposalMove) {
	const { proposal: row, agent, isRevoked } = await findByToken(ctx, token);
	if (row.sentVersion !== version)
		throw new DomainError('conflict', 'There is a newer version', { reason: 'changed-meanwhile' });
	const state = isRevoked ? null : proposalTarget(move, row.state, 'client');
	if (!state) throw new DomainError('conflict', `No ${move} of ${row.state}`, { reason: 'no-such-move' });
	if (move !== 'takeBack' && row.validUntil <= ctx.now)
		throw new DomainError('conflict', 'The proposal is no longer valid', { reason: 'over' });
	const record = await readProposal(ctx.db, eq(proposal.no, row.no));
	if (!record) throw new DomainError('not-found', 'The proposal is gone');
	return { record, state, agent };
}

async function optionOf({ db }: Context, record: ProposalRecord, number: number, key: string) {
	const [row] = await db
		.select({ basis: proposalVersion.basis, sentAt: proposalVersion.sentAt })
		.from(proposalVersion)
		.where(and(eq(proposalVersion.proposalNo, record.no), eq(proposalVersion.number, number)));
	const basis = row?.basis[key];
	const option = record.options.find(({ no }) => String(no) === key);
	if (!row || !basis || !option) throw new DomainError('not-found', `No option ${key}`);
	return { option, basis, sentAt: row.sentAt };
}

async function driftNow(ctx: Context, { lead }: ProposalOptionRecord, basis: ProposalBasis[string], sentAt: number) {
	const { now, key } = await quoteOption(ctx, lead);
	const day = todayInZone(new Date(sentAt), ALPINE_ZONE);
	return { drift: optionDrift({ quote: basis, day }, { quote: now, day: ctx.today }), key };
}

/** Asks for an option or a booking in the agent's name; `missed` where that cannot be had as it was sent. */
async function ask(
	ctx: Context,
	{ option: { lead }, basis, key }: { option: ProposalOptionRecord; basis: ProposalBasis[string]; key: string },
	purpose: 'option' | 'booking',
	before: readonly BuiltStatement[],
): Promise<'done' | 'missed'> {
	const seen = { id: lead.id, version: lead.version };
	const isAsked = purpose === 'option' && lead.status !== 'interest';
	try {
		if (isAsked) {
			await write(ctx, before);
			return 'done';
		}
		const input = purpose === 'booking' ? { paymentMethod: 'bank_transfer', disclaimer: true } : {};
		if (lead.hotelNo !== null) {
			const { outcome } = await requestRooms({ ctx, lead: seen, purpose, input, seen: key, vault: null, before });
			return outcome === 'moved' ? 'done' : 'missed';
		}
		const submit = purpose === 'option' ? takeOption : bookLead;
		const expected = { currency: lead.currency, subtotalMinor: basis.priceMinor };
		const { outcome } = await submit({
			...{ ctx, about: { lead: seen }, input, expected, clientKey: null },
			...{ onOtherBody: 'create' as const, vault: null, before },
		});
		return outcome === 'stored' ? 'done' : 'missed';
	} catch (error) {
		if (isOvertaken(error)) throw overtaken();
		if (error instanceof DomainError && error.code === 'conflict') return 'missed';
		throw error;
	}
}

type Answered = {
	record: Pick<ProposalRecord, 'no' | 'id' | 'brandKey' | 'clientFirstName' | 'clientLastName' | 'clientEmail'>;
	agent: Agent;
	kind: ProposalAnswerKind;
	effect: ApprovalEffect | null;
	option: ProposalOptionRecord | null;
	words: string;
};

type Moved = Answered & {
	record: ProposalRecord;
	state: ProposalRecord['state'];
	columns: Partial<typeof proposal.$inferInsert>;
	version: number;
};

/** An answer written once: refused when the proposal is no longer in the state and at the version that were seen. */
function answerStatements(ctx: Context, moved: Moved): BuiltStatement[] {
	const { record, state, columns, version, kind, option, words } = moved;
	const { db, now, visitor, settings } = ctx;
	const isSame = sql`${proposal.state} = ${record.state} and ${proposal.sentVersion} = ${version}`;
	return [
		...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
		db
			.update(proposal)
			.set({
				...columns,
				state,
				revision: sql`case when ${isSame} then ${proposal.revision} + 1 end`,
				updatedAt: now,
			})
			.where(eq(proposal.no, record.no)),
		db.insert(proposalEvent).values({
			proposalNo: record.no,
			kind: kind === 'takenBack' ? 'approvalTakenBack' : kind,
			...{ version, actor: 'client', leadNo: option?.leadNo ?? null, note: words || null, createdAt: now },
		}),
		mailTo(ctx, moved),
	];
}

function mailTo(ctx: Context, { record, agent, kind, effect, option, words }: Answered): BuiltStatement {
	const client = [record.clientFirstName, record.clientLastName].filter(Boolean).join(' ');
	return ctx.db.insert(mailOutbox).values(
		brandMailValues(ctx, {
			kind: `proposal-agent-${kind}`,
			to: { address: agent.email },
			replyTo: record.clientEmail ?? agent.email,
			content: proposalAnswerMail({
				...{ brand: mailBrand(ctx.brand, ctx.linkOrigin), language: ctx.language, kind, client, effect, words },
				option: option ? (option.lead.hotel?.name ?? option.lead.property.name ?? option.lead.propertyName) : '',
				agent: [agent.firstName, agent.lastName].filter(Boolean).join(' '),
				url: `${ctx.linkOrigin}/partner/proposals/${record.id}`,
			}),
		}),
	);
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

async function told<Effect extends ApprovalEffect>(ctx: Context, agentId: string, effect: Effect) {
	ctx.waitUntil(ctx.services.wakeMailer());
	ctx.waitUntil(ctx.services.tellNews([agentId]));
	return { effect };
}
