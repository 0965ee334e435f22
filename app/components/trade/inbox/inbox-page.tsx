import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeLine } from '../page/outcome-line';
import { WorkPage } from '../page/work-page';

/** Frame of the operator's pages. */
export function InboxPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('inbox');
	return (
		<WorkPage
			title={title}
			lead={lead}
			tabsLabel={t('tabs')}
			tabs={[
				{ to: '/partner/inbox', text: t('requests'), isEnd: true },
				{ to: '/partner/desk/bookings', text: t('stays') },
				{ to: '/partner/inbox/reviews', text: t('reviews') },
			]}
		>
			<OutcomeLine />
			{children}
		</WorkPage>
	);
}
