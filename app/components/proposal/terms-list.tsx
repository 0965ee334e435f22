import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import type { Language } from '~/domain/language/language';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import { owed } from './option-words';

type TermsProps = { option: SnapshotOption; sentAt: number };

/** What is due when, as dates and amounts. */
export function PaymentList({ option, sentAt }: TermsProps) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const sentOn = todayInZone(new Date(sentAt), 'Europe/Zurich');
	return (
		<ul className={LIST}>
			{option.terms.payments.map(({ dueDate, minor }, at) => (
				<li key={at}>
					<span>{dueDate <= sentOn ? t('withBooking') : t('by', { day: formatDate(dueDate, language) })}</span>
					<b className="font-semibold">{owed(minor, option)}</b>
				</li>
			))}
		</ul>
	);
}

/** What is kept of a cancelled booking, step by step. */
export function CancellationList({ option }: TermsProps) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const steps = option.terms.cancellation;
	return (
		<ul className={LIST}>
			{steps.map(({ from, until, keptMinor }, at) => (
				<li key={at}>
					<span>
						{at === steps.length - 1 && steps.length > 1
							? t('from', { day: formatDate(from, language) })
							: t('until', { day: formatDate(until, language) })}
					</span>
					<b className={keptMinor === 0 ? 'font-semibold text-ok' : 'font-semibold'}>
						{keptMinor === 0 ? t('free') : t('kept', { amount: owed(keptMinor, option) })}
					</b>
				</li>
			))}
		</ul>
	);
}

const LIST = 'space-y-1 tabular-nums [&>li]:flex [&>li]:flex-wrap [&>li]:justify-between [&>li]:gap-x-4';
