import type { CatalogueRow } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error, rowsToCheck } from './checking';

type TaxRow = SourceRow<Omit<CatalogueRow<'placeTouristTaxes'>, 'place'>>;

/** A tax is an amount of a currency or a percentage, which may have a cap; a tax of the stay asks for no ages; the taxes of one stay have one currency. */
export function checkTouristTaxes(checking: Checking): void {
	checkOwner(checking, rowsToCheck(checking, 'placeTouristTaxes'), ({ place }) => place);
	checkOwner(checking, rowsToCheck(checking, 'propertyTouristTaxes'), ({ property }) => property);
}

function checkOwner<Row extends TaxRow>(
	checking: Checking,
	rows: readonly Row[],
	ownerOf: (values: Row['values']) => string,
): void {
	const currencies = new Map<string, string>();
	for (const row of rows) {
		checkCells(checking, row);
		const { currency } = row.values;
		const first = currencies.get(ownerOf(row.values)) ?? currency;
		if (currency === null || first === null) continue;
		currencies.set(ownerOf(row.values), first);
		if (first !== currency) error(checking, row, 'currency', `${currency} beside ${first}`, `${first}, one currency`);
	}
}

function checkCells(checking: Checking, row: TaxRow): void {
	const { kind, amount, currency, percent, from_age: fromAge, to_age: toAge } = row.values;
	const { max_nights: maxNights, cap_amount: cap } = row.values;
	const given = { amount, currency, percent };
	const share = cap === null ? (['percent'] as const) : (['percent', 'currency'] as const);
	const names = kind === 'percent' ? share : (['amount', 'currency'] as const);
	for (const name of ['amount', 'currency', 'percent'] as const) {
		const isNeeded = names.some((each) => each === name);
		if (isNeeded && given[name] === null)
			error(checking, row, name, 'is empty', `${names.join(' and ')} for a tax of the kind ${kind}`);
		if (!isNeeded && given[name] !== null)
			error(checking, row, name, `is given for a tax of the kind ${kind}`, `${names.join(' and ')} alone`);
	}
	if (kind !== 'percent' && cap !== null)
		error(checking, row, 'cap_amount', `is given for a tax of the kind ${kind}`, 'a cap with percent only');
	if (kind === 'per_stay' && maxNights !== null)
		error(checking, row, 'max_nights', 'is given for a tax of the kind per_stay', 'nights with the other kinds only');
	if (kind === 'per_stay' && (fromAge !== 0 || toAge !== null)) {
		const column = fromAge === 0 ? 'to_age' : 'from_age';
		error(checking, row, column, 'is given for a tax of the kind per_stay', 'ages with the other kinds only');
	} else if (toAge !== null && toAge < fromAge)
		error(checking, row, 'to_age', `${toAge} is less than ${fromAge}`, `${fromAge} or more, or nothing`);
}
