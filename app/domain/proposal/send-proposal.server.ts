import { eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalEvent, proposalLink, proposalVersion } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { textCipher } from '../encryption/text-cipher.server';
import { agencyMailBrand } from '../mail/mail-brand';
import { proposalMail } from '../mail/messages/proposal-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { tokenAgain } from '../token/token-again';
import { contactOf, type SendObstacle } from './compose-version.server';
import { frozenDraft } from './draft-snapshot.server';
import { findProposal, type ProposalRecord } from './find-proposal.server';
import { aboutProposal } from './mail-about-proposal.server';
import { clientOrigin, workingLink } from './proposal-link.server';
import { requireProposer } from './proposal-scope.server';
import { linkEnd, newLinkId, PROPOSAL_TOKENS, proposalPath, proposalToken, proposalTokenHash } from './proposal-token';
import { proposalTarget } from './proposal-transitions';
import type { SnapshotPerson } from './snapshot';

type Context = Pick<
	RequestContext,
	| 'db'
	| 'actor'
	| 'brand'
	| 'language'
	| 'today'
	| 'now'
	| 'settings'
	| 'services'
	| 'waitUntil'
	| 'linkOrigin'
	| 'visitor'
	| 'catalogueVersion'
>;

export type Sent =
	| { outcome: 'sent'; version: number; link: string }
	| { outcome: 'obstacles'; obstacles: SendObstacle[] };

/**
 * Freezes a proposal as its next version, opens its link, and sends it by mail where that is wanted; all of it or nothing. What is sent costs
 * what it costs now: an option whose price differs from its lead's is an obstacle until the agent has taken the new price over. Throws
 * DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`, `changed-meanwhile`), 'too-many-requests', 'unavailable'.
 */
export async function sendProposal({
	ctx,
	seen,
	by,
}: {
	ctx: Context;
	seen: { id: string; revision: number };
	by: 'mail' | 'link';
}): Promise<Sent> {
	const { db, now } = ctx;
	const actor = requireProposer(ctx);
	const record = await findProposal(ctx, seen.id);
	const state = proposalTarget('send', record.state, 'agency');
	// Of an erased client nothing is sent any more.
	if (!state || record.personKey === null)
		throw new DomainError('conflict', `A proposal that is ${record.state}`, { reason: 'no-such-move' });
	const { obstacles, basis, version, person, ...frozen } = await frozenDraft(ctx, record, actor);
	if (by === 'mail' && !record.clientEmail) obstacles.push({ kind: 'noEmail' });
	if (record.validUntil <= now) obstacles.push({ kind: 'over' });
	if (record.options.length === 0) obstacles.push({ kind: 'noOption' });
	if (obstacles.length > 0) return { outcome: 'obstacles', obstacles };

	const link = await openLink(ctx, record);
	const origin = clientOrigin(ctx, record);
	const url = origin + proposalPath(link.token);
	const brand = withCorporateDesign(knownBrands().of(record.brandKey), actor.agency.design);
	const mail = by === 'mail' && record.clientEmail ? { address: record.clientEmail } : null;
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db
				.update(proposal)
				.set({
					// Null, and so refused, when it is not what was seen.
					revision: sql`case when ${proposal.revision} = ${seen.revision} then ${seen.revision + 1} end`,
					...{ state, sentVersion: version, sentRevision: seen.revision + 1, sentAt: now, updatedAt: now },
					sentValidUntil: record.validUntil,
					...{ approvedNo: null, approvedBy: null, decidedAt: null },
				})
				.where(eq(proposal.no, record.no)),
			db.insert(proposalVersion).values({
				...{ proposalNo: record.no, number: version, snapshot: frozen.text, hash: frozen.hash, basis },
				...{ person: await sealPerson(record, version, person), sentAt: now, userNo: actor.no },
			}),
			...link.statements,
			db.insert(proposalEvent).values({
				...{ proposalNo: record.no, revision: seen.revision + 1, kind: 'sent' as const, version },
				...{ actor: actor.id, createdAt: now },
			}),
			// Of a guest's enquiry it is the answer.
			...(record.enquiryNo === null
				? []
				: [
						db
							.update(enquiry)
							.set({
								state: sql`case when ${enquiry.state} in ('new', 'answered', 'lost') then 'offerSent' else ${enquiry.state} end`,
								answeredAt: sql`coalesce(${enquiry.answeredAt}, ${now})`,
								userNo: sql`coalesce(${enquiry.userNo}, ${actor.no})`,
								...{ lostReason: null, movedAt: now },
							})
							.where(eq(enquiry.no, record.enquiryNo)),
					]),
			...(mail
				? [
						db.insert(mailOutbox).values(
							brandMailValues(
								{ ...ctx, brand },
								{
									kind: 'proposal-client',
									to: mail,
									replyTo: contactOf(actor).email,
									content: proposalMail({
										brand: agencyMailBrand(brand, origin, actor.agency),
										snapshot: frozen.snapshot,
										person,
										url,
									}),
								},
								aboutProposal(record.no),
							),
						),
					]
				: []),
		]);
	} catch (error) {
		if (
			breaksConstraint(error, 'proposal.revision', 'not null') ||
			breaksConstraint(error, 'proposal_version', 'unique')
		)
			throw new DomainError('conflict', 'The proposal was changed meanwhile', { reason: 'changed-meanwhile' });
		throw refuseTooMany(error, now);
	}
	if (mail) ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'sent', version, link: url };
}

/** The link that there is, made to last as long as the proposal, or a new one. */
async function openLink({ db, now, settings }: Context, record: ProposalRecord) {
	const expiresAt = linkEnd(record.validUntil);
	const known = await workingLink(db, record.no, now);
	if (known)
		return {
			token: await tokenAgain(settings, PROPOSAL_TOKENS, known),
			statements: [db.update(proposalLink).set({ expiresAt }).where(eq(proposalLink.no, known.no))],
		};
	const id = newLinkId();
	const token = await proposalToken(settings.FORM_SECRET, id);
	const row = { id, proposalNo: record.no, tokenHash: await proposalTokenHash(token), createdAt: now, expiresAt };
	return { token, statements: [db.insert(proposalLink).values(row)] };
}

/** The personal part of a version, readable as long as the proposal has its key. */
async function sealPerson({ id, personKey }: ProposalRecord, version: number, person: SnapshotPerson): Promise<string> {
	return (await personCipher(personKey ?? '')).seal(`${id} ${version}`, JSON.stringify(person));
}

/** Opens what `sealPerson` has closed; null once the key is gone. */
export async function openPerson(
	{ id, personKey }: Pick<ProposalRecord, 'id' | 'personKey'>,
	{ number, person }: { number: number; person: string },
): Promise<SnapshotPerson | null> {
	if (personKey === null) return null;
	return JSON.parse(await (await personCipher(personKey)).open(`${id} ${number}`, person)) as SnapshotPerson;
}

function personCipher(key: string) {
	return textCipher(
		Uint8Array.from(atob(key), (character) => character.charCodeAt(0)),
		'proposal-person',
	);
}
