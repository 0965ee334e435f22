import { ACCOUNT_KINDS } from '#db/schema/money-enums';
import { readDayCursor } from '../../payment/desk/day-cursor';
import type { LedgerFilter } from './list-transfers.server';

/** The filter of the books as it stands in an address. */
export function readLedgerFilter(query: URLSearchParams): LedgerFilter {
	const month = query.get('month') ?? '';
	return {
		kind: ACCOUNT_KINDS.find((each) => each === query.get('account')) ?? null,
		words: (query.get('words') ?? '').trim().slice(0, 120) || null,
		month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
		cursor: readDayCursor(query.get('after')),
	};
}
