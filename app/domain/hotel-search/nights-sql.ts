/**
 * SQL: how many nights from one epoch day to another, both included, have the weekend's price under a mask of weekdays
 * (bit 0 = Sunday). Whole numbers only: an epoch day d is weekday (d + 4) % 7.
 */
export function weekendNightsSql(mask: string, first: string, last: string): string {
	const counts = Array.from({ length: 7 }, (_, weekday) => {
		const shift = 11 - weekday;
		return `(${mask} >> ${weekday} & 1) * ((${last} + ${shift}) / 7 - (${first} + ${shift - 1}) / 7)`;
	});
	return `(${counts.join(' + ')})`;
}

/** SQL: a day's text as days since 1970-01-01. */
export function epochDaySql(day: string): string {
	return `(unixepoch(${day}) / 86400)`;
}
