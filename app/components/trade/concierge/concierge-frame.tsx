import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageBehaviour } from '~/components/layout/use-page-behaviour';
import { Wordmark } from '~/components/layout/wordmark';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { WorkPage } from '../page/work-page';

export const CONCIERGE_PATH = '/partner/concierge-jobs';

type ConciergeFrameProps = {
	title: string;
	lead?: ReactNode;
	aside?: ReactNode;
	isTeam: boolean;
	/** False for those who pay suppliers and see no jobs. */
	hasJobs?: boolean;
	children: ReactNode;
};

/** Frame of the concierge's pages, which stand without the normal header and footer (ACCESS-6). */
export function ConciergeFrame({ title, lead, aside, isTeam, hasJobs = true, children }: ConciergeFrameProps) {
	usePageBehaviour();
	const { t } = useTranslation('concierge');
	const { brand } = useRoot();
	return (
		<>
			<div className="flex items-center justify-between gap-4 border-b border-hair bg-work px-(--trade-margin,1.25rem) py-2 print:hidden">
				<span className="flex min-h-10 min-w-0 items-center text-heading max-md:hidden">
					<Wordmark name={brand.name} logo={brand.logo} ground="light" />
				</span>
				<span className="flex min-h-10 min-w-0 items-center text-heading md:hidden">
					<Wordmark name={brand.name} logo={brand.logo} ground="light" size="small" />
				</span>
				<Link
					to={isTeam ? '/partner/dashboard/admin' : '/partner/inbox'}
					className="flex min-h-11 shrink-0 items-center gap-2 text-ink2 hover:text-ink"
				>
					<Icon name="chevronLeft" size={16} />
					<span className="max-md:sr-only">{t('home')}</span>
					<span aria-hidden="true" className="md:hidden">
						{t('homeShort')}
					</span>
				</Link>
			</div>
			<WorkPage
				title={title}
				lead={lead}
				aside={aside}
				tabsLabel={t('tabs.label')}
				tabs={[
					...(hasJobs
						? [
								{ to: CONCIERGE_PATH, text: t('tabs.board'), isEnd: true },
								{ to: `${CONCIERGE_PATH}/day`, text: t('tabs.day') },
							]
						: []),
					...(isTeam ? [{ to: `${CONCIERGE_PATH}/services`, text: t('tabs.services') }] : []),
				]}
			>
				{children}
			</WorkPage>
		</>
	);
}
