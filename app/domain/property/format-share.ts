import { NO_BREAK_SPACE } from '../money/group-digits';

/** A share of 0 to 1 in percent, at most two decimals: `35 %`, `2,75 %`. */
export function formatShare(ratio: number): string {
	return `${String(Math.round(ratio * 10_000) / 100).replace('.', ',')}${NO_BREAK_SPACE}%`;
}
