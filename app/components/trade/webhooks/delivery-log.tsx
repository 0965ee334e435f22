import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { ShownDelivery } from '~/domain/webhook/list-webhooks.server';
import { Pages } from '../page/pages';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Chip, type ChipKind } from '../parts/chip';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';

const KINDS: Record<ShownDelivery['state'], ChipKind | undefined> = {
	...{ delivered: 'good', failed: 'bad', pending: 'open', sending: undefined },
};

type DeliveryLogProps = {
	deliveries: readonly ShownDelivery[];
	next: string | null;
	/** Deliveries can be sent again. */
	isRepeatable: boolean;
};

/** What an endpoint was sent, the latest first (HOOK-6). */
export function DeliveryLog({ deliveries, next, isRepeatable }: DeliveryLogProps) {
	const { t } = useTranslation('webhooks');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('log.title')}</h2>
			</CardHead>
			{deliveries.length === 0 ? <EmptyState title={t('log.none')}>{t('log.noneText')}</EmptyState> : null}
			<ul>
				{deliveries.map((delivery) => (
					<li key={delivery.id} className="border-b border-hair last:border-b-0">
						<Delivery delivery={delivery} isRepeatable={isRepeatable} />
					</li>
				))}
			</ul>
			<Pages next={next} />
		</section>
	);
}

function Delivery({ delivery, isRepeatable }: { delivery: ShownDelivery; isRepeatable: boolean }) {
	const { t } = useTranslation('webhooks');
	const { language } = useRoot();
	const { id, type, state, payload, createdAt, nextAt, attempts } = delivery;
	const isSettled = state === 'delivered' || state === 'failed';
	return (
		<details>
			<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4.5 py-2.5 hover:bg-row">
				<span className="font-mono text-note font-semibold">{type}</span>
				<Chip kind={KINDS[state]}>{t(`log.state.${state}`)}</Chip>
				<span className="trade-note">
					<Timestamp at={createdAt} />
					{attempts.length > 0 ? ` · ${t('log.attempts', { count: attempts.length })}` : ''}
					{state === 'pending' && attempts.length > 0 ? (
						<>
							{` · ${t('log.next')} `}
							<Timestamp at={nextAt} />
						</>
					) : null}
				</span>
			</summary>
			<div className="grid gap-3 px-4.5 pt-2 pb-4">
				<p className="trade-note">
					{t('log.id')}: <span className="font-mono break-all">{id}</span>
				</p>
				<div className="grid gap-1">
					<p className="text-note text-ink2">{t('log.message')}</p>
					<pre className="whitespace-pre-wrap break-all rounded-control bg-row p-3 text-note">
						<code>{payload}</code>
					</pre>
				</div>
				<div className="grid gap-1">
					<p className="text-note text-ink2">{t('log.answers')}</p>
					{attempts.length === 0 ? <p className="trade-note">{t('log.noAttempt')}</p> : null}
					<ol>
						{attempts.map((attempt) => (
							<Attempt key={attempt.at} attempt={attempt} />
						))}
					</ol>
				</div>
				{isRepeatable && isSettled ? (
					<VerbForm fields={{ act: 'repeat', delivery: id }}>
						<button
							type="submit"
							aria-label={t('log.againOf', { type, time: formatTimestamp(createdAt, language) })}
							className={tradeButton('line')}
						>
							{t('log.again')}
						</button>
					</VerbForm>
				) : null}
			</div>
		</details>
	);
}

function Attempt({ attempt }: { attempt: ShownDelivery['attempts'][number] }) {
	const { t } = useTranslation('webhooks');
	const { at, status, fault, durationMs, answer } = attempt;
	return (
		<li className="py-1">
			<Timestamp at={at} />
			{' · '}
			<span className={fault === null ? '' : 'text-err'}>
				{fault === null ? t('log.taken', { status }) : t(`log.fault.${fault}`, { status })}
			</span>
			<span className="trade-note">{` · ${t('log.milliseconds', { count: durationMs })}`}</span>
			{answer ? <code className="block break-all text-note text-ink2">{answer}</code> : null}
		</li>
	);
}
