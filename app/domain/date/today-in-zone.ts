import type { PlainDate } from './plain-date';

/** Where the product's day begins: its own properties lie in this zone or keep the same time. */
export const PRODUCT_ZONE = 'Europe/Zurich';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day at an instant in an IANA time zone: deadlines run in the property's zone (`Europe/Zurich`), hidden
 * stays in `UTC`. Throws RangeError for an unknown zone or an invalid instant.
 */
export function todayInZone(now: Date, timeZone: string): PlainDate {
	if (timeZone === 'UTC') return now.toISOString().slice(0, 10) as PlainDate;
	let formatter = formatters.get(timeZone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-US', {
			timeZone,
			calendar: 'gregory',
			numberingSystem: 'latn',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
		});
		formatters.set(timeZone, formatter);
	}
	const parts = formatter.formatToParts(now);
	const part = (type: 'year' | 'month' | 'day') => parts.find((p) => p.type === type)?.value ?? '';
	return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as PlainDate;
}
