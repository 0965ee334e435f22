import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { dayOfMonth } from '~/domain/date/format-date';
import { formatMonth } from '~/domain/date/month';
import { SHORT_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { PriceBand } from '~/domain/operator-desk/prices/price-year';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { type GridSelection, spanInRow } from '../../grid/grid-selection';
import { PriceField } from './price-cell';
import type { PriceGridModel } from './price-model';

export type PriceGridProps = {
	model: PriceGridModel;
	band: PriceBand;
	/** Columns before this band. */
	offset: number;
	month: string;
	language: Language;
	selection: GridSelection | null;
	reachable: { row: number; column: number };
	edited: string | null;
	isAlive: boolean;
	typed: Readonly<Record<string, string>>;
	errors: ReadonlySet<string>;
	errorId: (name: string) => string;
	onText: (name: string, text: string) => void;
};

/** A season of prices: weeks across, service levels down. */
export function PriceGrid({ model, band, offset, month, language, ...props }: PriceGridProps) {
	const { t } = useTranslation('operator-prices');
	const { weeks } = band;
	const season = seasonLabel(band.season, language);
	const [first] = weeks;
	const inMonth = weeks.filter((week) => week.month === month).length;
	const head = first ? SHORT_WEEKDAYS[language][weekday(first.checkIn)] : '';
	const lastYearLevel = [2, 1, 0].find((level) => weeks.some((week) => model.cellAt(week, level)?.lastYear != null));
	const chosen = (column: number) => {
		const span = props.selection && spanInRow(props.selection, props.selection.anchor.row);
		return span !== null && span.left <= column && column <= span.right ? '' : undefined;
	};
	return (
		<table
			className="price-grid"
			data-has-month={inMonth > 0 ? '' : undefined}
			style={{ '--weeks-of-month': inMonth } as CSSProperties}
		>
			<caption className="sr-only">{t('grid', { season })}</caption>
			<thead>
				<tr className="price-months">
					<th scope="col">{season.split(' ')[0]}</th>
					{monthsOf(weeks).map(({ month: each, count }) => (
						<td key={each} colSpan={count} aria-hidden>
							<span>
								{SHORT_MONTHS[language][Number(each.slice(5)) - 1]}
								{each.endsWith('-01') || each === weeks[0]?.month ? ` ${each.slice(0, 4)}` : ''}
							</span>
						</td>
					))}
				</tr>
				<tr className="price-days">
					<th scope="col">{head}</th>
					{weeks.map(({ checkIn, month: each }, at) => (
						<th
							key={checkIn}
							scope="col"
							data-month={each}
							data-shown={each === month ? '' : undefined}
							data-chosen={chosen(offset + at)}
							data-first={weeks[at - 1]?.month === each ? undefined : ''}
						>
							{dayOfMonth(checkIn, language)}
							<span className="sr-only"> {formatMonth(each, language)}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{SERVICE_LEVELS.map((level, row) => {
					const span = spanInRow(props.selection, row);
					return (
						<tr key={level}>
							<th scope="row">{serviceLevelLabel(level, language)}</th>
							{weeks.map((week, at) => {
								const column = offset + at;
								const name = model.nameAt(week, row);
								const cell = model.cells[name];
								if (!cell) return <td key={name} />;
								return (
									<PriceField
										key={name}
										{...{ name, cell, row, column, language }}
										typed={props.typed[name]}
										month={week.month}
										isShownMonth={week.month === month}
										isChosen={span !== null && span.left <= column && column <= span.right}
										isReachable={props.reachable.row === row && props.reachable.column === column}
										isAlive={props.isAlive}
										isEdited={props.edited === name}
										isWrong={props.errors.has(name)}
										describedBy={props.errors.has(name) ? props.errorId(name) : undefined}
										heat={model.heatOf(cell)}
										onText={props.onText}
									/>
								);
							})}
						</tr>
					);
				})}
			</tbody>
			{lastYearLevel === undefined ? null : (
				<tfoot>
					<tr>
						<th scope="row">
							{t('lastYear')}
							<span className="sr-only">
								, {serviceLevelLabel(SERVICE_LEVELS[lastYearLevel] ?? 'catered', language)}
							</span>
						</th>
						{weeks.map((week) => {
							const minor = model.cellAt(week, lastYearLevel)?.lastYear ?? null;
							return (
								<td key={week.checkIn} data-month={week.month} data-shown={week.month === month ? '' : undefined}>
									{minor === null ? '–' : groupDigits(minor, 0)}
								</td>
							);
						})}
					</tr>
				</tfoot>
			)}
		</table>
	);
}

function monthsOf(weeks: PriceBand['weeks']): { month: string; count: number }[] {
	const months: { month: string; count: number }[] = [];
	for (const { month } of weeks) {
		const last = months.at(-1);
		if (last?.month === month) last.count += 1;
		else months.push({ month, count: 1 });
	}
	return months;
}
