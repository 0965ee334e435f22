import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ParkedEvent } from '~/domain/card-payment/parked-events.server';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { owedWords } from '../../payment/pay-words';
import { Icon } from '../../ui/icon';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';

/** What the card provider has told that fits no booking, or asks for a decision; nothing where nothing waits. */
export function ParkedCardEvents({ events }: { events: readonly ParkedEvent[] }) {
	const { t } = useTranslation('money');
	if (events.length === 0) return null;
	return (
		<section aria-labelledby="parked" className="trade-card mt-6">
			<h2 id="parked" className="flex items-center gap-2.5 border-b border-hair px-4.5 py-3.5 font-semibold">
				<Icon name="warning" size={18} className="shrink-0 text-err" />
				{t('cards.title', { count: events.length })}
			</h2>
			<ul>
				{events.map((event) => (
					<ParkedLine key={event.id} event={event} />
				))}
			</ul>
		</section>
	);
}

function ParkedLine({ event }: { event: ParkedEvent }) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { id, reason, leadId, bookingNumber, clientFirstName, clientLastName, askedMinor, askedCurrency } = event;
	const asked = askedMinor === null || askedCurrency === null ? null : owedWords(askedMinor, askedCurrency);
	const client = [clientFirstName, clientLastName].filter(Boolean).join(' ');
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hair px-4.5 py-3.5 last:border-0">
			<div className="min-w-0 flex-1 basis-80">
				<p>
					<b className="tabular font-semibold">
						{event.minor === null || event.currency === null ? null : owedWords(event.minor, event.currency)}
					</b>{' '}
					{reason ? t(`cards.reason.${reason}`, { asked }) : null}
				</p>
				<p className="trade-note [overflow-wrap:anywhere]">
					{formatTimestamp(event.happenedAt, language)} · <span translate="no">{id}</span>
					{leadId ? (
						<>
							{' · '}
							<Link to={`/partner/dashboard/admin/leads/${leadId}`} className="text-link">
								{[bookingNumber, client].filter(Boolean).join(', ')}
							</Link>
						</>
					) : null}
				</p>
			</div>
			<VerbForm fields={{ intent: 'settle', event: id }}>
				<button type="submit" className={tradeButton()} aria-label={t('cards.settleOf', { id })}>
					{t('cards.settle')}
				</button>
			</VerbForm>
		</li>
	);
}
