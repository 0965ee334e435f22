import { asc, eq } from 'drizzle-orm';
import { type BankAlternative, type BankField, type BankFieldGroup, payoutCurrency } from '#db/schema/payout-currency';
import type { RequestContext } from '~/context';
import { reachDatabase } from '../enquiry/reach-database.server';
import type { Language } from '../language/language';
import type { BankAlternativeShape, BankFieldShape } from './bank-shapes';

/** Currencies of payouts in their order. Throws DomainError 'unavailable'. */
export async function listPayoutCurrencies({ db }: Pick<RequestContext, 'db'>): Promise<string[]> {
	const rows = await reachDatabase(
		db.select({ code: payoutCurrency.code }).from(payoutCurrency).orderBy(asc(payoutCurrency.position)),
	);
	return rows.map(({ code }) => code);
}

/** What banks ask for in a currency, as data; null for a currency that nobody is paid in. Throws DomainError 'unavailable'. */
export async function loadBankAlternatives(
	{ db }: Pick<RequestContext, 'db'>,
	currency: string,
): Promise<readonly BankAlternative[] | null> {
	const [row] = await reachDatabase(
		db
			.select({ alternatives: payoutCurrency.alternatives })
			.from(payoutCurrency)
			.where(eq(payoutCurrency.code, currency)),
	);
	return row?.alternatives ?? null;
}

/** The same as it is told outside (H§3), in one language. */
export function bankAlternativesIn(
	alternatives: readonly BankAlternative[],
	language: Language,
): BankAlternativeShape[] {
	const plain = (field: BankField): BankFieldShape => ({
		...field,
		name: field.name[language],
		valuesAllowed: field.valuesAllowed?.map(({ key, name }) => ({ key, name: name[language] })) ?? null,
	});
	return alternatives.map(({ key, title, fields }) => ({
		key,
		title: title[language],
		fields: fields.map((each) =>
			isGroup(each) ? { group: each.group[language], fields: each.fields.map(plain) } : plain(each),
		),
	}));
}

export function isGroup(field: BankField | BankFieldGroup): field is BankFieldGroup {
	return 'group' in field;
}
