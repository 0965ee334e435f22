import type { AppLoadContext } from '~/context';
import { tradeRights } from '~/domain/trade/is-trade-visitor';
import { liveOptions } from '~/domain/trade/live-options.server';
import { loadPropertyView } from '~/domain/trade/load-property-view.server';
import { type TradePropertyView, tradePropertyView } from '~/domain/trade/trade-property-view';
import type { Actor } from '~/domain/user/actor';
import { cachedByVersion } from '~/platform/cache/versioned-cache';

type Which = Parameters<typeof loadPropertyView>[0]['which'];

/** A property with its trade data, cached in the isolate while the catalogue does not change. Throws DomainError 'not-found'. */
function cachedTradeProperty(ctx: AppLoadContext, version: number, { type, country, city, name }: Which) {
	return cachedByVersion(
		`trade-property|${[ctx.language, ctx.today, type, country, city, name].join('|')}`,
		version,
		() => loadPropertyView({ ctx, which: { type, country, city, name } }),
	);
}

type Input = { ctx: AppLoadContext; actor: Actor; which: Which; query: URLSearchParams };

/**
 * Loads a property page for the trade, with the options held on it now. Throws DomainError 'not-found'
 * or 'unavailable'.
 */
export async function loadTradeProperty({ ctx, actor, which, query }: Input): Promise<TradePropertyView> {
	const { version, stays } = await liveOptions(ctx.db, ctx.today, which);
	const { property, facts } = await cachedTradeProperty(ctx, version, which);
	return tradePropertyView({
		property,
		facts,
		optionStays: stays,
		rights: tradeRights(actor),
		brand: ctx.brand,
		language: ctx.language,
		query,
		today: ctx.today,
	});
}
