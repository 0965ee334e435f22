import { lazy } from 'react';
import { loadTexts } from '~/locales/browser';
import { LateZone, ServerPart } from '../ui/late';

export const TRADE_HEADER = 'trade-header';
export const TRADE_FOOT = 'trade-foot';

/** Of a chunk of its own with its texts, so that visitors without an account load nothing of it; the server's half is set by `entry.server.tsx`. */
const part = (load: () => Promise<{ default: () => JSX.Element | null }>) =>
	import.meta.env.SSR ? null : lazy(async () => (await Promise.all([load(), loadTexts(['trade'])]))[0]);

const Header = part(() => import('./trade-header'));
const Foot = part(() => import('./trade-foot'));

/** The trade's header on pages that everybody may open. */
export function TradeHeaderPart() {
	return <LateZone id={TRADE_HEADER}>{Header ? <Header /> : <ServerPart id={TRADE_HEADER} />}</LateZone>;
}

export function TradeFootPart() {
	return <LateZone id={TRADE_FOOT}>{Foot ? <Foot /> : <ServerPart id={TRADE_FOOT} />}</LateZone>;
}
