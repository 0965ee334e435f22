import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkPage } from '../page/work-page';

/** A page of the team's money, with its siblings. */
export function MoneyPage({ lead, aside, children }: { lead?: ReactNode; aside?: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('money');
	return (
		<WorkPage
			title={t('title')}
			lead={lead ?? t('lead')}
			aside={aside}
			tabsLabel={t('tabs.label')}
			tabs={[
				{ to: '/partner/money', text: t('tabs.receivables'), isEnd: true },
				{ to: '/partner/money/bank', text: t('tabs.bank') },
				{ to: '/partner/money/payouts', text: t('tabs.payouts') },
				{ to: '/partner/money/refunds', text: t('tabs.refunds') },
				{ to: '/partner/money/deposits', text: t('tabs.deposits') },
				{ to: '/partner/money/invoices', text: t('tabs.invoices') },
				{ to: '/partner/money/ledger', text: t('tabs.ledger') },
			]}
		>
			{children}
		</WorkPage>
	);
}
