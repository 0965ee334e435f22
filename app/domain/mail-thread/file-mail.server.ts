import { and, eq, or, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { brand } from '#db/schema/brand';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { knownBrands } from '../brand/known-brands';
import { type EnquiryThread, findEnquiryThread, guestMailStatements } from '../enquiry/desk/file-guest-mail.server';
import { replyStatements } from '../enquiry/desk/reply-statements.server';
import { sha256 } from '../idempotency/body-hash';
import { AGENT_LANGUAGE } from '../proposal/agent-language.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { loadActorOfUser, unsafeLoadActorAgency } from '../session/load-actor.server';
import type { Actor, ActorAgency } from '../user/actor';
import { readGuestFiles } from './guest-files';
import { type InboundMail, readMail } from './read-mail';
import { replyTokenHash, tokenOfAddress, withoutReplyAddresses } from './reply-address';
import { type StoredReplyFile, storeReplyFiles } from './store-reply-files.server';
import { MAILS_PER_DAY, MAILS_PER_TEN_MINUTES } from './thread-limits';
import { mailToAgent } from './thread-mails.server';
import { messageStatements, type NewMessage } from './thread-statements.server';
import { threadWords } from './thread-words';
import { answerStatements } from './write-to-client.server';

type Context = Pick<RequestContext, 'db' | 'now' | 'origin' | 'settings' | 'services' | 'waitUntil'>;

/**
 * What came of a mail: `filed`; `held`, filed for the agency alone; `known`, filed before; `ignored`, a program has written it, or nothing is in
 * it; `unknown`, its address belongs to no thread; `ended`, the thread is over; `unreadable`, it is no mail.
 */
export type FiledMail = 'filed' | 'held' | 'known' | 'ignored' | 'unknown' | 'ended' | 'unreadable';

/**
 * Files a mail that came to a reply address in its thread, and passes it on to the other side (THREAD-4, THREAD-5): what the client writes to
 * the agent, what the agent writes to the client. The sender may be anyone: a mail to the client's side from another address is marked, one to
 * the agency's side that none of its people has sent is kept back. A mail is read once its address is known: anyone can write to any other.
 * `sender` is that of the envelope. Throws DomainError 'too-many-requests', 'unavailable'.
 */
export async function fileMail({
	ctx,
	recipient,
	sender,
	raw,
}: {
	ctx: Context;
	recipient: string;
	sender: string;
	raw: Uint8Array;
}): Promise<FiledMail> {
	const found = await findThread(ctx, recipient);
	if (!found) return 'unknown';
	const { thread, side } = found;
	if (thread.endedAt !== null || ('row' in found && found.row.personKey === null)) return 'ended';
	if (found.mailsOfDay >= MAILS_PER_DAY)
		throw new DomainError('too-many-requests', 'Too many mails in a day', { retryAfterSeconds: 3600 });
	const mail = await readMail(raw, sender);
	if (!mail) return 'unreadable';
	if (mail.isAutomatic || (mail.body === '' && mail.files.length === 0)) return 'ignored';
	const author = side === 'agency' && mail.hasOneAuthor ? await senderOf(ctx, found, mail.from.address) : null;
	const isHeld = side === 'agency' && author === null;
	const message: Omit<NewMessage, 'author'> = {
		...{ side, way: 'mail' as const, body: threadWords(mail.body), isCut: mail.isCut, isHeld },
		quoted: mail.quoted === null ? null : threadWords(mail.quoted),
		leftOut: mail.files.length > 0 ? mail.files.map(withoutReplyAddresses) : null,
		sourceId: `mail:${mail.messageId ?? (await sha256(decode(raw)))}`,
	};
	const isGuest = !('row' in found) && author === null && !isHeld;
	// What was filed before stores nothing anew.
	if (isGuest && mail.attached.length > 0 && (await isFiled(ctx, thread.no, message.sourceId))) return 'known';
	const files = isGuest ? readGuestFiles(mail.attached, withoutReplyAddresses) : null;
	const stored = files ? await storeReplyFiles(ctx, { actorId: thread.id, files: files.files }) : [];
	if (files) message.leftOut = files.leftOut.length > 0 ? files.leftOut : null;
	const statements = await statementsOf(ctx, found, { author, mail, message, stored });
	try {
		await writeBatch(ctx.db, [
			...rateStatements(ctx.db, `thread:${thread.id}`, MAILS_PER_TEN_MINUTES, ctx.now),
			...statements,
		]);
	} catch (error) {
		if (breaksConstraint(error, 'mail_thread_message.source_id', 'unique')) return 'known';
		throw refuseTooMany(error, ctx.now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	ctx.waitUntil(ctx.services.tellNews('row' in found ? [found.agent.id] : found.person ? [found.person.id] : []));
	return isHeld ? 'held' : 'filed';
}

const DAY_MS = 86_400_000;

type Author = Actor & { agency: ActorAgency };

type ProposalThread = NonNullable<Awaited<ReturnType<typeof findProposalThread>>>;
type FoundThread = ProposalThread | EnquiryThread;

/** The thread that an address belongs to, and whose side it is; its tenant follows from it, since nothing else is known of the sender. */
async function findThread(ctx: Context, recipient: string): Promise<FoundThread | null> {
	const token = tokenOfAddress(recipient);
	if (token === null) return null;
	const hash = await replyTokenHash(token);
	return (await findProposalThread(ctx, hash)) ?? (await findEnquiryThread(ctx.db, hash, ctx.now - DAY_MS));
}

type Filing = {
	author: Author | null;
	mail: InboundMail;
	message: Omit<NewMessage, 'author'>;
	/** Files of a guest's mail about an enquiry. */
	stored: readonly StoredReplyFile[];
};

async function isFiled({ db }: Context, threadNo: number, sourceId: string): Promise<boolean> {
	const [known] = await db
		.select({ no: mailThreadMessage.no })
		.from(mailThreadMessage)
		.where(and(eq(mailThreadMessage.threadNo, threadNo), eq(mailThreadMessage.sourceId, sourceId)));
	return known !== undefined;
}

/** What is written of a mail: an answer of the other side's person goes on, everything else waits for the agency. */
async function statementsOf(
	ctx: Context,
	found: FoundThread,
	{ author, mail, message, stored }: Filing,
): Promise<BuiltStatement[]> {
	if ('row' in found)
		return author
			? answerStatements(ctx, { row: found.row, actor: author }, message)
			: receivedStatements(ctx, found, mail, message);
	const { enquiry: row, thread } = found;
	return author
		? replyStatements(ctx, { row, actor: author, agencyNo: thread.agencyNo, language: row.language }, message)
		: guestMailStatements(ctx, found, mail, message, stored);
}

async function findProposalThread({ db, now }: Context, hash: string) {
	const [row] = await db
		.select({
			thread: mailThread,
			row: proposal,
			/** The brand whose own team has sent it; null for an agency. */
			teamBrandKey: travelAgency.teamBrandKey,
			mailsOfDay: sql<number>`(select count(*) from ${mailThreadMessage} where ${mailThreadMessage.threadNo} = ${mailThread.no}
				and ${mailThreadMessage.way} = 'mail' and ${mailThreadMessage.createdAt} > ${now - DAY_MS})`,
			agent: {
				...{ id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
				language: AGENT_LANGUAGE,
			},
		})
		.from(mailThread)
		.innerJoin(proposal, and(eq(proposal.no, mailThread.proposalNo), eq(proposal.agencyNo, mailThread.agencyNo)))
		.innerJoin(travelAgency, eq(travelAgency.no, proposal.agencyNo))
		.innerJoin(user, eq(user.no, proposal.userNo))
		.where(or(eq(mailThread.clientTokenHash, hash), eq(mailThread.agencyTokenHash, hash)));
	if (!row) return null;
	return { ...row, side: row.thread.clientTokenHash === hash ? ('client' as const) : ('agency' as const) };
}

/**
 * The person of a proposal's agency, or of the brand's own team, whose address it is, who may still write to its clients; null for everyone
 * else. The team's own mailbox writes as who has sent the proposal.
 */
async function senderOf({ db, settings }: Context, found: FoundThread, address: string): Promise<Author | null> {
	const { teamBrandKey } = found;
	const { agencyNo, brandKey } = found.thread;
	const { userNo } = 'row' in found ? found.row : found.enquiry;
	const ofMailbox = sql`(${user.no} = ${userNo} and exists (select 1 from ${brand} where ${brand.key} = ${teamBrandKey}
		and ${brand.teamEmail} collate nocase = ${address}))`;
	const isOwn = sql`${user.email} collate nocase = ${address}`;
	// Who has the enquiry answers it, also an operator's person (ENQUIRY-12).
	const ofOperator = 'row' in found ? sql`false` : and(eq(user.role, 'operator'), eq(user.no, userNo ?? 0));
	const [row] = await db
		.select({ no: user.no })
		.from(user)
		.where(
			teamBrandKey === null
				? and(eq(user.agencyNo, agencyNo), isOwn)
				: or(and(eq(user.role, 'admin'), isOwn), and(ofOperator, isOwn), ofMailbox),
		)
		.limit(1);
	const store = { pictureBaseUrl: settings.PICTURE_BASE_URL, teamNo: teamBrandKey === null ? null : agencyNo };
	const loaded = row ? await loadActorOfUser(db, row.no, store) : null;
	const actor = loaded?.role === 'operator' ? await inTeamsName(db, loaded, store) : loaded;
	if (!actor?.agency || actor.agency.no !== agencyNo || actor.agency.verification !== 'verified') return null;
	const group = actor.role === 'operator' && !('row' in found) ? 'enquiryDesk' : 'agentDashboard';
	if (evaluateAccess(group, actor, knownBrands().of(brandKey)) !== 'allowed') return null;
	return { ...actor, agency: actor.agency };
}

/** An operator's person who answers in the team's name (ENQUIRY-12). */
async function inTeamsName(
	db: Context['db'],
	actor: Actor,
	{ teamNo, pictureBaseUrl }: { teamNo: number | null; pictureBaseUrl: string },
): Promise<Actor | null> {
	if (teamNo === null) return null;
	const [team] = await db.select({ id: travelAgency.id }).from(travelAgency).where(eq(travelAgency.no, teamNo));
	return team ? { ...actor, agency: await unsafeLoadActorAgency(db, { id: team.id, pictureBaseUrl }) } : null;
}

/** The statements of a mail that the agent has to read: the client's, or one that was held back. */
async function receivedStatements(
	ctx: Context,
	{ row, agent, teamBrandKey, side }: ProposalThread,
	{ from, files }: Pick<InboundMail, 'from' | 'files'>,
	message: Omit<NewMessage, 'author'>,
): Promise<BuiltStatement[]> {
	const isClient = from.address.toLowerCase() === row.clientEmail?.toLowerCase();
	const otherAddress = side === 'client' && isClient ? null : withoutReplyAddresses(from.address);
	const client = [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ');
	const author = otherAddress === null ? client : withoutReplyAddresses(from.name) || otherAddress;
	const isHeld = message.isHeld ?? false;
	return [
		...(await messageStatements(ctx, row, { ...message, author, otherAddress })),
		ctx.db.insert(proposalEvent).values({
			...{ proposalNo: row.no, kind: isHeld ? ('held' as const) : ('asked' as const), version: row.sentVersion },
			...{ actor: isHeld ? 'system' : 'client', createdAt: ctx.now },
		}),
		...(await mailToAgent(
			ctx,
			{ row, agent, teamBrandKey },
			{ author, body: message.body, isMail: true, otherAddress, files, isHeld },
		)),
	];
}

function decode(raw: Uint8Array): string {
	return new TextDecoder('latin1').decode(raw);
}
