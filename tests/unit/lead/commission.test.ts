import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { commissionOf } from '~/domain/lead/commission';

const checkOut = plainDate('2027-02-27');
const minorOf = (subtotalMinor: number, percent: number) => commissionOf({ subtotalMinor, percent, checkOut })?.minor;

describe('commissionOf', () => {
	it.each([
		[3_200_000, 12.5, 400_000],
		[1000, 12.35, 124],
		[10_050, 10, 1005],
		[333, 33.3, 111],
		[1, 49.9, 0],
		[1, 50, 1],
		[99_999_999, 0, 0],
		[16_500_000, 100, 16_500_000],
	])('%i at %d percent is %i', (subtotal, percent, minor) => {
		expect(minorOf(subtotal, percent)).toBe(minor);
	});

	it('is due 30 days after check-out, over the end of a month and of a year', () => {
		expect(commissionOf({ subtotalMinor: 1, percent: 1, checkOut })?.dueDate).toBe('2027-03-29');
		expect(commissionOf({ subtotalMinor: 1, percent: 1, checkOut: plainDate('2026-12-19') })?.dueDate).toBe(
			'2027-01-18',
		);
	});

	it('is none without an agreement', () => {
		expect(commissionOf({ subtotalMinor: 1000, percent: null, checkOut })).toBeNull();
	});

	const price = fc.integer({ min: 0, max: 1_000_000_000 });
	const hundredths = fc.integer({ min: 0, max: 10_000 });

	it('is whole cents, at most half a cent from the exact share, never more than the price', () => {
		fc.assert(
			fc.property(price, hundredths, (subtotal, share) => {
				const minor = minorOf(subtotal, share / 100) ?? Number.NaN;
				const exact = BigInt(subtotal) * BigInt(share);
				const distance = BigInt(minor) * 10_000n - exact;
				expect(distance <= 5000n && distance >= -5000n).toBe(true);
				expect(minor).toBeLessThanOrEqual(subtotal);
			}),
		);
	});

	it('adds up: what the agency keeps and what goes to the property are the price', () => {
		fc.assert(
			fc.property(price, hundredths, (subtotal, share) => {
				const minor = minorOf(subtotal, share / 100) ?? Number.NaN;
				const net = minorOf(subtotal, (10_000 - share) / 100) ?? Number.NaN;
				// Both are rounded up when both end in half a cent.
				expect([subtotal, subtotal + 1]).toContain(minor + net);
			}),
		);
	});

	it('never falls when the price rises', () => {
		fc.assert(
			fc.property(price, price, hundredths, (a, b, share) => {
				const [low, high] = [Math.min(a, b), Math.max(a, b)];
				expect(minorOf(low, share / 100)).toBeLessThanOrEqual(minorOf(high, share / 100) ?? Number.NaN);
			}),
		);
	});
});
