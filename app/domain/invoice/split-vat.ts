import { split } from '../money/split';
import type { InvoiceLine, LineVat, VatGroup } from './invoice-content';

type GrossLine = Omit<InvoiceLine, 'netMinor' | 'vatMinor'>;

/**
 * The VAT that lines hold (INVOICE-3): worked out of the sum of each rate and rounded once, then shared by the lines so that they add up to it to the
 * cent. Amounts are not negative.
 */
export function splitVat(lines: readonly GrossLine[]): { lines: InvoiceLine[]; vat: VatGroup[] } {
	const groups = new Map<string, number[]>();
	lines.forEach(({ vat }, at) => {
		groups.set(groupKey(vat), [...(groups.get(groupKey(vat)) ?? []), at]);
	});
	const nets = new Map<number, number>();
	for (const places of groups.values()) {
		const amounts = places.map((at) => lines[at]?.minor ?? 0);
		const gross = amounts.reduce((sum, minor) => sum + minor, 0);
		const percent = lines[places[0] ?? 0]?.vat.percent ?? 0;
		const net = gross === 0 ? [] : split(Math.round(gross / (1 + percent / 100)), amounts);
		places.forEach((at, index) => {
			nets.set(at, net[index] ?? 0);
		});
	}
	const shared = lines.map((line, at): InvoiceLine => {
		const netMinor = nets.get(at) ?? 0;
		return { ...line, netMinor, vatMinor: line.minor - netMinor };
	});
	return { lines: shared, vat: vatGroups(shared) };
}

/** The lines by their rate, as an invoice sums them up. */
export function vatGroups(lines: readonly InvoiceLine[]): VatGroup[] {
	const groups = new Map<string, VatGroup>();
	for (const { vat, netMinor, vatMinor } of lines) {
		const before = groups.get(groupKey(vat)) ?? { ...emptyGroup(vat) };
		const reasons = vat.category === 'E' ? [...new Set([...before.reasons, vat.reason])] : [];
		groups.set(groupKey(vat), {
			...before,
			reasons,
			netMinor: before.netMinor + netMinor,
			vatMinor: before.vatMinor + vatMinor,
		});
	}
	return [...groups.values()];
}

function emptyGroup({ category, percent }: LineVat): VatGroup {
	return { category, percent, reasons: [], netMinor: 0, vatMinor: 0 };
}

/** A document has one group of each category and rate (EN 16931, BR-S-01, BR-E-01). */
function groupKey({ category, percent }: LineVat): string {
	return `${category} ${percent}`;
}
