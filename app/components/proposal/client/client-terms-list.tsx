import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { alpineDay } from '~/domain/date/format-long-date';
import type { Language } from '~/domain/language/language';
import type { ClientOption } from './client-view';
import { owed } from './client-words';

type ListProps = { option: ClientOption; language: Language };

/** What is due when, as dates and amounts. */
export function PaymentList({ option, sentAt, language }: ListProps & { sentAt: number }) {
	const { t } = useTranslation(['proposal']);
	const sentOn = alpineDay(sentAt);
	const { payments } = option.terms;
	if (payments.length === 0) return <>{t('nothing')}</>;
	return (
		<ul className={LIST}>
			{payments.map(({ dueDate, minor }, at) => (
				<li key={at}>
					<span>{dueDate <= sentOn ? t('withBooking') : t('by', { day: formatDate(dueDate, language) })}</span>
					<b>{owed(minor, option)}</b>
				</li>
			))}
		</ul>
	);
}

/** What is kept of a cancelled booking, step by step. */
export function CancellationList({ option, language }: ListProps) {
	const { t } = useTranslation(['proposal']);
	const steps = option.terms.cancellation;
	if (steps.length === 0) return <>{t('nothing')}</>;
	return (
		<ul className={LIST}>
			{steps.map(({ from, until, keptMinor }, at) => (
				<li key={at}>
					<span>
						{at === 0 && steps.length > 1
							? t('untilDay', { day: formatDate(until, language) })
							: t('from', { day: formatDate(from, language) })}
					</span>
					<b className={keptMinor === 0 ? 'text-ok' : ''}>
						{keptMinor === 0 ? t('free') : t('kept', { amount: owed(keptMinor, option) })}
					</b>
				</li>
			))}
		</ul>
	);
}

const LIST =
	'tabular text-small/6 [&_b]:font-medium [&>li]:flex [&>li]:flex-wrap [&>li]:justify-between [&>li]:gap-x-4 max-lg:[&>li]:mb-1.5';
