import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ListedWebhook } from '~/domain/webhook/list-webhooks.server';
import { webhookPath } from '~/domain/webhook/webhook-path';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { useEventText } from './use-event-text';

/** The endpoints of a team. */
export function WebhookList({ endpoints }: { endpoints: readonly ListedWebhook[] }) {
	const { t } = useTranslation('webhooks');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('list.title')}</h2>
			</CardHead>
			{endpoints.length === 0 ? <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState> : null}
			<ul className="px-4.5">
				{endpoints.map((endpoint) => (
					<li
						key={endpoint.id}
						className="grid gap-x-6 gap-y-2 border-b border-hair py-3.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
					>
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
								<span className="font-semibold wrap-anywhere">{endpoint.address}</span>
								<WebhookChip state={endpoint.state} />
							</p>
							<WebhookState endpoint={endpoint} />
							<WebhookEvents events={endpoint.events} />
						</div>
						<p className="self-start">
							<Link
								to={webhookPath(endpoint.id)}
								aria-label={t('list.openOf', { host: endpoint.host })}
								className={tradeButton('line')}
							>
								{t('list.open')}
							</Link>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Whether an endpoint takes what is sent. */
export function WebhookChip({ state }: Pick<ListedWebhook, 'state'>) {
	const { t } = useTranslation('webhooks');
	const kind = state === 'works' ? 'good' : state === 'failing' ? 'bad' : 'open';
	return <Chip kind={kind}>{t(`list.state.${state}`)}</Chip>;
}

/** Since when, and why. */
export function WebhookState({ endpoint }: { endpoint: ListedWebhook }) {
	const { t } = useTranslation('webhooks');
	const { state, pausedAt, pausedBy, failingSince, createdAt } = endpoint;
	return (
		<p className="trade-note">
			{t('list.made')} <Timestamp at={createdAt} />
			{state === 'failing' && failingSince !== null ? (
				<>
					{' · '}
					{t('list.failing')} <Timestamp at={failingSince} />
				</>
			) : null}
			{pausedAt !== null && pausedBy !== null ? (
				<>
					{' · '}
					{t(`list.paused.${pausedBy}`)} <Timestamp at={pausedAt} />
				</>
			) : null}
		</p>
	);
}

function WebhookEvents({ events }: Pick<ListedWebhook, 'events'>) {
	const eventText = useEventText();
	return (
		<ul className="mt-1.5 flex flex-wrap gap-1.5">
			{events.map((event) => (
				<li key={event} className="rounded-chip bg-row px-2 py-0.5 font-mono text-note" title={eventText(event)}>
					{event}
				</li>
			))}
		</ul>
	);
}
