import type { TOURIST_TAX_KINDS } from '#db/schema/enums';
import { CHILD_AGE_LIMIT } from '../form/field-limits';
import type { Currency, Money } from '../money/money';

/** A tourist tax as the catalogue has it: an amount of a currency, or a percentage of the price. */
export type TouristTax = {
	/** Whole years of those who pay; `toAge` null: without an end. */
	fromAge: number;
	toAge: number | null;
	/** Nights that are taxed at most; null: all. */
	maxNights: number | null;
	/** True: the price has it already. */
	isIncluded: boolean;
} & (
	| { kind: Exclude<(typeof TOURIST_TAX_KINDS)[number], 'percent'>; amount: Money }
	/** With a cap, or ages, it is taken of each person's share of a night; the cap is the most that comes to. */
	| { kind: 'percent'; percent: number; cap: Money | null }
);

/** Who pays: ages that are not known may be any of their range. */
export type TaxParty = {
	/** Who is entered as an adult counts as one: from 18 years on. */
	adults: number;
	/** Under 14, as the forms ask (FORM-4). */
	children: number;
	/** Whole years of the children whose age is known. */
	childrenAges?: readonly number[] | null;
};

export type TaxLine = {
	tax: TouristTax;
	minor: number;
	currency: Currency;
	/** True where an age that is not known decides. */
	isAtMost: boolean;
};

/** The tourist tax of a stay; sums are in minor units. */
export type StayTax = {
	lines: readonly TaxLine[];
	/** What comes on top of the price in the price's own currency. */
	addedMinor: number;
	/** What comes on top in another currency: shown beside, never added. */
	beside: Money | null;
	/** True where an age that is not known decides: nobody pays more than the sums. */
	isAtMost: boolean;
};

type Question = {
	taxes: readonly TouristTax[];
	party: TaxParty;
	nights: number;
	price: Money;
};

const ADULT_FROM = 18;
const OLDEST = 120;

type Ages = readonly [least: number, most: number];

/**
 * The tourist tax of a stay (PRICE-20). An age that is not known counts as the one of its range that pays most: nobody pays more on
 * the spot than was told. Null where the catalogue has no tax of the place and the property.
 */
export function taxOfStay({ taxes, party, nights, price }: Question): StayTax | null {
	if (taxes.length === 0) return null;
	const ages = agesOf(party);
	const added = assess(
		taxes.filter(({ isIncluded }) => !isIncluded),
		ages,
		{ nights, price },
	);
	const included = assess(
		taxes.filter(({ isIncluded }) => isIncluded),
		ages,
		{ nights, price },
	);
	const sumIn = (isOwn: boolean) =>
		added.lines.reduce((sum, line) => ((line.currency === price.currency) === isOwn ? sum + line.minor : sum), 0);
	const other = added.lines.find(({ currency, minor }) => currency !== price.currency && minor > 0);
	return {
		lines: [...added.lines, ...included.lines],
		addedMinor: sumIn(true),
		beside: other ? { minor: sumIn(false), currency: other.currency } : null,
		isAtMost: added.isAtMost || included.isAtMost,
	};
}

function agesOf({ adults, children, childrenAges }: TaxParty): Ages[] {
	const known = (childrenAges ?? []).slice(0, children);
	return [
		...Array.from({ length: adults }, (): Ages => [ADULT_FROM, OLDEST]),
		...known.map((age): Ages => [age, age]),
		...Array.from({ length: children - known.length }, (): Ages => [0, CHILD_AGE_LIMIT]),
	];
}

type Stay = Pick<Question, 'nights' | 'price'> & { persons: number };

function assess(
	taxes: readonly TouristTax[],
	ages: readonly Ages[],
	{ nights, price }: Pick<Question, 'nights' | 'price'>,
): { lines: TaxLine[]; isAtMost: boolean } {
	const stay = { nights, price, persons: ages.length };
	const worst = ages.map((range) => worstAge(taxes, range, stay));
	const lines = taxes.map((tax): TaxLine => {
		if (tax.kind === 'per_stay') return { tax, ...tax.amount, isAtMost: false };
		const currency = tax.kind === 'percent' ? price.currency : tax.amount.currency;
		if (tax.kind === 'percent' && !isOfPersons(tax)) {
			const share = nights > 0 ? taxedNights(tax, nights) / nights : 1;
			const minor = Math.round(((price.minor * tax.percent) / 100) * share);
			return { tax, minor, currency, isAtMost: false };
		}
		const paying = ages.filter((_, person) => pays(tax, worst[person]?.age ?? 0));
		const isAtMost =
			paying.some(([least, most]) => !pays(tax, least) || !pays(tax, most)) || isCapUnknown(tax, price.currency);
		return { tax, minor: Math.round(personMinor(tax, stay) * paying.length), currency, isAtMost };
	});
	const isUnsure = worst.some(({ isSure }) => !isSure) || lines.some((line) => isCapUnknown(line.tax, price.currency));
	return { lines, isAtMost: nights > 0 && isUnsure };
}

/** The age of a range that pays most, and whether every other pays the same. */
function worstAge(taxes: readonly TouristTax[], [least, most]: Ages, stay: Stay): { age: number; isSure: boolean } {
	// What is paid changes only where a tax begins or has ended.
	const edges = taxes.flatMap(({ fromAge, toAge }) => [fromAge, ...(toAge === null ? [] : [toAge + 1])]);
	const ages = [least, ...edges.filter((age) => age > least && age <= most)];
	const sums = ages.map((age) =>
		taxes.reduce((sum, tax) => sum + (isOfPersons(tax) && pays(tax, age) ? personMinor(tax, stay) : 0), 0),
	);
	const highest = Math.max(...sums);
	return { age: ages[sums.indexOf(highest)] ?? least, isSure: sums.every((minor) => minor === highest) };
}

function pays({ fromAge, toAge }: TouristTax, age: number): boolean {
	return age >= fromAge && (toAge === null || age <= toAge);
}

/** Whether each person pays; a percentage does without ages and cap only as a whole. */
function isOfPersons(tax: TouristTax): boolean {
	if (tax.kind === 'percent') return tax.cap !== null || tax.fromAge > 0 || tax.toAge !== null;
	return tax.kind === 'per_person_night';
}

function taxedNights({ maxNights }: TouristTax, nights: number): number {
	return Math.min(nights, maxNights ?? nights);
}

/** What one person who pays comes to in a stay; of a percentage not rounded. */
function personMinor(tax: TouristTax, { nights, price, persons }: Stay): number {
	if (tax.kind !== 'percent') return tax.kind === 'per_stay' ? 0 : tax.amount.minor * taxedNights(tax, nights);
	if (persons === 0 || nights === 0) return 0;
	const share = (price.minor * tax.percent) / 100 / persons / nights;
	const cap = tax.cap?.currency === price.currency ? tax.cap.minor : share;
	return Math.min(share, cap) * taxedNights(tax, nights);
}

/** A cap in another currency than the price's is not reckoned with: the sum is one at most. */
function isCapUnknown(tax: TouristTax, currency: Currency): boolean {
	return tax.kind === 'percent' && tax.cap !== null && tax.cap.currency !== currency;
}
