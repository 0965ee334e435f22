import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page';
import { OutcomeLine } from '../desk/outcome-line';

/** Frame of the operator's pages. */
export function InboxPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('inbox');
	return (
		<DeskPage
			title={title}
			lead={lead}
			tabsLabel={t('tabs')}
			tabs={[
				{ to: '/partner/inbox', text: t('requests'), isEnd: true },
				{ to: '/partner/inbox/houses', text: t('houses') },
			]}
		>
			<OutcomeLine />
			{children}
		</DeskPage>
	);
}
