import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { plainDate } from '../date/plain-date';
import type { ExchangeRates } from '../offer/offer';
import { CURRENCIES, type Currency } from './money';

type Ctx = Pick<RequestContext, 'db' | 'catalogueVersion'>;

/** The dated rates of the catalogue, kept for as long as it is the same; 0 for a currency that has none. */
export function loadExchangeRates(ctx: Ctx): Promise<ExchangeRates> {
	return cachedByVersion('exchange-rates', ctx.catalogueVersion, async () => {
		const { rows } = await ctx.db.$client.execute(
			'select currency, eur_per_unit_millionths as rate, as_of as day from exchange_rate',
		);
		const rateOf = new Map(rows.map(({ currency, rate }) => [String(currency), Number(rate)]));
		const rates = CURRENCIES.map((currency): [Currency, number] => [currency, rateOf.get(currency) ?? 0]);
		return {
			eurPerUnitMillionths: Object.fromEntries(rates) as Record<Currency, number>,
			asOf: plainDate(String(rows[0]?.day ?? '1970-01-01')),
		};
	});
}
