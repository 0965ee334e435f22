export type TradeButton = 'dark' | 'line' | 'quiet' | 'link';

const KINDS: Record<TradeButton, string> = {
	dark: 'trade-button trade-button-dark',
	line: 'trade-button trade-button-line',
	quiet: 'trade-button trade-button-quiet',
	link: 'trade-button',
};

/** Classes of a button of the trade side, for elements that look like one; one dark button per decision. */
export function tradeButton(kind: TradeButton = 'line', extra = ''): string {
	return `${KINDS[kind]} ${extra}`.trimEnd();
}
