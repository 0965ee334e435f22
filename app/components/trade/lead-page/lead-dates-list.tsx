import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { alpineZoneName } from '~/domain/date/alpine-zone';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import type { LeadDate } from '~/domain/lead/dashboard/lead-dates';
import { Amount } from '../amount';
import { Countdown } from '../dashboard/countdown';
import { LocalTime } from '../local-time';
import { BADGE } from '../status-badge';
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
		<ol className="py-2 px-4.5">
			{lead.dates.map(({ day, kind, minor, percent, currency }) => {
				const isNow = kind === 'optionEnds';
				const tone = TONES[kind];
				return (
					<li
						className="grid [grid-template:'dot_date_amount'_auto_'dot_words_amount'_auto_/_1rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0 py-2 data-past:text-ink2 lg:[grid-template:'date_dot_words_amount_mark'_auto_/_10.5rem_1rem_minmax(0,1fr)_auto_5.5rem] lg:py-1.25"
						key={`${day} ${kind}`}
						data-past={day < today ? '' : undefined}
						data-kind={kind}
					>
						<span className="[grid-area:date] tabular-nums text-ink2" data-urgency={isNow ? 'soon' : undefined}>
							{formatDate(day, language, { weekday: 'plain' })}
							{isNow && lead.ends ? `, ${lead.ends.time} ${alpineZoneName(lead.ends.day, language)}` : ''}
						</span>
						<span
							className="size-2.5 relative [grid-area:dot] mt-1.25 mb-0 mx-auto border-[1.5px] border-field rounded-full bg-work in-data-past:border-current in-data-past:bg-current in-data-[kind=optionEnds]:border-current in-data-[kind=optionEnds]:bg-current in-data-[kind=optionEnds]:text-soon in-data-[kind=retainedFrom]:border-soon [:not(:last-child)>&]:after:absolute [:not(:last-child)>&]:after:top-[calc(100%+2px)] [:not(:last-child)>&]:after:left-1/2 [:not(:last-child)>&]:after:h-9 [:not(:last-child)>&]:after:border-l [:not(:last-child)>&]:after:border-line2 lg:[:not(:last-child)>&]:after:h-5"
							aria-hidden="true"
						/>
						<span className="flex [grid-area:words] flex-wrap items-baseline gap-x-2.5 gap-y-0">
							<b className="font-semibold">{t(`dates.${kind}`)}</b>
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
						<span className="[grid-area:amount] text-right">
							{minor === null ? null : <Amount money={{ minor, currency: currency ?? lead.currency }} hasCents />}
						</span>
						<span className="hidden lg:block lg:[grid-area:mark] lg:text-right">
							{tone ? (
								<span className={BADGE} data-tone={tone}>
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
