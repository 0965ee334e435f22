import { readMoney } from '../../money/read-money';
import type { Rate, RatesContent } from '../rates/rates-content';
import type { PlanError, PlanErrors } from './read-steps';

/** Prices that a new plan begins with: those of another one, raised or lowered, or one price for every season. */
export type TypedPrices = {
	/** Key of the plan whose prices are taken; '': none. */
	from: string;
	/** `-10%`, `+5 %`, `-50`, or nothing. */
	change: string;
	/** A price a night where none are taken. */
	price: string;
	/** Keys of the room types that it is for. */
	rooms: readonly string[];
};

/** No night costs more: a million in major units. */
const HIGHEST_MINOR = 100_000_000;

const CHANGE = /^([+−–-])\s*(.+?)\s*(%?)$/;

/** How a price changes. */
export type PriceChange = { percent: number } | { minor: number };

/** `-10%` of each price, or `-50` off each of them; nothing leaves them as they are. */
export function readPriceChange(text: string, currency: string): PriceChange | PlanError {
	const typed = text.replace(/\s+/g, ' ').trim();
	if (typed === '') return { percent: 0 };
	const [, sign, amount = '', isPercent] = CHANGE.exec(typed) ?? [];
	if (sign === undefined) return { key: 'change' };
	const factor = sign === '+' ? 1 : -1;
	if (isPercent) {
		if (!/^\d{1,3}([.,]\d{1,2})?$/.test(amount)) return { key: 'change' };
		const percent = Number(amount.replace(',', '.')) * factor;
		if (percent <= -100) return { key: 'leavesNothing' };
		return percent > 100 ? { key: 'change' } : { percent };
	}
	const read = readMoney(amount, currency);
	if (typeof read !== 'string')
		return / is in [A-Z]{3}$/.test(read.wrong) ? { key: 'otherCurrency', values: { currency } } : { key: 'change' };
	return /^\d+(\.\d{1,2})?$/.test(read) ? { minor: Math.round(Number(read) * 100) * factor } : { key: 'change' };
}

/** A changed price, in percent rounded to whole units. */
export function changePrice(minor: number, change: PriceChange): number {
	if ('minor' in change) return minor + change.minor;
	return change.percent === 0 ? minor : Math.round((minor * (1 + change.percent / 100)) / 100) * 100;
}

type Reading = {
	content: Pick<RatesContent, 'seasons' | 'rates'>;
	/** Key of the new plan. */
	plan: string;
	currency: string;
	/** What single use takes off under it, minor units. */
	singleUseMinor: number;
	/** Keys of the hotel's room types. */
	rooms: readonly string[];
};

/** The rates that a new plan begins with; public prices stay, because they are what everybody finds elsewhere. Wrong fields are named. */
export function readNewPrices(typed: TypedPrices, reading: Reading): { rates: Rate[] } | { errors: PlanErrors } {
	const { content, plan, currency, singleUseMinor } = reading;
	const rooms = reading.rooms.filter((room) => typed.rooms.includes(room));
	if (rooms.length === 0) return { errors: { rooms: { key: 'rooms' } } };
	if (typed.from === '') {
		if (typed.price.trim() === '') return { rates: [] };
		const read = readMoney(typed.price.replace(/\s+/g, ' ').trim(), currency);
		const nightly = typeof read === 'string' && /^\d+(\.\d{1,2})?$/.test(read) ? Math.round(Number(read) * 100) : 0;
		if (nightly <= singleUseMinor || nightly > HIGHEST_MINOR)
			return { errors: { price: { key: 'price', values: { currency } } } };
		const rates = content.seasons.flatMap(({ key: season }) =>
			rooms.map((room): Rate => ({ season, plan, room, nightly, weekend: null, public: null, min_nights: 1 })),
		);
		return { rates };
	}
	const change = readPriceChange(typed.change, currency);
	if ('key' in change) return { errors: { change } };
	const rates: Rate[] = [];
	for (const rate of content.rates) {
		if (rate.plan !== typed.from || !rooms.includes(rate.room)) continue;
		const nightly = changePrice(rate.nightly, change);
		const weekend = rate.weekend === null ? null : changePrice(rate.weekend, change);
		const prices = [nightly, weekend ?? nightly];
		if (Math.min(...prices) <= singleUseMinor || Math.max(...prices) > HIGHEST_MINOR) {
			const { season, room } = rate;
			return { errors: { change: { key: 'leavesNothing', values: { season, room } } } };
		}
		rates.push({ ...rate, plan, nightly, weekend });
	}
	return { rates };
}
