export type TradeButton = 'dark' | 'line' | 'quiet' | 'link';

/** Classes of a button of the trade side, for elements that look like one; one dark button per decision. */
export function tradeButton(kind: TradeButton = 'line', extra = ''): string {
	return `trade-button trade-button-${kind} ${extra}`.trimEnd();
}
