import { eq } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { agencyAudit } from './agency-audit';
import { unsafeOpenBankFields } from './bank-cipher.server';
import { maskText } from './mask-text';
import { ALTERNATIVE_FIELD } from './save-bank-account.server';

/** An account as it may be seen: every field masked. */
export type MaskedBankAccount = { currency: string; alternative: string; fields: Record<string, string> };

/**
 * The masked account of the actor's agency, for its supervisors and for admins (AGENCY-11); the audit says who has seen it. Null
 * without an account, or without the key it was written with. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function readBankAccount(
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings'>,
): Promise<MaskedBankAccount | null> {
	const actor = requireActor(ctx, 'supervisorAgentDashboard');
	const key = ctx.settings.BANK_DATA_KEY;
	const { db } = ctx;
	if (!actor.agency || !key) return null;
	const { id, no } = actor.agency;
	const [row] = await db
		.select({ currency: travelAgency.bankCurrency, sealed: travelAgency.bankAccount })
		.from(travelAgency)
		.where(eq(travelAgency.no, no));
	if (!row?.currency || !row.sealed) return null;
	const opened = await unsafeOpenBankFields(key, id, row.sealed);
	if (!opened) return null;
	await db.insert(audit).values(agencyAudit(ctx, actor, { action: 'agency.bank-account-seen', agencyId: id }));
	const { [ALTERNATIVE_FIELD]: alternative = '', ...fields } = opened;
	return {
		currency: row.currency,
		alternative,
		fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, maskText(text)])),
	};
}
