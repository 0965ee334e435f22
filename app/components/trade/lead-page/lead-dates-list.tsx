import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { alpineZoneName } from '~/domain/date/alpine-zone';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import type { LeadDate } from '~/domain/lead/dashboard/lead-dates';
import { Amount } from '../amount';
import { Countdown } from '../dashboard/countdown';
import { LocalTime } from '../local-time';
import type { LeadView } from './lead-view.server';

const TONES: Partial<Record<LeadDate['kind'], string>> = {
	retainedFrom: 'asked',
	commission: 'booked',
	deposit: 'interest',
};

/** Dates and amounts in chronological order; past ones remain, in grey. */
export function LeadDatesList({ lead, now }: { lead: LeadView; now: number }) {
	const { t } = useTranslation('lead');
	const { language, today } = useRoot();
	return (
		<ol className="lead-dates">
			{lead.dates.map(({ day, kind, minor, percent }) => {
				const isNow = kind === 'optionEnds';
				const tone = TONES[kind];
				return (
					<li key={`${day} ${kind}`} data-past={day < today ? '' : undefined} data-kind={kind}>
						<span className="lead-date" data-urgency={isNow ? 'soon' : undefined}>
							{formatDate(day, language, { weekday: 'plain' })}
							{isNow && lead.ends ? `, ${lead.ends.time} ${alpineZoneName(lead.ends.day, language)}` : ''}
						</span>
						<span className="lead-dot" aria-hidden="true" />
						<span className="lead-date-words">
							<b>{t(`dates.${kind}`)}</b>
							{isNow && lead.expiresAt !== null ? (
								<span data-urgency="soon">
									{t('dates.in')} <Countdown until={lead.expiresAt} now={now} />
									<LocalTime instant={lead.expiresAt} />
								</span>
							) : null}
							{percent === null ? null : (
								<span className="trade-note">{t('dates.share', { percent: formatNumber(percent, language) })}</span>
							)}
						</span>
						<span className="lead-date-amount">
							{minor === null ? null : <Amount money={{ minor, currency: lead.currency }} hasCents />}
						</span>
						<span className="lead-date-mark">
							{tone ? (
								<span className="trade-badge" data-tone={tone}>
									{t(`dates.mark.${kind as 'retainedFrom' | 'commission' | 'deposit'}`)}
								</span>
							) : null}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
