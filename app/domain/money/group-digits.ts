/** U+00A0: an amount never breaks across lines. */
export const NO_BREAK_SPACE = '\u00a0';

const MINUS = '\u2212';

/**
 * An amount in minor units as digits: thousands apart by a no-break space, comma for decimals, a true minus.
 * `decimals` 0 rounds half away from zero. Nothing of Intl, whose data differ between server and browsers.
 */
export function groupDigits(minor: number, decimals: 0 | 2): string {
	const size = Math.abs(minor);
	const whole = decimals === 0 ? Math.round(size / 100) : Math.floor(size / 100);
	const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
	const cents = decimals === 2 ? `,${String(size % 100).padStart(2, '0')}` : '';
	const isZero = whole === 0 && (decimals === 0 || size % 100 === 0);
	return `${minor < 0 && !isZero ? MINUS : ''}${grouped}${cents}`;
}
