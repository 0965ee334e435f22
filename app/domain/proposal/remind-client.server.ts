import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { agencyMailBrand } from '../mail/mail-brand';
import { proposalReminderMail } from '../mail/messages/proposal-reminder-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { contactOf } from './compose-version.server';
import { aboutProposal } from './mail-about-proposal.server';
import { clientOrigin, linkAddress, workingLink } from './proposal-link.server';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { isReminded, REMIND_AGAIN_MS, shownState } from './proposal-step';
import { openPerson } from './send-proposal.server';
import type { Snapshot } from './snapshot';

type Context = Pick<
	RequestContext,
	'db' | 'actor' | 'now' | 'settings' | 'services' | 'waitUntil' | 'linkOrigin' | 'visitor'
>;

/**
 * Reminds the client of a proposal that waits for an answer, by mail in its language and brand (PROPOSAL-21): once a day, however often it is
 * pressed. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`: it waits for nothing; `client-needed`: no address;
 * `sent-today`), 'too-many-requests', 'unavailable'.
 */
export async function remindClient({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
	const { db, now } = ctx;
	const actor = requireProposer(ctx);
	const [row] = await db
		.select({ proposal, version: proposalVersion })
		.from(proposal)
		.leftJoin(
			proposalVersion,
			and(eq(proposalVersion.proposalNo, proposal.no), eq(proposalVersion.number, proposal.sentVersion)),
		)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	const { proposal: record, version } = row;
	const isWaiting = ['sent', 'opened'].includes(shownState(record.state, record.sentValidUntil, now));
	const link = isWaiting ? await workingLink(db, record.no, now) : null;
	const person = version && (await openPerson(record, version));
	if (!link || !version || !person)
		throw new DomainError('conflict', `A proposal that is ${record.state}`, { reason: 'no-such-move' });
	if (!record.clientEmail) throw new DomainError('conflict', 'No address', { reason: 'client-needed' });
	if (isReminded(record.lastRemindedAt, now)) throw remindedAlready();
	const brand = withCorporateDesign(knownBrands().of(record.brandKey), actor.agency.design);
	const origin = clientOrigin(ctx, record);
	const mail = brandMailValues(
		{ brand, now },
		{
			kind: 'proposal-reminder',
			to: { address: record.clientEmail },
			replyTo: contactOf(actor).email,
			content: proposalReminderMail({
				...{
					brand: agencyMailBrand(brand, origin, actor.agency),
					snapshot: JSON.parse(version.snapshot) as Snapshot,
					person,
				},
				url: await linkAddress({ ...ctx, linkOrigin: origin }, link),
			}),
		},
		aboutProposal(record.no),
	);
	// Of two at once one counts, and none goes out once the client has answered.
	const isDue = sql`${proposal.state} in ('sent', 'opened') and coalesce(${proposal.lastRemindedAt}, 0) <= ${now - REMIND_AGAIN_MS}`;
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db
				.update(proposal)
				.set({ reminders: sql`case when ${isDue} then ${proposal.reminders} + 1 end`, lastRemindedAt: now })
				.where(eq(proposal.no, record.no)),
			db.insert(proposalEvent).values({
				...{ proposalNo: record.no, kind: 'reminded' as const, version: version.number },
				...{ actor: actor.id, createdAt: now },
			}),
			db.insert(mailOutbox).values(mail),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'proposal.reminders', 'not null')) throw remindedAlready();
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}

function remindedAlready() {
	return new DomainError('conflict', 'The client was reminded today, or has answered', { reason: 'sent-today' });
}
