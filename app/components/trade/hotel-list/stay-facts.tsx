import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { ListedStay } from '~/domain/hotel-search/listed-hotel';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../ui/icon';

type StayFactsProps = {
	stay: ListedStay;
	/** How many rooms were asked for. */
	rooms: number;
};

/** The rooms of a card's price, and the board, cancellation and payment of that very rate (SELECTION-22). */
export function StayFacts({ stay, rooms }: StayFactsProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const { freeUntil, mealPlan, paymentTime, percentAtBooking, isMerged } = stay;
	const names = stay.rooms.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
	return (
		<>
			<p className="mt-1.5 flex items-start gap-1.5">
				<Icon name="person" size={15} className="mt-1 shrink-0 text-accent-ink" />
				<span className="min-w-0">{isMerged ? t('stay.instead', { room: names, count: rooms }) : names}</span>
			</p>
			<p className="mt-0.5 flex flex-wrap gap-x-3.5">
				<span>{t(`board.${mealPlan}`)}</span>
				{freeUntil ? (
					<span className="inline-flex items-center gap-1 text-ok">
						<Icon name="check" size={14} />
						{t('stay.freeUntil', { date: formatDate(freeUntil, language) })}
					</span>
				) : (
					<span className="text-ink2">{t('stay.notRefundable')}</span>
				)}
				<span className="text-ink2">
					{paymentTime === 'inParts' && percentAtBooking > 0
						? t('stay.deposit', { percent: percentAtBooking })
						: t(`payment.${paymentTime}`)}
				</span>
			</p>
		</>
	);
}
