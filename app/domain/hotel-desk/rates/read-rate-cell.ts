import { readMoney } from '../../money/read-money';
import { MOST_MIN_NIGHTS } from '../nights/night-change';
import type { RateField } from './rates-content';

/** More than any night costs: a million in major units. */
const HIGHEST_MINOR = 100_000_000;

export type RateCellError = {
	key: /** No amount, such as words. */
		| 'notAnAmount'
		| 'otherCurrency'
		| 'empty'
		| 'range'
		| 'notNights'
		/** Another field of a cell that has no price. */
		| 'noPrice'
		/** `+5%` of nothing. */
		| 'nothingToRaise'
		/** What is taken off for one adult would leave nothing of it. */
		| 'belowSingleUse';
	values?: Record<string, string | number>;
};

type Reading = {
	field: RateField;
	/** Of the hotel. */
	currency: string;
	/** What the cell has now; null: nothing. */
	current: number | null;
	/** The cell has a price for the night, without which the other fields have no meaning. */
	isPriced: boolean;
	/** Taken off when one adult has the room, minor units. */
	singleUse: number;
};

const NOTHING = /^[-–—]$/;
const RAISE = /^([+-−])\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/;

/**
 * What was typed or pasted into a cell: an amount as people and spreadsheets write it, `+5%` or `-10 %` of what it has, a dash for nothing.
 * An empty cell is an error: it could mean both nothing and no change.
 */
export function readRateCell(text: string, reading: Reading): { value: number | null } | { error: RateCellError } {
	const { field, currency, current, isPriced, singleUse } = reading;
	const typed = text.replace(/\s+/g, ' ').trim();
	if (typed === '') return { error: { key: 'empty' } };
	if (NOTHING.test(typed)) return { value: field === 'min_nights' ? 1 : null };
	if (field !== 'nightly' && !isPriced) return { error: { key: 'noPrice' } };
	if (field === 'min_nights') return readNights(typed);
	const raise = RAISE.exec(typed);
	if (raise) {
		if (current === null) return { error: { key: 'nothingToRaise' } };
		const percent = Number((raise[2] ?? '').replace(',', '.')) * (raise[1] === '+' ? 1 : -1);
		return inRange(wholeUnits(current * (1 + percent / 100)), singleUse);
	}
	const read = readMoney(typed, currency);
	if (typeof read !== 'string')
		return {
			error: / is in [A-Z]{3}$/.test(read.wrong)
				? { key: 'otherCurrency', values: { currency } }
				: { key: 'notAnAmount' },
		};
	if (!/^\d+(\.\d{1,2})?$/.test(read)) return { error: { key: 'notAnAmount' } };
	return inRange(Math.round(Number(read) * 100), singleUse);
}

/** Prices that are raised in percent stay whole. */
function wholeUnits(minor: number): number {
	return Math.round(minor / 100) * 100;
}

function inRange(minor: number, singleUse: number): { value: number } | { error: RateCellError } {
	if (minor <= 0 || minor > HIGHEST_MINOR) return { error: { key: 'range' } };
	if (minor <= singleUse) return { error: { key: 'belowSingleUse', values: { amount: singleUse / 100 } } };
	return { value: minor };
}

function readNights(typed: string): { value: number } | { error: RateCellError } {
	const nights = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
	if (nights < 1 || nights > MOST_MIN_NIGHTS)
		return { error: { key: 'notNights', values: { count: MOST_MIN_NIGHTS } } };
	return { value: nights };
}
