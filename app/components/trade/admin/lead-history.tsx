import { useTranslation } from 'react-i18next';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { Timestamp } from '../page/timestamp';
import { StatusBadge } from '../status-badge';

/** The history of a lead, newest first, and its requests to the property. */
export function LeadHistory({ events, requests }: Pick<LeadFile, 'events' | 'requests'>) {
	const { t } = useTranslation('admin');
	return (
		<section className="trade-card">
			<header className="trade-card-head">
				<h2>{t('leads.history')}</h2>
			</header>
			<ol className="desk-pad desk-history">
				{events.map((event) => (
					<li key={event.no}>
						<span className="trade-note">
							<Timestamp at={event.createdAt} />
						</span>
						<StatusBadge status={event.toStatus} />
						<span>
							{[event.firstName, event.lastName].filter(Boolean).join(' ') ||
								(event.actor === 'system' ? t('leads.system') : event.actor)}
						</span>
						{event.note ? <p>{event.note}</p> : null}
					</li>
				))}
				{requests.map((request) => (
					<li key={request.id}>
						<span className="trade-note">
							<Timestamp at={request.createdAt} />
						</span>
						<span className="desk-chip" data-kind={request.state === 'open' ? 'open' : undefined}>
							{t(`leads.kind.${request.kind}`)}, {t(`leads.requestState.${request.state}`)}
						</span>
						{request.comments ? <p>{request.comments}</p> : null}
						{request.answerNote ? <p>{request.answerNote}</p> : null}
					</li>
				))}
			</ol>
		</section>
	);
}
