import { describe, expect, it } from 'vitest';
import { newBookingNumber } from '#db/booking-number';
import { numbersIn } from '~/domain/bank-statement/desk/booking-numbers-in';
import { lastNamesIn } from '~/domain/bank-statement/desk/payer-words';
import { choiceOfInstalments, readChoice } from '~/domain/bank-statement/desk/read-entry-choice';
import { paymentReference } from '~/domain/payment/payment-reference';

describe('the last names that a transfer may hold', () => {
	it.each([
		['JOHANNA RIEDER', 'Rieder'],
		['Beatrix von Sommerau', 'Von Sommerau'],
		['MUELLER HANS', 'Müller'],
		['Müller', 'Müller'],
		["O'NEILL", "O'neill"],
	])('of %s are also %s', (text, name) => {
		expect(lastNamesIn([text])).toContain(name);
	});

	it('are none of nothing, and not without end', () => {
		expect(lastNamesIn([null, '', '12 34'])).toEqual([]);
		expect(lastNamesIn(['word '.repeat(5000)]).length).toBeLessThan(200);
	});
});

describe('what a form chooses', () => {
	const of = (leadId: string, minor: number) => JSON.stringify({ leadId, minor });
	it.each([
		[
			'one booking, all that came',
			[of('a', 500), of('a', 300)],
			false,
			{ parts: [{ leadId: 'a', minor: 700 }], feeMinor: 0 },
		],
		['one booking, less by a fee', [of('a', 750)], true, { parts: [{ leadId: 'a', minor: 750 }], feeMinor: 50 }],
		[
			'two bookings',
			[of('a', 400), of('b', 300)],
			false,
			{
				parts: [
					{ leadId: 'a', minor: 400 },
					{ leadId: 'b', minor: 300 },
				],
				feeMinor: 0,
			},
		],
		['nothing', [], false, null],
		['no instalment', ['{"leadId":1}'], false, null],
		['an amount below 0', [of('a', -5)], false, null],
	])('%s', (_, texts, hasFee, choice) => {
		expect(choiceOfInstalments(texts, { minor: 700, hasFee })).toEqual(choice);
	});

	it('is nothing where it cannot be read', () => {
		for (const text of [
			'',
			'{',
			'[]',
			'{"parts":[],"feeMinor":0}',
			'{"parts":[{"leadId":"a","minor":1.5}],"feeMinor":0}',
		])
			expect(readChoice(text)).toBeNull();
		expect(readChoice('{"paymentId":"pay_1"}')).toEqual({ paymentId: 'pay_1' });
	});

	it('says what of it is for a security deposit, suggested or chosen', () => {
		const suggested = { parts: [{ leadId: 'a', minor: 700, depositMinor: 200 }], feeMinor: 0 };
		expect(readChoice(JSON.stringify(suggested))).toEqual(suggested);
		const deposit = JSON.stringify({ leadId: 'a', minor: 200, isDeposit: true });
		const parts = (texts: string[], minor: number) => choiceOfInstalments(texts, { minor, hasFee: false });
		expect(parts([of('a', 500), deposit], 700)).toEqual(suggested);
		expect(parts([deposit], 150)).toEqual({ parts: [{ leadId: 'a', minor: 150, depositMinor: 150 }], feeMinor: 0 });
	});
});

describe('the booking numbers that a transfer names', () => {
	const number = newBookingNumber('FL', 'lead');
	const named = (given: Partial<Parameters<typeof numbersIn>[0]>) =>
		numbersIn({ references: [], text: [], bankText: null, endToEndId: null, ...given });

	it('are read from references of ours, and from words however they are written', () => {
		const reference = paymentReference({ bookingNumber: number, part: 2 }, 'AT611904300234573201');
		expect(named({ references: [reference] })).toEqual([number]);
		expect(named({ text: [`Ref ${reference.replace(/(.{4})/g, '$1 ')}`] })).toContain(number);
		expect(named({ text: [`chalet ${number.toLowerCase().replace('-', ' ')} rest`] })).toContain(number);
		expect(named({ endToEndId: number })).toContain(number);
	});

	it('are none where the check symbol is wrong or there is nothing', () => {
		const wrong = `${number.slice(0, -1)}${number.endsWith('B') ? 'C' : 'B'}`;
		expect(named({ text: [wrong] })).not.toContain(wrong);
		expect(named({ text: ['Rent of November'] })).toEqual([]);
	});
});
