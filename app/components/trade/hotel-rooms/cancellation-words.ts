import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { Offer } from '~/domain/offer/offer';

/** The next cancellation fee in a few words: free until a day, a fee from one on, or everything. */
export function useCancellationWords(): (offer: Pick<Offer, 'cancellation'>) => string {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	return ({ cancellation }) => {
		const free = cancellation.findLast(({ feePercent }) => feePercent === 0);
		const [first] = cancellation;
		if (free) return t('freeUntil', { date: formatDate(free.until, language) });
		if (!first || first.feePercent >= 100) return t('notRefundable');
		return t('feeFrom', { date: formatDate(first.from, language), percent: formatNumber(first.feePercent, language) });
	};
}
