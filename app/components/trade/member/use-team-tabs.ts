import { useTranslation } from 'react-i18next';

/** The pages about a team, beside each other; texts `members`. */
export function useTeamTabs() {
	const { t } = useTranslation('members');
	return {
		tabsLabel: t('tabs'),
		tabs: [
			{ to: '/partner/team', text: t('title') },
			{ to: '/partner/api-keys', text: t('keys') },
			{ to: '/partner/webhooks', text: t('webhooks') },
		],
	};
}
