import { formatDate } from '~/domain/date/format-date';
import { alpineDay } from '~/domain/date/format-long-date';
import type { DocumentRow } from '~/domain/document/document';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import { owed } from '../client/client-words';
import type { PaperSource } from './document-source';

/** What is due when: dates and amounts. */
export function paymentRows({ snapshot, t }: PaperSource, option: SnapshotOption): DocumentRow[] {
	const sentOn = alpineDay(snapshot.sentAt);
	return option.terms.payments.map(({ dueDate, minor }) => [
		dueDate <= sentOn
			? t('withBooking')
			: t('by', { day: formatDate(dueDate, snapshot.language, { weekday: 'plain' }) }),
		owed(minor, option),
	]);
}

/** What is kept of a cancelled booking, step by step; `isShort`: amounts alone, below a heading that says what they are. */
export function cancellationRows(
	{ snapshot: { language }, t }: PaperSource,
	option: SnapshotOption,
	isShort = false,
): DocumentRow[] {
	const steps = option.terms.cancellation;
	return steps.map(({ from, until, keptMinor }, at) => [
		at === 0 && steps.length > 1
			? t('untilDay', { day: formatDate(until, language) })
			: t('from', { day: formatDate(from, language) }),
		keptMinor === 0 ? t('free') : isShort ? owed(keptMinor, option) : t('kept', { amount: owed(keptMinor, option) }),
	]);
}
