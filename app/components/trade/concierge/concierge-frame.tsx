import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageBehaviour } from '~/components/layout/use-page-behaviour';
import { Wordmark } from '~/components/layout/wordmark';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { WorkPage } from '../page/work-page';

export const CONCIERGE_PATH = '/partner/concierge-jobs';

type ConciergeFrameProps = { title: string; lead?: ReactNode; aside?: ReactNode; isTeam: boolean; children: ReactNode };

/** Frame of the concierge's pages, which stand without the normal header and footer (ACCESS-6). */
export function ConciergeFrame({ title, lead, aside, isTeam, children }: ConciergeFrameProps) {
	usePageBehaviour();
	const { t } = useTranslation('concierge');
	const { brand } = useRoot();
	return (
		<>
			<div className="flex items-center justify-between gap-4 border-b border-hair bg-work px-(--trade-margin,1.25rem) py-2 print:hidden">
				<span className="flex min-h-10 items-center text-heading">
					<Wordmark name={brand.name} logo={brand.logo} ground="light" />
				</span>
				<Link
					to={isTeam ? '/partner/dashboard/admin' : '/partner/inbox'}
					className="flex min-h-11 items-center gap-2 text-ink2 hover:text-ink"
				>
					<Icon name="chevronLeft" size={16} />
					{t('home')}
				</Link>
			</div>
			<WorkPage
				title={title}
				lead={lead}
				aside={aside}
				tabsLabel={t('tabs.label')}
				tabs={[
					{ to: CONCIERGE_PATH, text: t('tabs.board'), isEnd: true },
					{ to: `${CONCIERGE_PATH}/day`, text: t('tabs.day') },
					...(isTeam ? [{ to: `${CONCIERGE_PATH}/services`, text: t('tabs.services') }] : []),
				]}
			>
				{children}
			</WorkPage>
		</>
	);
}
