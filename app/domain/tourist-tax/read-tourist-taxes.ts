import { isCurrency, money } from '../money/money';
import type { TouristTax } from './tourist-tax';

/** A tax as `taxesSql` writes it. */
export type TaxTuple = [
	kind: TouristTax['kind'],
	minor: number | null,
	currency: string | null,
	percent: number | null,
	fromAge: number,
	toAge: number | null,
	isIncluded: 0 | 1,
	maxNights: number | null,
	capMinor: number | null,
];

const listSql = (of: 'property' | 'place', no: string) =>
	`(select json_group_array(json_array(kind, amount_minor, currency, percent, from_age, to_age, is_included, max_nights, cap_minor)) from
		(select * from ${of}_tourist_tax where ${of}_no = ${no} order by position))`;

/** SQL: the taxes of a property, else those of its place, else those of the place that it is part of; the tables by their names in the query. */
export function taxesSql(property: string, place: string): string {
	return `coalesce(nullif(${listSql('property', `${property}.no`)}, '[]'),
		nullif(${listSql('place', `${place}.no`)}, '[]'), ${listSql('place', `${place}.parent_no`)})`;
}

/** SQL: the taxes of a place, else those of the place that it is part of; `placeNo` is an expression, and a place without any gives `[]`. */
export function placeTaxesSql(placeNo: string): string {
	return `coalesce(nullif(${listSql('place', placeNo)}, '[]'), ${listSql('place', `(select parent_no from place where no = ${placeNo})`)})`;
}

/** The taxes of a row; a tax without an amount or a percentage is none. */
export function readTouristTaxes(tuples: readonly TaxTuple[]): TouristTax[] {
	return tuples.flatMap(
		([kind, minor, currency, percent, fromAge, toAge, included, maxNights, capMinor]): TouristTax[] => {
			const rest = { fromAge, toAge, maxNights, isIncluded: included === 1 };
			if (kind === 'percent') {
				const cap = capMinor !== null && isCurrency(currency) ? money(capMinor, currency) : null;
				return percent === null ? [] : [{ kind, percent, cap, ...rest }];
			}
			return minor !== null && isCurrency(currency) ? [{ kind, amount: money(minor, currency), ...rest }] : [];
		},
	);
}
