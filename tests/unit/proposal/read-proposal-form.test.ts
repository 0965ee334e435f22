import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { readMarkup, readProposalForm, type TypedProposal } from '~/domain/proposal/read-proposal-form';

const SETTING = {
	...{ today: plainDate('2026-11-26'), now: Date.parse('2026-11-26T10:00:00Z') },
	currencies: { a: 'EUR', b: 'CHF' },
	isMarkupSupported: true,
};
const TYPED: TypedProposal = {
	...{ language: 'de', clientFirstName: ' Katharina ', clientLastName: 'Brenninger' },
	...{ clientEmail: 'kb@brenninger.example', title: '', greeting: 'Liebe Frau Brenninger,\r\n\r\nwie besprochen.' },
	...{ validDay: '2026-12-01', validTime: '18:00', onApproval: 'option', firstChoice: 'b' },
	options: [
		{ leadId: 'a', markupKind: 'amount', markup: "1'200", reason: '', price: '3800000' },
		{ leadId: 'b', markupKind: 'percent', markup: '2,5 %', reason: 'Nearest to the lift.', price: '' },
	],
};

describe('a markup as typed', () => {
	it.each([
		['', 'amount', 0],
		['1 200', 'amount', 120_000],
		["1'200.50", 'amount', 120_050],
		['1.200,50', 'amount', 120_050],
		['EUR 300', 'amount', 30_000],
		['- 300', 'amount', -30_000],
		['−300', 'amount', -30_000],
		['2,5', 'percent', 250],
		['2.5 %', 'percent', 250],
		['-1', 'percent', -100],
		['CHF 300', 'amount', null],
		['twelve', 'amount', null],
		['-', 'amount', null],
		['2,555', 'percent', null],
		['1e3', 'percent', null],
		['12345678901', 'amount', null],
	] as const)('%j as %s is %s', (typed, kind, value) => {
		expect(readMarkup(typed, kind, 'EUR')).toBe(value);
	});
});

describe('the builder’s form', () => {
	it('is read whole', () => {
		expect(readProposalForm(TYPED, SETTING)).toEqual({
			errors: null,
			draft: {
				...{ language: 'de', clientFirstName: 'Katharina', clientLastName: 'Brenninger' },
				...{ clientEmail: 'kb@brenninger.example', title: '', greeting: 'Liebe Frau Brenninger,\n\nwie besprochen.' },
				...{ validUntil: Date.parse('2026-12-01T17:00:00Z'), onApproval: 'option', firstChoice: 'b' },
				options: [
					{ leadId: 'a', markupKind: 'amount', markup: 120_000, priceMinor: 3_800_000, reason: '' },
					{ leadId: 'b', markupKind: 'percent', markup: 250, priceMinor: null, reason: 'Nearest to the lift.' },
				],
			},
		});
	});

	it('has no markup in a brand without markups, whatever is typed', () => {
		const [first] = TYPED.options;
		const options = [{ ...first, markup: 'lots', markupKind: 'percent' }] as TypedProposal['options'];
		const { draft } = readProposalForm({ ...TYPED, options }, { ...SETTING, isMarkupSupported: false });
		expect(draft?.options[0]).toMatchObject({ markupKind: 'amount', markup: 0 });
	});

	it.each([
		[{ clientLastName: ' ' }, { clientLastName: 'name' }],
		[{ clientEmail: 'kb@' }, { clientEmail: 'email' }],
		[{ title: 'x'.repeat(121) }, { title: 'tooLong' }],
		[{ validDay: '2026-02-30' }, { validDay: 'date' }],
		[{ validTime: '25:00' }, { validTime: 'date' }],
		[{ validDay: '2026-11-25' }, { validDay: 'past' }],
		[{ validDay: '2026-11-26', validTime: '10:30' }, { validTime: 'past' }],
		[{ validDay: '2027-06-01' }, { validDay: 'tooLate' }],
		[{ options: [] }, { options: 'noOption' }],
		[{ options: [TYPED.options[0], TYPED.options[0]] }, { options: 'twice' }],
		[{ options: [{ ...TYPED.options[0], markup: 'lots' }] }, { 'markup.a': 'markup' }],
	] as [Partial<TypedProposal>, object][])('says what is wrong with %j', (wrong, errors) => {
		expect(readProposalForm({ ...TYPED, ...wrong }, SETTING)).toEqual({ draft: null, errors });
	});
});
