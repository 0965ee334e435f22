import { eq, sql } from 'drizzle-orm';
import { conciergeSupplier } from '#db/schema/concierge';
import type { EncryptedFields } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { sealBankFields, unsafeOpenBankFields } from '../agency/bank-cipher.server';
import { leadActor } from '../lead/agent-lead-context';
import type { BankAddress, BankParty } from '../payout/credit-transfer-file';
import { readPayee, type TypedPayee } from '../refund/refund-payee.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now' | 'brand' | 'settings'>;

/** The account of a supplier as a form has it. */
export type TypedAccount = TypedPayee & BankAddress;

const LONGEST: Readonly<Record<keyof BankAddress, number>> = { street: 70, postalCode: 16, town: 35, country: 2 };

/**
 * Writes the account that a supplier is paid to (PAYOUT-5), encrypted and bound to the supplier; null removes it. The audit row holds its last four letters.
 * Throws DomainError 'forbidden', 'not-found', 'invalid' (`holder`, `iban`, `bic`, `address`: town and country are missing, or something is too long),
 * 'unavailable' (also where the deployment has no key of bank data).
 */
export async function saveSupplierAccount({
	ctx,
	key,
	input,
}: {
	ctx: Ctx;
	/** Key of the supplier. */
	key: string;
	input: TypedAccount | null;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'suppliers'));
	const { db } = ctx;
	const ofSupplier = eq(conciergeSupplier.key, key);
	const [found] = await db.select({ no: conciergeSupplier.no }).from(conciergeSupplier).where(ofSupplier);
	if (!found) throw new DomainError('not-found', `No supplier ${key}`);
	const party = input && readAccount(input);
	const set = party
		? { bankAccount: await sealSupplierAccount(ctx, key, party), bankEnd: party.iban.slice(-4) }
		: { bankAccount: null, bankEnd: null };
	await auditedWrite({
		...{ ctx, actor, action: party ? 'concierge.supplier-account-saved' : 'concierge.supplier-account-removed' },
		...(party ? { detail: { end: set.bankEnd } } : {}),
		subject: sql`select ${conciergeSupplier.key} from ${conciergeSupplier} where ${ofSupplier}`,
		statements: [db.update(conciergeSupplier).set(set).where(ofSupplier)],
	});
}

/** The account that was typed. Throws DomainError 'invalid'. */
function readAccount({ holder, iban, bic, ...typed }: TypedAccount): BankParty {
	const party = readPayee({ holder, iban, bic });
	if (!party) throw new DomainError('invalid', 'No holder', { reason: 'holder' });
	const line = (name: keyof BankAddress) => typed[name].trim().replace(/\s+/g, ' ');
	const address = { ...lines(line), country: line('country').toUpperCase() };
	const isGiven = Object.values(address).some((text) => text !== '');
	const isWhole = address.town !== '' && /^[A-Z]{2}$/.test(address.country);
	const isShort = (['street', 'postalCode', 'town'] as const).every((name) => address[name].length <= LONGEST[name]);
	if (isGiven && !(isWhole && isShort)) throw new DomainError('invalid', 'No address', { reason: 'address' });
	return { ...party, address: isGiven ? address : null };
}

function lines(line: (name: keyof BankAddress) => string) {
	return { street: line('street'), postalCode: line('postalCode'), town: line('town') };
}

/** The account encrypted, bound to its supplier. Throws DomainError 'unavailable' where the deployment has no key of bank data. */
export async function sealSupplierAccount(
	{ settings }: { settings: Pick<Settings, 'BANK_DATA_KEY'> },
	key: string,
	{ name, iban, bic, address }: BankParty,
): Promise<EncryptedFields> {
	const secret = settings.BANK_DATA_KEY;
	if (!secret) throw new DomainError('unavailable', 'BANK_DATA_KEY is not set');
	return sealBankFields(secret, ownerOf(key), { holder: name, iban, bic: bic ?? '', ...address });
}

/** The account of a supplier; null without one, and where it was written with another key. */
export async function openSupplierAccount(
	{ settings }: Pick<RequestContext, 'settings'>,
	{ key, bankAccount }: Pick<typeof conciergeSupplier.$inferSelect, 'key' | 'bankAccount'>,
): Promise<BankParty | null> {
	const secret = settings.BANK_DATA_KEY;
	const opened = secret && bankAccount ? await unsafeOpenBankFields(secret, ownerOf(key), bankAccount) : null;
	if (!opened?.iban || !opened.holder) return null;
	const { holder, iban, bic, street = '', postalCode = '', town, country } = opened;
	return {
		name: holder,
		iban,
		bic: bic || null,
		address: town && country ? { street, postalCode, town, country } : null,
	};
}

/** What the account is bound to: no text can be moved to another supplier, nor to an agency. */
function ownerOf(key: string): string {
	return `concierge-supplier ${key}`;
}
