import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../root/use-root';
import { OutcomeLine } from '../page/outcome-line';
import { WorkPage } from '../page/work-page';

const PATH = '/partner/dashboard/admin';

const TABS = [
	'agencies',
	'leads',
	'hotels',
	'users',
	'brands',
	'mails',
	'crashes',
	'service',
	'audit',
	'privacy',
] as const;

/** Of the catalogue's team and of the concierge (ADMIN-1). */
const CATALOGUE_TABS = ['operators', 'places', 'regions', 'facilities', 'programmes'] as const;
const CONCIERGE_TABS = ['suppliers', 'services'] as const;

type AdminPageProps = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** Frame of the administration's pages. */
export function AdminPage({ title, lead, aside, children }: AdminPageProps) {
	const { t } = useTranslation('admin');
	const { user } = useRoot();
	const tabs = [...TABS, ...(user?.hasCatalogue ? CATALOGUE_TABS : []), ...(user?.hasConcierge ? CONCIERGE_TABS : [])];
	return (
		<WorkPage
			title={title}
			lead={lead}
			aside={aside}
			tabsLabel={t('tabs')}
			tabs={[
				{ to: PATH, text: t('tab.overview'), isEnd: true },
				...tabs.map((name) => ({ to: `${PATH}/${name}`, text: t(`tab.${name}`) })),
				{ to: '/partner/inbox', text: t('tab.inbox') },
			]}
		>
			<OutcomeLine />
			{children}
		</WorkPage>
	);
}
