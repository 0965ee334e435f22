import { useTranslation } from 'react-i18next';
import { DESK_BOOKINGS } from '~/domain/operator-desk/bookings/booking-path';

/** The pages of what agents and guests ask of an operator, and have booked. */
export function useInboxTabs() {
	const { t } = useTranslation('inbox');
	return {
		tabsLabel: t('tabs'),
		tabs: [
			{ to: '/partner/inbox', text: t('requests'), isEnd: true },
			{ to: DESK_BOOKINGS, text: t('stays') },
			{ to: '/partner/inbox/reviews', text: t('reviews') },
		],
	};
}
