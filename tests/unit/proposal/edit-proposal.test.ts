import { describe, expect, it } from 'vitest';
import { applyEdit, keepPrice, moveOption, takePrice } from '~/domain/proposal/edit-proposal';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { formOfTyped, newTypedOption, readTypedForm, typedMarkup } from '~/domain/proposal/typed-proposal';

const draft = (...leads: string[]): TypedProposal => ({
	...{ language: 'de', clientFirstName: 'Zoë', clientLastName: 'Brenninger', clientEmail: '' },
	...{ title: 'Drei Wochen 🏔', greeting: 'Guten Tag,\n\nשלום', validDay: '2026-12-01', validTime: '18:00' },
	...{ onApproval: 'option', firstChoice: 'b' },
	options: leads.map(newTypedOption),
});
const orderOf = ({ options }: TypedProposal) => options.map(({ leadId }) => leadId).join('');

describe('a draft that is edited', () => {
	it.each([
		['up:c', 'acb'],
		['down:a', 'bac'],
		['up:a', 'abc'],
		['down:c', 'abc'],
		['remove:b', 'ac'],
		['add:d', 'abcd'],
		['add:a', 'abc'],
		['up:x', 'abc'],
		['save', 'abc'],
	])('by %s has the options %s', (edit, order) => {
		expect(orderOf(applyEdit(draft('a', 'b', 'c'), edit))).toBe(order);
	});

	it('keeps its last option, has six at most, and forgets the first choice with its option', () => {
		expect(orderOf(applyEdit(draft('b'), 'remove:b'))).toBe('b');
		expect(orderOf(applyEdit(draft('a', 'b', 'c', 'd', 'e', 'f'), 'add:g'))).toBe('abcdef');
		expect(applyEdit(draft('a', 'b'), 'remove:b').firstChoice).toBe('');
		expect(applyEdit(draft('a', 'b'), 'remove:a').firstChoice).toBe('b');
	});

	it('moves an option to any place', () => {
		expect(orderOf(moveOption(draft('a', 'b', 'c', 'd'), 'a', 2))).toBe('bcad');
		expect(orderOf(moveOption(draft('a', 'b', 'c', 'd'), 'd', 0))).toBe('dabc');
	});

	it('takes a new price over, or leaves what the client pays', () => {
		const taken = takePrice(draft('a'), 'a', 2_490_000);
		expect(taken.options[0]).toMatchObject({ price: '2490000', markup: '' });
		const kept = keepPrice(draft('a'), 'a', { nowMinor: 2_490_000, clientMinor: 2_430_000 });
		expect(kept.options[0]).toMatchObject({ price: '2490000', markupKind: 'amount', markup: '-600' });
	});

	it('is the same after it was sent as a form', () => {
		const typed = draft('a', 'b');
		expect(readTypedForm(formOfTyped(typed, { intent: 'save', seen: '3' }))).toEqual(typed);
	});

	it.each([
		[0, ''],
		[120_000, '1200'],
		[-1250, '-12.50'],
		[305, '3.05'],
	])('writes a markup of %i as "%s"', (hundredths, text) => expect(typedMarkup(hundredths)).toBe(text));
});
