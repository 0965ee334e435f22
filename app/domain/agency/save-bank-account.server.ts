import { eq, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { agencyAudit } from './agency-audit';
import { sealBankFields } from './bank-cipher.server';
import type { BankError } from './bank-fields';
import { isGroup, loadBankAlternatives } from './bank-requirements.server';
import { checkBankFields } from './check-bank-fields.server';

export type BankAccountInput = {
	currency: string;
	/** Key of the alternative; null for the first. */
	alternative: string | null;
	fields: Readonly<Record<string, string | undefined>>;
};

export type SaveBankResult =
	| { outcome: 'saved' }
	| {
			outcome: 'invalid';
			currency: 'required' | 'unknown' | null;
			alternative: 'unknown' | null;
			fields: Record<string, BankError>;
	  };

/** What the kept fields call the alternative they were asked by. */
export const ALTERNATIVE_FIELD = 'alternative';

/**
 * Keeps the account that an agency is paid to (AGENCY-9): checked by the requirements of its currency, every field encrypted by
 * itself (AGENCY-11). For supervisors of the agency and admins who act for it.
 * Throws DomainError 'forbidden' (reason `no-agency` without one), 'unavailable' also where the deployment has no key.
 */
export async function saveBankAccount({
	ctx,
	input,
}: {
	ctx: Pick<RequestContext, 'db' | 'catalogueVersion' | 'actor' | 'brand' | 'now' | 'settings'>;
	input: BankAccountInput;
}): Promise<SaveBankResult> {
	const actor = requireActor(ctx, 'supervisorAgentDashboard');
	const { agency } = actor;
	if (agency && agency.teamBrandKey !== null) throw new DomainError('forbidden', 'A team is paid no commission');
	if (!agency) throw new DomainError('forbidden', 'No agency', { reason: 'no-agency' });
	const key = ctx.settings.BANK_DATA_KEY;
	if (!key) throw new DomainError('unavailable', 'BANK_DATA_KEY is missing');
	const invalid = { outcome: 'invalid', currency: null, alternative: null, fields: {} } as const;
	if (input.currency === '') return { ...invalid, currency: 'required' };
	const alternatives = await loadBankAlternatives(ctx, input.currency);
	if (!alternatives) return { ...invalid, currency: 'unknown' };
	const alternative = input.alternative ? alternatives.find((each) => each.key === input.alternative) : alternatives[0];
	if (!alternative) return { ...invalid, alternative: 'unknown' };
	const fields = alternative.fields.flatMap((each) => (isGroup(each) ? each.fields : [each]));
	const { values, errors } = checkBankFields(fields, input.fields);
	if (Object.keys(errors).length > 0) return { ...invalid, fields: errors };

	const { db, now } = ctx;
	const sealed = await sealBankFields(key, agency.id, { ...values, [ALTERNATIVE_FIELD]: alternative.key });
	await writeBatch(db, [
		db
			.update(travelAgency)
			.set({
				bankCurrency: input.currency,
				bankAccount: sealed,
				version: sql`${travelAgency.version} + 1`,
				updatedAt: now,
			})
			.where(eq(travelAgency.no, agency.no)),
		db.insert(audit).values(
			agencyAudit(ctx, actor, {
				action: 'agency.bank-account-saved',
				agencyId: agency.id,
				detail: { currency: input.currency },
			}),
		),
	]);
	return { outcome: 'saved' };
}
