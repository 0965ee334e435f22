import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';
import { FIGURES, Figure } from '../parts/figures';

type AgreedTermsProps = {
	hotel: string;
	profile: 'ClientPays' | 'AgencyPaysStandAloneRate' | 'AgencyPaysPackageRate';
	currency: Currency;
	payments: readonly { dueDate: string; minor: number }[];
	cancellation: readonly { from: string; until: string; keptMinor: number; zone: string }[];
};

/** Who pays the hotel what on which day, and what a cancellation costs until which hour of its clock. */
export function AgreedTerms({ hotel, profile, currency, payments, cancellation }: AgreedTermsProps) {
	const { t } = useTranslation('rooms-request');
	const { language, today } = useRoot();
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const amount = (minor: number) => formatRate({ minor, currency }, { hasCents: true });
	return (
		<>
			<h3 className="mt-4 font-semibold">{t(`who.${profile}`, { hotel })}</h3>
			<dl className={`${FIGURES} mt-1`}>
				{payments.map(({ dueDate, minor }) => (
					<Figure key={dueDate} label={dueDate <= today ? t('figures.atBooking') : day(dueDate)}>
						{amount(minor)}
					</Figure>
				))}
			</dl>
			<h3 className="mt-4 font-semibold">{t('figures.cancellation')}</h3>
			{cancellation.length === 0 ? (
				<p className="text-err">{t('figures.notRefundable')}</p>
			) : (
				<dl className={`${FIGURES} mt-1`}>
					{cancellation.map(({ from, until, keptMinor, zone }) => (
						<Figure key={from} label={t('figures.until', { day: day(until), zone })}>
							{keptMinor === 0 ? <span className="text-ok">{t('figures.free')}</span> : amount(keptMinor)}
						</Figure>
					))}
				</dl>
			)}
			<p className="trade-note mt-3">{t('figures.clock')}</p>
		</>
	);
}
