import { describe, expect, it } from 'vitest';
import { BOOKING_NUMBER_ALPHABET, newBookingNumber } from '#db/booking-number';
import { readBookingNumber } from '~/domain/booking-number/read-booking-number';
import { withNewBookingNumber } from '~/domain/booking-number/with-new-booking-number';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

const drawn = (kind: 'lead' | 'enquiry') => Array.from({ length: 500 }, () => newBookingNumber('FL', kind));

describe('a booking number', () => {
	it('has a prefix and six symbols that are not mistaken for each other', () => {
		for (const number of [...drawn('lead'), ...drawn('enquiry')])
			expect(number).toMatch(/^FL-[B-DF-HJ-NP-TV-Z2-9]{6}$/);
		expect(BOOKING_NUMBER_ALPHABET).not.toMatch(/[01IOAEU]/);
	});

	it('begins with a letter for a lead and with a digit for an enquiry, so the two never collide', () => {
		for (const number of drawn('lead')) expect(number).toMatch(/^FL-[A-Z]/);
		for (const number of drawn('enquiry')) expect(number).toMatch(/^FL-[2-9]/);
	});

	it('is read however it is typed, and under every brand when the prefix is left out', () => {
		const number = newBookingNumber('CL', 'lead');
		const code = number.slice(3);
		for (const typed of [
			number,
			number.toLowerCase(),
			`CL ${code}`,
			`cl${code}`,
			` CL-${code.slice(0, 3)} ${code.slice(3)}`,
		])
			expect(readBookingNumber(typed)).toEqual([number]);
		expect(readBookingNumber(code)).toContain(number);
		expect(readBookingNumber(number.replaceAll('L', '1').replace(/^C1/, 'CL'))).toEqual([number]);
	});

	it('is refused with one wrong symbol or with two that are swapped', () => {
		for (const number of drawn('lead').slice(0, 60)) {
			const code = [...number.slice(3)];
			for (let at = 0; at < code.length; at += 1) {
				for (const symbol of BOOKING_NUMBER_ALPHABET)
					if (symbol !== code[at]) expect(readBookingNumber(`FL-${code.with(at, symbol).join('')}`)).toEqual([]);
				const next = code[at + 1];
				if (next && next !== code[at])
					expect(
						readBookingNumber(
							`FL-${code
								.with(at, next)
								.with(at + 1, code[at] ?? '')
								.join('')}`,
						),
					).toEqual([]);
			}
		}
	});

	it('is nothing else that people search for', () => {
		for (const text of [
			'',
			'brenninger',
			'26-10388',
			'TLS 26-10388',
			'Chalet Aurikel',
			'FL-K7M3Q',
			'FL-K7M3Q99',
			'FLX-K7M3Q9',
		])
			expect(readBookingNumber(text)).toEqual([]);
	});

	it('has a prefix of two capital letters in every brand', () => {
		for (const { bookingNumberPrefix } of BRAND_PROFILES) expect(bookingNumberPrefix).toMatch(/^[A-Z]{2}$/);
	});
});

describe('writing under a new number', () => {
	const taken = Object.assign(new Error('SQLITE_CONSTRAINT: UNIQUE constraint failed: lead.booking_number'));
	const draw = (numbers: string[]) => () => numbers.shift() ?? 'FL-NONE';

	it('takes another number when a record has it', async () => {
		const written: string[] = [];
		const write = async (number: string) => {
			if (number === 'FL-ONE') throw taken;
			written.push(number);
		};
		const brand = { bookingNumberPrefix: 'FL' };
		expect(await withNewBookingNumber(brand, 'lead', write, draw(['FL-ONE', 'FL-ONE', 'FL-TWO']))).toBe('FL-TWO');
		expect(written).toEqual(['FL-TWO']);
	});

	it('gives up on any other failure at once', async () => {
		let tries = 0;
		const write = async () => {
			tries += 1;
			throw new Error('UNIQUE constraint failed: lead.card_token');
		};
		await expect(withNewBookingNumber({ bookingNumberPrefix: 'FL' }, 'lead', write)).rejects.toThrow('card_token');
		expect(tries).toBe(1);
	});
});
