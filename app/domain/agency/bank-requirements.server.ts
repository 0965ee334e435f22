import { asc } from 'drizzle-orm';
import { type BankAlternative, type BankField, type BankFieldGroup, payoutCurrency } from '#db/schema/payout-currency';
import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import type { Language } from '../language/language';
import type { BankAlternativeShape, BankFieldShape } from './bank-shapes';

type Ctx = Pick<RequestContext, 'db' | 'catalogueVersion'>;

/** Currencies of payouts in their order. Throws DomainError 'unavailable'. */
export async function listPayoutCurrencies(ctx: Ctx): Promise<string[]> {
	return (await payoutCurrencies(ctx)).map(({ code }) => code);
}

/** What banks ask for in a currency, as data; null for a currency without payouts. Throws DomainError 'unavailable'. */
export async function loadBankAlternatives(ctx: Ctx, currency: string): Promise<readonly BankAlternative[] | null> {
	return (await payoutCurrencies(ctx)).find(({ code }) => code === currency)?.alternatives ?? null;
}

/** All currencies with their requirements (AGENCY-9): they come with a deployment, as the catalogue does. */
function payoutCurrencies({ db, catalogueVersion }: Ctx) {
	return cachedByVersion('payout-currencies', catalogueVersion, () =>
		db
			.select({ code: payoutCurrency.code, alternatives: payoutCurrency.alternatives })
			.from(payoutCurrency)
			.orderBy(asc(payoutCurrency.position)),
	);
}

/** The same as it is told outside, in one language. */
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
