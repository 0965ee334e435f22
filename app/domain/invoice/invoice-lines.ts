import { split } from '../money/split';
import type { ServiceLevel } from '../stay/service-level';
import type { TaxLine } from '../tourist-tax/tourist-tax';
import type { InvoicedService, InvoiceLine, LineVat, VatGroup } from './invoice-content';
import { splitVat, vatGroups } from './split-vat';

type Billed = {
	/** What the client owes: price, markup and card fee. */
	owedMinor: number;
	cardFeeMinor: number;
	/** What the chosen level costs beside the simplest one; 0 where that is not known. */
	levelMinor: number;
	level: ServiceLevel | null;
	/** The tourist taxes that the price holds, in its currency. */
	taxes: readonly TaxLine[];
	/** Of everything but the tourist tax. */
	vat: LineVat;
};

export type LinesAndVat = { lines: InvoiceLine[]; vat: VatGroup[] };

const TOURIST_TAX: LineVat = { category: 'E', percent: 0, reason: 'touristTax' };

/**
 * The lines of a booking's invoice: stay, level, card fee and the tourist taxes that the price holds. Together they are what is owed; what the stay could
 * not bear (a markup below 0 and a tax above the rest) is taken of the parts.
 */
export function invoiceLines({ owedMinor, cardFeeMinor, levelMinor, level, taxes, vat }: Billed): LinesAndVat {
	let rest = owedMinor;
	const take = (minor: number) => {
		const taken = Math.max(0, Math.min(rest, minor));
		rest -= taken;
		return taken;
	};
	const fee = { kind: 'cardFee' as const, minor: take(cardFeeMinor), vat, level: null, tax: null };
	const taxLines = taxes.map(({ tax, minor }) => ({
		...{ kind: 'touristTax' as const, minor: take(minor), vat: TOURIST_TAX, level: null, tax },
	}));
	const isLevelShown = levelMinor > 0 && levelMinor < rest;
	const levelLine = { kind: 'level' as const, minor: isLevelShown ? take(levelMinor) : 0, vat, level, tax: null };
	const stay = { kind: 'stay' as const, minor: rest, vat, level: isLevelShown ? null : level, tax: null };
	return splitVat([stay, levelLine, fee, ...taxLines].filter(({ minor }) => minor > 0));
}

/** The one line of a booking that was cancelled before it was invoiced. */
export function keptLine(minor: number, vat: LineVat): LinesAndVat {
	return splitVat([{ kind: 'kept', minor, vat, level: null, tax: null }]);
}

/** The one line of the invoice of a service (INVOICE-10). */
export function serviceLine(minor: number, { vat, service }: { vat: LineVat; service: InvoicedService }): LinesAndVat {
	return splitVat([{ kind: 'service', minor, vat, level: null, tax: null, service }]);
}

/**
 * What a cancellation leaves of lines (INVOICE-4): no tourist tax, since that is owed for nights that were slept; each of the others keeps its share. Null where
 * more is kept than they are.
 */
export function keepOfLines(lines: readonly InvoiceLine[], keptMinor: number): InvoiceLine[] | null {
	const ratios = lines.map(({ kind, minor }) => (kind === 'touristTax' ? 0 : minor));
	const most = ratios.reduce((sum, minor) => sum + minor, 0);
	if (keptMinor > most) return null;
	const kept = keptMinor === 0 ? ratios.map(() => 0) : split(keptMinor, ratios);
	return splitVat(lines.map((line, at) => ({ ...line, minor: kept[at] ?? 0 }))).lines;
}

/** Line by line what is in the first and no more in the second, which has the same lines; without those of nothing. */
export function linesLess(lines: readonly InvoiceLine[], less: readonly InvoiceLine[]): LinesAndVat {
	const rest = lines
		.map((line, at) => ({
			...line,
			minor: line.minor - (less[at]?.minor ?? 0),
			netMinor: line.netMinor - (less[at]?.netMinor ?? 0),
			vatMinor: line.vatMinor - (less[at]?.vatMinor ?? 0),
		}))
		.filter(({ minor }) => minor !== 0);
	return { lines: rest, vat: vatGroups(rest) };
}

/** What lines come to, and what of it is VAT and tourist tax; minor units. */
export function sumsOf(lines: readonly InvoiceLine[]): { minor: number; vatMinor: number; touristTaxMinor: number } {
	return lines.reduce(
		(sums, { kind, minor, vatMinor }) => ({
			minor: sums.minor + minor,
			vatMinor: sums.vatMinor + vatMinor,
			touristTaxMinor: sums.touristTaxMinor + (kind === 'touristTax' ? minor : 0),
		}),
		{ minor: 0, vatMinor: 0, touristTaxMinor: 0 },
	);
}
