import type { AppLoadContext } from '~/context';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { loadTradeProperty } from '~/domain/trade/load-trade-property.server';
import { type TradeHouseView, tradeHouseView } from '~/domain/trade/trade-house-view';
import type { Actor } from '~/domain/user/actor';
import { cachedByVersion } from '~/platform/versioned-cache';

type Which = Parameters<typeof loadTradeProperty>[0]['which'];

/** A house with what the trade knows of it, kept in the isolate like the consumers' one. Throws DomainError 'not-found'. */
export function keptTradeProperty(ctx: AppLoadContext, { type, country, city, name }: Which) {
	return cachedByVersion(
		`trade-property|${[ctx.language, ctx.today, type, country, city, name].join('|')}`,
		ctx.catalogueVersion,
		() => loadTradeProperty({ ctx, which: { type, country, city, name } }),
	);
}

type Asked = { ctx: AppLoadContext; actor: Actor; which: Which; query: URLSearchParams };

/** What the page of a house shows to somebody of the trade. Throws DomainError 'not-found'. */
export async function loadTradeHouse({ ctx, actor, which, query }: Asked): Promise<TradeHouseView> {
	const { house, facts } = await keptTradeProperty(ctx, which);
	return tradeHouseView({ house, facts, rights: tradeRights(actor), brand: ctx.brand, query, today: ctx.today });
}
