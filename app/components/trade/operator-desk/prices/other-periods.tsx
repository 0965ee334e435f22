import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { formatDateRange } from '~/domain/date/format-date-range';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { cellName } from '~/domain/operator-desk/prices/prices-content';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { fieldLabel } from './price-words';

type OtherPeriodsProps = {
	desk: PricesDesk;
	typed: Readonly<Record<string, string>>;
	errors: ReadonlySet<string>;
	errorId: (name: string) => string;
	language: Language;
	onText: (name: string, text: string) => void;
};

/** Stays that are no week of the grid. */
export function OtherPeriods({ desk, typed, errors, errorId, language, onText }: OtherPeriodsProps) {
	const { t } = useTranslation('operator-prices');
	return (
		<div className="price-others">
			<h2>{t('others')}</h2>
			<p className="trade-note">{t('othersHint')}</p>
			<table className="trade-table desk-table desk-slim">
				<thead>
					<tr>
						<th scope="col">{t('period')}</th>
						{SERVICE_LEVELS.map((level) => (
							<th key={level} scope="col" data-align="right">
								{serviceLevelLabel(level, language)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{desk.others.map(({ checkIn, checkOut }) => (
						<tr key={`${checkIn} ${checkOut}`}>
							<th scope="row">{formatDateRange(checkIn, checkOut, language)}</th>
							{SERVICE_LEVELS.map((service_level) => {
								const period = { check_in: plainDate(checkIn), check_out: plainDate(checkOut) };
								const name = cellName({ ...period, service_level });
								const cell = desk.cells[name];
								return (
									<td key={name} data-align="right" data-label={serviceLevelLabel(service_level, language)}>
										{cell ? (
											<input
												id={`c-${name}`}
												name={`c:${name}`}
												className="trade-field w-32 text-right tabular"
												value={typed[name] ?? priceText(cell.offer)}
												onChange={({ target }) => onText(name, target.value)}
												readOnly={cell.lock !== null}
												autoComplete="off"
												maxLength={40}
												aria-label={fieldLabel(name, cell, t, language)}
												aria-invalid={errors.has(name) || undefined}
												aria-describedby={errors.has(name) ? errorId(name) : undefined}
											/>
										) : null}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
