import { eq } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import type { CardData, CardVault } from '../card/card-vault';
import { embeddedVault } from '../card/embedded-vault.server';
import { revealCard } from '../card/reveal-card.server';
import { requireAdmin } from './require-admin';

type Opening = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings' | 'visitor'>;
	leadId: string;
	/** Why it is looked at; kept with the audit row. */
	reason: string;
};

/** Longest reason that is kept. */
export const REASON_LIMIT = 200;

/**
 * An admin looks at the card of a lead of any brand, for a reason that is written down first (PRIVACY-5). Throws DomainError
 * 'forbidden', 'invalid' (`reason-needed`), 'not-found' when there is no card (any more), 'unavailable'.
 */
export async function openCard({ ctx, leadId, reason }: Opening): Promise<CardData> {
	const actor = requireAdmin(ctx);
	const told = reason.trim().slice(0, REASON_LIMIT);
	if (told === '') throw new DomainError('invalid', 'Why?', { reason: 'reason-needed' });
	const [found] = await ctx.db.select({ brandKey: lead.brandKey }).from(lead).where(eq(lead.id, leadId)).execute();
	const brand = knownBrands().find(found?.brandKey);
	// A card is known to the vault of its own brand alone.
	const vault: CardVault | null = brand ? embeddedVault({ ...ctx, brand }) : null;
	if (!brand || !vault) throw new DomainError('not-found', `No card at lead ${leadId}`);
	return revealCard({ ctx: { ...ctx, brand }, vault, leadId, actor, reason: told });
}
