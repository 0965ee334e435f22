import type { PlainDate } from '~/domain/date/plain-date';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { searchAddress } from '../search-address';

/** A search together with what a form says besides its destination; what the search asks for itself wins. */
export function withForm(path: string, form: HTMLFormElement | null, today: PlainDate): string {
	const asked = new URLSearchParams(path.split('?')[1]);
	const query = new URLSearchParams(asked);
	// Dates and a month say the same in two ways.
	const hasDates = asked.has('checkIn') || asked.has('month');
	for (const [name, value] of form ? new FormData(form) : []) {
		const isDate = ['checkIn', 'checkOut', 'month', 'flexiblePeriod'].includes(name);
		const isTaken = name === 'destination' || name === 'area' || (isDate && hasDates);
		const isList = name.endsWith('Array');
		if (typeof value === 'string' && value !== '' && !isTaken && (isList || !asked.has(name)))
			query.append(name, value);
	}
	return searchAddress(parseSearchFilter(query, today).filter);
}
