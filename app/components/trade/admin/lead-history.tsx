import { useTranslation } from 'react-i18next';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { StatusBadge } from '../status-badge';

/** The history of a lead, newest first, and its requests to the property. */
export function LeadHistory({ events, requests }: Pick<LeadFile, 'events' | 'requests'>) {
	const { t } = useTranslation('admin');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('leads.history')}</h2>
			</CardHead>
			<ol className="pt-4 pb-5 px-4.5 grid gap-3 [&>li>p]:basis-full [&>li>p]:border-l-3 [&>li>p]:border-accent [&>li>p]:pl-3">
				{events.map((event) => (
					<li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={event.no}>
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
					<li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={request.id}>
						<span className="trade-note">
							<Timestamp at={request.createdAt} />
						</span>
						<Chip kind={request.state === 'open' ? 'open' : undefined}>
							{t(`leads.kind.${request.kind}`)}, {t(`leads.requestState.${request.state}`)}
						</Chip>
						{request.comments ? <p>{request.comments}</p> : null}
						{request.answerNote ? <p>{request.answerNote}</p> : null}
					</li>
				))}
			</ol>
		</section>
	);
}
