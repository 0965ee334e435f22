import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { CALENDAR_DAYS } from '~/domain/operator-desk/calendar/calendar-window';
import type { BlockBar, CalendarProperty } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Picture } from '../../ui/picture';
import { GridPart } from '../grid/grid-part';
import { CalendarBar } from './calendar-bar';
import { barSpan, DAY_WIDTHS, rem, shortGaps, stayOfColumns, type Zoom } from './calendar-geometry';
import { barWords, bedsWords, holdsNights, leftOf, nightWords } from './calendar-words';
import { MonthShares } from './month-shares';

/** A free period shorter than this has no room for its price. */
const FEWEST_PRICED_NIGHTS = 3;

export const ACTIVE_NIGHT = 'active-night';

type PropertyRowProps = {
	/** Null while it is loaded. */
	property: CalendarProperty | null;
	from: PlainDate;
	row: number;
	/** Place in the height of the grid, in px at a root font of 16. */
	top: number;
	zoom: Zoom;
	/** Days that are drawn, and until which all are loaded. */
	first: number;
	last: number;
	now: number;
	/** Columns of the chosen nights; -1: none. */
	left: number;
	right: number;
	/** Column of the night that the keys are at; -1: in another row. */
	active: number;
	isAlive: boolean;
	onBlock: (bar: BlockBar) => void;
	/** Another day on which the property is free again. */
	onStretch: (bar: BlockBar, checkOut: PlainDate) => void;
};

/** The nights of one property. */
export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
	const { property, from, row, top, zoom, first, last, now, left, right, active, isAlive, onBlock, onStretch } = props;
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const day = DAY_WIDTHS[zoom];
	const range = { from, count: CALENDAR_DAYS };
	const spanOf = (stay: { checkIn: string; checkOut: string }) => {
		const span = barSpan(stay, range);
		return span && span.left < last && span.left + span.width > first ? span : null;
	};
	const place = ({ left: at, width }: { left: number; width: number }) => ({
		left: rem(at * day),
		width: rem(width * day),
	});
	const stayChosen = left < 0 ? null : stayOfColumns(from, left, right);
	const chosen = stayChosen && barSpan(stayChosen, range);
	const night = active < 0 ? null : addDays(from, active);
	const at = night && barSpan({ checkIn: night, checkOut: addDays(night, 1) }, range);
	return (
		<GridPart
			part="row"
			className="desk-row"
			data-row={row}
			data-chosen={left >= 0 || undefined}
			style={{ top: rem(top) }}
		>
			<GridPart part="rowheader" className="desk-name">
				<span className="desk-property">
					<span className="desk-picture">
						{property?.picture ? <Picture picture={property.picture} sizes="48px" isInList /> : null}
					</span>
					<span className="min-w-0 grow">
						{property ? (
							<>
								<strong className="block truncate">{property.name}</strong>
								<small className="desk-note">{bedsWords(t, property)}</small>
							</>
						) : (
							<span className="desk-loading">{t('loading')}</span>
						)}
					</span>
				</span>
			</GridPart>
			<div role="presentation" className="desk-track" data-track>
				{property && zoom === 'month' ? <MonthShares {...{ property, from, first, last }} /> : null}
				{property && zoom !== 'month' ? (
					<>
						{shortGaps(property.bars.filter(holdsNights), property).map((gap) => {
							const span = spanOf(gap);
							const count = daysBetween(plainDate(gap.checkIn), plainDate(gap.checkOut));
							return span ? (
								<span
									key={gap.checkIn}
									className="desk-gap"
									style={place(span)}
									title={t('gap', { count, shortest: gap.shortest })}
								>
									<span className="truncate">{zoom === 'day' && count > 2 ? t('nights', { count }) : count}</span>
								</span>
							) : null;
						})}
						{property.free.map((stay) => {
							const span = spanOf(stay);
							const nights = daysBetween(plainDate(stay.checkIn), plainDate(stay.checkOut));
							// Under the chosen nights stands how many they are.
							const isCovered = stayChosen && stay.checkIn < stayChosen.checkOut && stay.checkOut > stayChosen.checkIn;
							return span && nights >= FEWEST_PRICED_NIGHTS && !isCovered ? (
								<span key={stay.checkIn + stay.checkOut} aria-hidden="true" className="desk-price" style={place(span)}>
									{zoom === 'day'
										? groupDigits(stay.priceMinor, 0)
										: t('thousands', { count: Math.round(stay.priceMinor / 100_000) })}
								</span>
							) : null;
						})}
						{property.bars.map((bar) => {
							const span = spanOf(bar);
							return span ? (
								<CalendarBar
									key={bar.id}
									{...{ bar, span, day, onBlock, onStretch }}
									propertyId={property.id}
									label={barWords(t, language, bar)}
									left={zoom === 'day' ? leftOf(t, bar, now) : null}
									isWide={zoom === 'day'}
									isInGrid={isAlive}
								/>
							) : null;
						})}
						{chosen ? (
							<span
								aria-hidden="true"
								className="desk-chosen"
								data-cut-right={chosen.isCutRight || undefined}
								style={place(chosen)}
							>
								<i data-handle="left" />
								<span className="desk-count">{t('nights', { count: right - left + 1 })}</span>
								<i data-handle="right" />
							</span>
						) : null}
					</>
				) : null}
				{night && at && property ? (
					// biome-ignore lint/a11y/useFocusableInteractive: the grid points to it by aria-activedescendant
					// biome-ignore lint/a11y/useSemanticElements: it lies over the bars, as a cell of a table cannot
					<span
						role="gridcell"
						id={ACTIVE_NIGHT}
						className="desk-night"
						aria-selected={left >= 0 && left <= active && active <= right}
						aria-label={nightWords(t, language, property, night)}
						style={place(at)}
					/>
				) : null}
			</div>
		</GridPart>
	);
});
