import { NO_BREAK_SPACE } from '../money/group-digits';

/** A date in which a line ends after a comma alone. */
export function unbroken(date: string): string {
	return date.replace(/(?<!,) /g, NO_BREAK_SPACE);
}
