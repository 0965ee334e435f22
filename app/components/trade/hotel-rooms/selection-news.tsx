import { useTranslation } from 'react-i18next';
import type { SelectionNews as News } from '~/domain/selection/check-selection';
import { DriftWords } from '../lead-page/drift-words';
import { REASON_TEXTS } from './no-offers';

/** What is no longer as it was selected, room by room: what was taken out and why, and what has another price or other terms. */
export function SelectionNews({ news: { dropped, changed } }: { news: Pick<News, 'dropped' | 'changed'> }) {
	const { t } = useTranslation(['rooms', 'lead']);
	const why = (reason: News['dropped'][number]['reason']) =>
		reason === 'gone' || reason === 'onRequest' || reason === 'invalid-occupancy'
			? t(`rooms:news.${reason}`)
			: t(`rooms:reason.${REASON_TEXTS[reason]}`);
	return (
		<ul className="grid gap-1.5">
			{dropped.map(({ offer, reason }, at) => (
				<li key={`out ${at}`}>
					<b>{t('rooms:news.dropped', { room: offer.roomName, rate: offer.rateName })}</b> {why(reason)}
				</li>
			))}
			{changed.map(({ offer, changes }, at) => (
				<li key={`new ${at}`}>
					<b>
						{offer.roomName}, {offer.rateName}:
					</b>{' '}
					{changes.map((change) => (
						<span key={change.kind} className="block pl-3">
							<DriftWords change={change} />
						</span>
					))}
				</li>
			))}
		</ul>
	);
}
