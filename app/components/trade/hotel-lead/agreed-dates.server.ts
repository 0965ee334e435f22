import { instantAt } from '~/domain/date/instant-at';
import { plainDate } from '~/domain/date/plain-date';
import { zoneName } from '~/domain/date/zone-name';
import type { Language } from '~/domain/language/language';
import type { LeadRecord } from '~/domain/lead/find-lead.server';

/** Payments and cancellation as a page shows them: a step of a cancellation ends with its day, by the hotel's clock. */
export function agreedDates(
	terms: LeadRecord['agreedTerms'],
	{ zone, language }: { zone: string; language: Language },
) {
	return {
		payments: terms?.payments ?? [],
		cancellation: (terms?.cancellation ?? []).map((step) => ({
			...step,
			zone: zoneName(zone, language, instantAt(plainDate(step.until), '23:59', zone)),
		})),
	};
}
