import type { CSSProperties } from 'react';

/** The ground of a price, as a share of the darkest in percent. */
export function heatStyle(heat: number | null): CSSProperties | undefined {
	if (heat === null) return undefined;
	const style: Record<string, string> = { '--heat': `${heat}%` };
	return style;
}
