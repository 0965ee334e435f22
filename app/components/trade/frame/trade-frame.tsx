import { partOf } from '../../ui/part-of';

export const TRADE_HEADER = 'trade-header';
export const TRADE_FOOT = 'trade-foot';

/** The trade's header and foot on pages that everybody may open; visitors without an account load nothing of them. */
export const TradeHeaderPart = partOf(TRADE_HEADER, () => import('./trade-header'), ['trade']);
export const TradeFootPart = partOf(TRADE_FOOT, () => import('./trade-foot'), ['trade']);
