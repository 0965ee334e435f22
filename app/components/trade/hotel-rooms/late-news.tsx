import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionNews } from '~/domain/selection/check-selection';
import { fetchPart } from '../../ui/fetch-part';

const News = lazy(() =>
	fetchPart(() => import('./selection-news').then(({ SelectionNews: list }) => ({ default: list })), ['lead', 'rooms']),
);

/** What has changed of a selection since it was kept, said once, until it is read; its script comes when there is something to say. */
export function LateNews({ news, onDismiss }: { news: SelectionNews; onDismiss: () => void }) {
	const { t } = useTranslation('rooms');
	return (
		<div role="alert" className="border-b border-hair bg-light1 px-4.5 py-3">
			<p className="font-semibold">{t('news.title')}</p>
			<Suspense fallback={null}>
				<News news={news} />
			</Suspense>
			<button type="button" className="trade-link mt-2 text-(length:--text-note)" onClick={onDismiss}>
				{t('news.dismiss')}
			</button>
		</div>
	);
}
