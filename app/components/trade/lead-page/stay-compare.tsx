import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { StayPreview } from '~/domain/lead/preview-stay.server';
import { groupDigits } from '~/domain/money/group-digits';
import { Icon } from '../../ui/icon';
import type { LeadView } from './lead-view.server';
import { useErrorText } from './use-error-text';

type StayCompareProps = { lead: LeadView; preview: StayPreview; isWaiting: boolean };

/** The price of the stay in the form beside the agreed price, and its payment schedule; or the reason for no price. */
export function StayCompare({ lead, preview, isWaiting }: StayCompareProps) {
	const { t } = useTranslation('lead');
	const errorText = useErrorText();
	const { errors, figures, isSame } = preview;
	const error = errors.period ?? errors.serviceLevel ?? errors.pax;
	return (
		<section
			className="grid w-full gap-2 border border-line2 rounded-control py-3 px-4 [&_tr>:first-child]:pl-0 [&_tr>:first-child]:text-left [&_tr>:first-child]:whitespace-normal [&_thead_th]:text-(length:--text-note) [&_thead_th]:text-ink2 [&_[data-name=total]>*]:border-t [&_[data-name=total]>*]:border-line2 [&_[data-name=total]>*]:font-semibold [&_[data-name=earn]>*]:text-accent-ink max-xs:[&_tr>*]:p-0 max-xs:[&_tr>:first-child]:col-span-full max-xs:[&_thead_th:first-child]:hidden max-xs:[&_[data-name=total]>td]:border-t-0 [&_table]:w-full [&_table]:tabular [&_caption]:pb-1 [&_caption]:text-left [&_caption]:font-semibold [&_th]:py-0.75 [&_th]:pl-3 [&_th]:text-right [&_th]:font-normal [&_th]:whitespace-nowrap [&_td]:py-0.75 [&_td]:pl-3 [&_td]:text-right [&_td]:font-normal [&_td]:whitespace-nowrap max-xs:[&_tr]:grid max-xs:[&_tr]:grid-cols-[repeat(3,1fr)] max-xs:[&_tr]:py-1"
			aria-live="polite"
			aria-busy={isWaiting || undefined}
			aria-label={t('stay.compare')}
		>
			{isWaiting ? (
				<p className="text-ink2">{t('stay.waiting')}</p>
			) : (
				<>
					{error ? (
						<p className="flex gap-2.5 text-err">
							<Icon className="shrink-0 mt-0.5" name="info" size={18} />
							<span>
								{errorText(error)}
								{error.key === 'noPrice' && lead.status !== 'interest' ? ` ${t('stay.houseNames')}` : ''}
							</span>
						</p>
					) : null}
					{isSame ? (
						<p className="text-ink2">{t('stay.same')}</p>
					) : figures ? (
						<Figures lead={lead} figures={figures} />
					) : error ? null : (
						<p className="text-ink2">{t('stay.choose')}</p>
					)}
				</>
			)}
		</section>
	);
}

function Figures({ lead, figures }: { lead: LeadView; figures: NonNullable<StayPreview['figures']> }) {
	const { t } = useTranslation('lead');
	const { language, today } = useRoot();
	const digits = (minor: number) => groupDigits(minor, 2);
	const { currency, payments } = figures;
	const isKnown = lead.totalMinor !== null && lead.currency === currency;
	const lines: [label: string, before: number | null, now: number | null, name?: string][] = [
		[t('price.stay'), lead.subtotalMinor, figures.subtotalMinor],
		[t('price.cardFee'), lead.cardFeeMinor, figures.cardFeeMinor],
		[t('price.total'), lead.totalMinor, figures.totalMinor, 'total'],
		[t('stay.commission'), lead.commission?.minor ?? null, figures.commissionMinor, 'earn'],
	];
	return (
		<>
			<table>
				<caption>
					{t('stay.compare')}, {currency}
				</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="sr-only">{t('price.title')}</span>
						</th>
						{isKnown ? <th scope="col">{t('stay.before')}</th> : null}
						<th scope="col">{t('stay.now')}</th>
						{isKnown ? <th scope="col">{t('stay.difference')}</th> : null}
					</tr>
				</thead>
				<tbody>
					{lines.map(([label, before, now, name]) =>
						now === null || (!before && !now) ? null : (
							<tr key={label} data-name={name}>
								<th scope="row">{label}</th>
								{isKnown ? <td>{before === null ? null : digits(before)}</td> : null}
								<td>{digits(now)}</td>
								{isKnown ? (
									<td data-tone={before !== null && now > before ? 'more' : undefined}>
										{before === null ? null : signed(now - before)}
									</td>
								) : null}
							</tr>
						),
					)}
				</tbody>
			</table>
			<p className="trade-note">
				{lead.status === 'confirmedBooking' ? `${t('stay.planNote')} ` : ''}
				{payments
					.map(({ kind, dueDate, minor }) =>
						t('stay.due', {
							what: t(`dates.${kind}`),
							date: dueDate === today ? t('stay.today') : formatDate(dueDate, language),
							amount: digits(minor),
						}),
					)
					.join(' · ')}
			</p>
		</>
	);
}

/** `+1 200,00`, `−300,00`, `0,00`. */
function signed(minor: number): string {
	return `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${groupDigits(Math.abs(minor), 2)}`;
}
