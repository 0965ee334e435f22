import { readMoney } from '../../money/read-money';
import { countPrice } from './count-price';
import type { Offer } from './prices-content';

/** More than any stay costs: ten million in major units. */
export const HIGHEST_PRICE_MINOR = 1_000_000_000;

export type PriceCellError = {
	key: /** Neither an amount nor a mark. */
		| 'notAnAmount'
		| 'otherCurrency'
		| 'range'
		/** `+5%` of nothing. */
		| 'nothingToRaise';
	values?: Record<string, string | number>;
};

const CLOSED = /^[-–—]$/;

/**
 * What was typed or pasted into a cell: an amount as people and spreadsheets write it, `?` behind it for on request, `x` for sold; a mark alone; a dash to close it;
 * `+5%`, `-500` or a sum behind `=`, rounded to whole units. An emptied cell is on request, and a closed one stays closed.
 */
export function readPriceCell(
	text: string,
	{ currency, current }: { currency: string; current: Offer | null },
): { offer: Offer | null } | { error: PriceCellError } {
	const typed = text.replace(/\s+/gu, ' ').trim();
	if (typed === '') return { offer: current && { status: 'on_request', price: null } };
	if (CLOSED.test(typed)) return { offer: null };
	const [, amount = '', mark = ''] = /^(.*?)\s*([?x×X])?$/u.exec(typed) ?? [];
	const status = mark === '' ? 'available' : mark === '?' ? 'on_request' : 'sold';
	if (amount === '') return { offer: { status, price: status === 'sold' ? (current?.price ?? null) : null } };
	const counted = /^=|^[-+−*×/]/u.test(amount);
	if (!counted) {
		const read = readMoney(amount, currency);
		if (typeof read !== 'string')
			return {
				error: / is in [A-Z]{3}$/.test(read.wrong)
					? { key: 'otherCurrency', values: { currency } }
					: { key: 'notAnAmount' },
			};
		if (!/^\d+(\.\d{1,2})?$/.test(read)) return { error: { key: 'notAnAmount' } };
		return inRange({ status, price: Math.round(Number(read) * 100) });
	}
	const sum = amount.replace(/^=/, '').trim();
	const isRelative = /^[-+−*×/]/u.test(sum);
	if (isRelative && (current?.price ?? null) === null) return { error: { key: 'nothingToRaise' } };
	const value = countPrice(sum, current?.price == null ? null : current.price / 100);
	if (value === null) return { error: { key: 'notAnAmount' } };
	const kept = isRelative && mark === '' && current ? current.status : status;
	return inRange({ status: kept, price: Math.round(value) * 100 });
}

/** A price that is raised in percent and rounded to a step, both in minor units. */
export function raisedPrice(minor: number, percent: number, step: number): number {
	return Math.max(step, Math.round((minor * (1 + percent / 100)) / step) * step);
}

function inRange(offer: Offer): { offer: Offer } | { error: PriceCellError } {
	const price = offer.price ?? 0;
	return price > 0 && price <= HIGHEST_PRICE_MINOR ? { offer } : { error: { key: 'range' } };
}
