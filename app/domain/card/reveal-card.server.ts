import { and, eq } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { LeadActor } from '../lead/lead-status';
import type { CardData, CardVault } from './card-vault';

type Reveal = {
	ctx: Pick<RequestContext, 'db' | 'brand' | 'now'>;
	vault: CardVault;
	leadId: string;
	actor: LeadActor;
	/** Why it is looked at; kept with the audit row. */
	reason: string;
};

/**
 * Opens the card of a lead of this brand, for an admin only; the audit row is written before anything is shown (PRIVACY-5).
 * Throws DomainError 'forbidden', or 'not-found' when lead or card are not there (any more).
 */
export async function revealCard({ ctx, vault, leadId, actor, reason }: Reveal): Promise<CardData> {
	const { db, brand, now } = ctx;
	if (actor.role !== 'admin') throw new DomainError('forbidden', `${actor.role} may not see cards`);
	const [found] = await db
		.select({ token: lead.cardToken })
		.from(lead)
		.where(and(eq(lead.id, leadId), eq(lead.brandKey, brand.key)));
	if (!found?.token) throw new DomainError('not-found', `No card at lead ${leadId}`);
	await db.insert(audit).values({
		brandKey: brand.key,
		actor: actor.id,
		action: 'card.revealed',
		subjectId: leadId,
		detail: { reason },
		createdAt: now,
	});
	const data = await vault.unsafeOpen(found.token);
	if (!data) throw new DomainError('not-found', `The card of lead ${leadId} is deleted`);
	return data;
}
