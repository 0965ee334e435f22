import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { RateCardView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { zoneWord } from '~/domain/date/zone-name';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { Currency } from '~/domain/money/money';
import { Amount } from '../amount';

type TermsProps = { terms: NonNullable<RateCardView['terms']>; totalMinor: number; currency: Currency };

const LINE = 'flex justify-between gap-4';

/** When the hotel is paid what, and until which minute of its clock a cancellation costs how much. */
export function CardTerms({ terms, totalMinor, currency }: TermsProps) {
	const { t } = useTranslation('conversation');
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language);
	const amount = (minor: number) => <Amount money={{ minor, currency }} hasCents />;
	const percent = (minor: number) => formatNumber(Math.round((minor / totalMinor) * 1000) / 10, language);
	const postedOn = terms.cancellation[0]?.from;
	const isFree = terms.cancellation.some(({ feeMinor }) => feeMinor === 0);
	return (
		<div className="grid content-start gap-1.25 border-hair px-4 py-3.5 max-sm:border-t">
			<dl className="grid gap-1.25">
				{terms.payments.map(({ dueDate, minor }) => (
					<div key={dueDate} className={LINE}>
						<dt>
							{dueDate === postedOn
								? t('rate.atBooking', { percent: percent(minor) })
								: t('rate.due', { day: day(dueDate), percent: percent(minor) })}
						</dt>
						<dd>{amount(minor)}</dd>
					</div>
				))}
			</dl>
			{terms.cancellation.length === 0 || (!isFree && terms.cancellation[0]?.feeMinor === totalMinor) ? (
				<p className="font-semibold text-err">{t('rate.notRefundable')}</p>
			) : (
				<dl className="grid gap-1.25">
					{terms.cancellation.map(({ from, until, feeMinor, zone }) =>
						feeMinor === 0 ? (
							<div key={from} className="font-semibold text-ok">
								<dt>{t('rate.freeUntil', { day: day(until), zone: zoneWord(zone, language) })}</dt>
								<dd className="sr-only">{amount(0)}</dd>
							</div>
						) : (
							<div key={from} className={LINE}>
								<dt>{t('rate.feeFrom', { day: day(from) })}</dt>
								<dd>{amount(feeMinor)}</dd>
							</div>
						),
					)}
				</dl>
			)}
		</div>
	);
}
