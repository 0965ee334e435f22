import type { TFunction } from 'i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { PriceCellErrors } from '~/domain/operator-desk/prices/edit-prices.server';
import type { PriceCell } from '~/domain/operator-desk/prices/load-prices.server';
import { readCellName } from '~/domain/operator-desk/prices/prices-content';
import { serviceLevelLabel } from '~/domain/stay/service-level';

type Words = TFunction<'operator-prices'>;

/** `Catered, Sat 12 Dec 2026`, for a list of errors. */
export function cellLabel(name: string, language: Language): string {
	const cell = readCellName(name);
	if (!cell) return name;
	const period = formatDateRange(cell.check_in, cell.check_out, language);
	return `${serviceLevelLabel(cell.service_level, language)}, ${period}`;
}

/** The name of a cell's field, with what its look says. */
export function fieldLabel(name: string, { offer, lock, published }: PriceCell, t: Words, language: Language): string {
	const cell = readCellName(name);
	if (!cell) return name;
	const day = formatDate(cell.check_in, language, { weekday: 'plain' });
	const status = offer === null ? 'closed' : offer.status === 'available' ? null : offer.status;
	return [
		serviceLevelLabel(cell.service_level, language),
		day,
		lock ? t(`state.${lock}`) : null,
		status && !(lock === 'held' && status === 'sold') ? t(`state.${status}`) : null,
		published === undefined ? null : t('state.draft'),
	]
		.filter(Boolean)
		.join(', ');
}

/** What is wrong with a cell. */
export function errorText({ error, text }: PriceCellErrors[number], t: Words, language: Language): string {
	const { key, values = {} } = error;
	const { from, to, ...rest } = values;
	const period = from && to ? formatDateRange(String(from), String(to), language) : '';
	return t(`error.${key}`, { ...rest, text, period });
}
