import { type PlainDate, parsePlainDate } from '../date/plain-date';
import { PARTY_LIMIT } from '../form/field-limits';
import { isServiceLevel } from '../stay/service-level';
import type { StayRequest } from './validate-stay-request';

/**
 * What can already be understood of a request, out of texts that may be missing or wrong: for the summary beside the form,
 * and for telling that a period is sold while other fields are still empty. `read` gives the text of a field.
 */
export function readStayRequest(read: (name: string) => string | null | undefined, today: PlainDate): StayRequest {
	const checkIn = parsePlainDate(read('checkIn'));
	const checkOut = parsePlainDate(read('checkOut'));
	const level = read('serviceLevel');
	return {
		period: checkIn && checkOut && checkIn >= today && checkIn < checkOut ? { checkIn, checkOut } : null,
		serviceLevel: isServiceLevel(level) ? level : null,
		adults: readCount(read('adults')),
		children: readCount(read('children')) ?? 0,
	};
}

function readCount(text: string | null | undefined): number | null {
	const count = Number(text || Number.NaN);
	return Number.isInteger(count) && count >= 0 && count <= PARTY_LIMIT ? count : null;
}
