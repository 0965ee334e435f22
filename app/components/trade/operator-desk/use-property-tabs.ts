import { useTranslation } from 'react-i18next';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { propertyPath } from '~/domain/operator-desk/property/property-path';

/** The pages about one property of the desk, and the way back to the list. */
export function usePropertyTabs({ id, name }: { id: string; name: string }) {
	const { t } = useTranslation('operator-prices');
	return {
		back: { to: '/partner/desk/properties', text: t('back') },
		tabsLabel: t('tabs'),
		tabs: [
			{ to: propertyPath(id), text: t('tab.property'), isEnd: true },
			{ to: `/partner/desk/properties/${id}/prices`, text: t('tab.prices') },
			{ to: `/partner/desk/properties/${id}/stay-rules`, text: t('tab.rules') },
			{ to: `/partner/desk/calendar?q=${encodeURIComponent(name)}`, text: t('tab.calendar') },
			{ to: calendarsPath(id), text: t('tab.channels') },
		],
	};
}
