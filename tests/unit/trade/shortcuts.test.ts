import { expect, it } from 'vitest';
import { keyOf } from '~/components/trade/shortcuts';

/** An element that is, or stands in, what one of the selectors' words names. */
const inside = (...words: string[]) =>
	({
		closest: (selector: string) =>
			selector.split(/[,\s]+/).some((part) => words.some((word) => part === word || part.startsWith(`${word}:`))) ||
			null,
	}) as unknown as EventTarget;

const PAGE = inside('body');
const press = (key: string, rest: object = {}) => ({
	key,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	isComposing: false,
	defaultPrevented: false,
	target: PAGE,
	...rest,
});
const ON = { isOn: true, hasDialog: false };
const OFF = { isOn: false, hasDialog: false };

/** WCAG 2.1.4: single characters never act in fields and can be switched off; keys that are no characters may stay. */
it.each([
	['a letter acts', press('j'), ON, 'j'],
	['also with shift or caps', press('J'), ON, 'j'],
	['a sign acts', press('/'), ON, '/'],
	['not in a field', press('j', { target: inside('input') }), ON, null],
	['not in a text area', press('?', { target: inside('textarea') }), ON, null],
	['not with Ctrl', press('j', { ctrlKey: true }), ON, null],
	['not with Meta', press('k', { metaKey: true }), ON, null],
	['not with Alt', press('n', { altKey: true }), ON, null],
	['not while composing', press('x', { isComposing: true }), ON, null],
	['not when the event is already handled', press('x', { defaultPrevented: true }), ON, null],
	['not below a dialog', press('x'), { isOn: true, hasDialog: true }, null],
	['not when switched off', press('x'), OFF, null],
	['signs neither', press('/'), OFF, null],
	['Enter goes on acting', press('Enter'), OFF, 'enter'],
	['Enter presses the link that has the focus', press('Enter', { target: inside('a') }), ON, null],
	['a space presses the button that has the focus', press(' ', { target: inside('button') }), ON, null],
	['a letter acts on a link', press('x', { target: inside('a') }), ON, 'x'],
])('%s', (_, event, state, key) => expect(keyOf(event, state)).toBe(key));
