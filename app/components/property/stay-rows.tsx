import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { weekday } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { Currency } from '~/domain/money/money';
import type { PriceRange, WeekState } from '~/domain/stay/month-weeks';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { Period, PeriodPrice } from '~/domain/stay/stay-rate';
import type { DateRange } from '../form/date-range-field';

/** What a property's stays are chosen from. */
export type StayListProps = {
	currency: Currency;
	/** The stay that is chosen already. */
	chosen: DateRange;
	onTake: (stay: PeriodPrice) => void;
};

type StayRowsProps = StayListProps & {
	label: string;
	head: { when: string; bar: string; price: string };
	rows: readonly (Period & { state: WeekState; price: PeriodPrice | null; note?: string })[];
	range: PriceRange | null;
};

/** The least share of a bar that can be seen. */
const LEAST_BAR = 6;

/** Stays as rows: a row that can be had is a button that chooses it, the others say why not. */
export function StayRows({ label, head, rows, range, currency, chosen, onTake }: StayRowsProps) {
	const { t } = useTranslation('stay-calendar');
	return (
		<>
			<div aria-hidden="true" className="stay-row stay-row-head">
				<span />
				<span>{head.when}</span>
				<span>{t('weeks.level')}</span>
				<span>{head.bar}</span>
				<span>{t('weeks.state')}</span>
				<span>{head.price}</span>
			</div>
			<ul aria-label={label} className="stay-rows">
				{rows.map((row) => {
					const { price } = row;
					const isChosen = row.checkIn === chosen.checkIn && row.checkOut === chosen.checkOut;
					const cells = <Cells {...row} {...{ range, currency, isChosen }} />;
					return (
						<li key={`${row.checkIn}${row.checkOut}`}>
							{price ? (
								<button
									type="button"
									className="stay-row"
									aria-current={isChosen ? 'true' : undefined}
									onClick={() => onTake(price)}
								>
									{cells}
								</button>
							) : (
								<p className="stay-row" data-closed>
									{cells}
								</p>
							)}
						</li>
					);
				})}
			</ul>
		</>
	);
}

type CellsProps = StayRowsProps['rows'][number] & {
	range: PriceRange | null;
	currency: Currency;
	isChosen: boolean;
};

function Cells({ checkIn, checkOut, state, price, note, range, currency, isChosen }: CellsProps): ReactNode {
	const { t } = useTranslation('stay-calendar');
	const { language } = useRoot();
	const days = { from: SHORT_WEEKDAYS[language][weekday(checkIn)], to: SHORT_WEEKDAYS[language][weekday(checkOut)] };
	const minor = price?.priceMinor ?? null;
	return (
		<>
			<i aria-hidden="true" className="stay-dot" />
			<span className="stay-when tabular">
				<b>{formatDateRange(checkIn, checkOut, language)}</b>{' '}
				<small data-note={note}>{[t('weeks.days', days), note].filter(Boolean).join(', ')}</small>
			</span>{' '}
			<span className="stay-level">{price ? serviceLevelLabel(price.serviceLevel, language) : null}</span>
			<span aria-hidden="true" className="stay-bar">
				{minor !== null && range ? <i style={{ width: `${shareOf(minor, range)}%` }} /> : null}
			</span>{' '}
			<span className="stay-state" data-state={state}>
				{isChosen && price ? t('weeks.chosen', { state: t(`weeks.${state}`) }) : t(`weeks.${state}`)}
			</span>{' '}
			<span className="stay-price tabular">
				{price ? (minor === null ? t('day.onRequest') : formatAmount({ minor, currency })) : null}
			</span>
		</>
	);
}

/** Where a price lies between the cheapest and the dearest, in percent. */
function shareOf(minor: number, { least, most }: PriceRange): number {
	return most === least ? 100 : LEAST_BAR + Math.round(((100 - LEAST_BAR) * (minor - least)) / (most - least));
}
