import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageDesk } from '~/domain/hotel-desk/page/load-page.server';
import { DraftBar } from '../../desk/draft-bar';
import { VersionList } from '../../desk/version-list';
import { WorkPage } from '../../page/work-page';
import { tradeButton } from '../../trade-button';

const PATH = '/partner/hotel/page';

const PARTS = ['rooms', 'dining', 'facilities', 'meetings', 'pictures', 'contacts', 'posts'] as const;

type PageFrameProps = {
	desk: Pick<PageDesk, 'hotel' | 'versions' | 'draft'>;
	changes: number;
	/** Where its changes are reviewed: of the page, or of the posts, which have a draft of their own. */
	review?: string;
	/** What agents see of it. */
	see?: string;
	children: ReactNode;
};

/** Around the parts of a hotel's page: its tabs, the versions and the draft. */
export function PageFrame({ desk, changes, review = `${PATH}/review`, see, children }: PageFrameProps) {
	const { t } = useTranslation('hotel-page');
	return (
		<WorkPage
			title={t('title')}
			lead={t('lead', { hotel: desk.hotel.name })}
			tabsLabel={t('parts')}
			tabs={[
				{ to: PATH, text: t('part.texts'), isEnd: true },
				...PARTS.map((part) => ({ to: `${PATH}/${part}`, text: t(`part.${part}`) })),
			]}
			aside={
				<Link to={see ?? `/hotels/${desk.hotel.id}`} className={tradeButton()}>
					{t('see')}
				</Link>
			}
		>
			{children}
			<VersionList versions={desk.versions} see={(number) => `${review}?version=${number}`} />
			{desk.draft ? <DraftBar draft={desk.draft} changes={changes} review={review} /> : null}
		</WorkPage>
	);
}
