import { useTranslation } from 'react-i18next';

/** The pages on which the team hears from guests. */
export function useGuestTabs() {
	const { t } = useTranslation('reviews');
	return {
		tabsLabel: t('tabs.label'),
		tabs: [
			{ to: '/partner/enquiries', text: t('tabs.enquiries') },
			{ to: '/partner/reviews', text: t('tabs.reviews') },
		],
	};
}
