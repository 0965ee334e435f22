import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyCounts } from '~/domain/payment/desk/money-counts.server';
import { WorkPage } from '../page/work-page';

/** A page of the team's money, with its siblings and how much waits on them. */
export function MoneyPage({ lead, aside, children }: { lead?: ReactNode; aside?: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('money');
	const { counts } = useLoaderData<{ counts?: MoneyCounts }>();
	return (
		<WorkPage
			title={t('title')}
			lead={lead ?? t('lead')}
			aside={aside}
			tabsLabel={t('tabs.label')}
			tabs={[
				{ to: '/partner/money', text: t('tabs.receivables'), isEnd: true },
				{ to: '/partner/money/bank', text: t('tabs.bank'), count: counts?.bank },
				{ to: '/partner/money/payouts', text: t('tabs.payouts'), count: counts?.payouts },
				{ to: '/partner/money/refunds', text: t('tabs.refunds'), count: counts?.refunds },
				{ to: '/partner/money/deposits', text: t('tabs.deposits') },
				{ to: '/partner/money/invoices', text: t('tabs.invoices'), count: counts?.invoices },
				{ to: '/partner/money/ledger', text: t('tabs.ledger') },
			]}
		>
			{children}
		</WorkPage>
	);
}
