import type { CatalogueRow } from '#db/catalogue/format/files';
import { parsePlainDate } from '../../date/plain-date';
import { type ServiceLevel, serviceLevelAt, serviceLevelOrder } from '../../stay/service-level';
import type { StayStatus } from '../../stay/stay-status';

/** A stay of a property as `stays.csv` tells it; `price` in minor units. */
export type PricedStay = Omit<CatalogueRow<'stays'>, 'property'>;

/** All stays of a property, in one order. */
export type PricesContent = { stays: PricedStay[] };

/** What is offered for a period at a service level; minor units. */
export type Offer = { status: StayStatus; price: number | null };

/** A period at a service level; both ends are plain dates. */
export type StayCell = Pick<PricedStay, 'check_in' | 'check_out' | 'service_level'>;

/** What the draft makes of one of them; null closes it. */
export type PriceEdit = StayCell & { offer: Offer | null };

/** A draft holds only what it changes, so that an import or a booking meanwhile is not taken back by publishing it. */
export type PricesDraft = { edits: PriceEdit[] };

export type PriceChange = StayCell & { before: Offer | null; after: Offer | null };

/** What a form calls it: `2027-01-09.2027-01-16.2`, the last is the stored number of the level. */
export function cellName({ check_in, check_out, service_level }: StayCell): string {
	return `${check_in}.${check_out}.${serviceLevelOrder(service_level)}`;
}

/** The cell with that name; null for anything else. */
export function readCellName(name: string): StayCell | null {
	const [from = '', to = '', order = ''] = name.split('.');
	const check_in = parsePlainDate(from);
	const check_out = parsePlainDate(to);
	const service_level: ServiceLevel | null = /^[0-2]$/.test(order) ? serviceLevelAt(Number(order)) : null;
	return check_in && check_out && check_in < check_out && service_level ? { check_in, check_out, service_level } : null;
}

export function sortStays(stays: readonly PricedStay[]): PricedStay[] {
	const keyed = stays.map((stay) => [cellName(stay), stay] as const);
	return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, stay]) => stay);
}

/** Offers by the names of their cells. */
export function offersOf(stays: readonly PricedStay[]): Map<string, Offer> {
	return new Map(stays.map((stay) => [cellName(stay), { status: stay.status, price: stay.price }]));
}

/** The stays as the edits make them, in order. */
export function withEdits(stays: readonly PricedStay[], edits: readonly PriceEdit[]): PricedStay[] {
	const edited = new Set(edits.map(cellName));
	const made = edits.flatMap(({ offer, ...cell }): PricedStay[] => (offer ? [{ ...cell, ...offer }] : []));
	return sortStays([...stays.filter((stay) => !edited.has(cellName(stay))), ...made]);
}

/** The edits, of which later ones replace earlier ones of the same cell, without those that change nothing of what is published. */
export function mergeEdits(edits: readonly PriceEdit[], published: ReadonlyMap<string, Offer>): PriceEdit[] {
	const last = new Map(edits.map((edit) => [cellName(edit), edit]));
	return [...last]
		.filter(([name, { offer }]) => !isSameOffer(offer, published.get(name) ?? null))
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, edit]) => edit);
}

export function isSameOffer(a: Offer | null, b: Offer | null): boolean {
	return a?.status === b?.status && a?.price === b?.price;
}

/** What is different, in the order of the cells. */
export function comparePrices(before: readonly PricedStay[], after: readonly PricedStay[]): PriceChange[] {
	const [old, next] = [offersOf(before), offersOf(after)];
	const names = [...new Set([...old.keys(), ...next.keys()])].sort();
	return names.flatMap((name): PriceChange[] => {
		const cell = readCellName(name);
		const [was, is] = [old.get(name) ?? null, next.get(name) ?? null];
		return cell && !isSameOffer(was, is) ? [{ ...cell, before: was, after: is }] : [];
	});
}

/** Whether one of the taken nights, in order or not, lies in a period. */
export function isHeld(
	{ check_in, check_out }: Pick<StayCell, 'check_in' | 'check_out'>,
	nights: readonly string[],
): boolean {
	return nights.some((night) => night >= check_in && night < check_out);
}
