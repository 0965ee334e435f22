import { useEffect, useRef } from 'react';

/** What a key does: single keys by `event.key` in lower case, two in a row with a space between: `g h`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** A key as foot and help show it; `text` is a text's full name, such as `trade:keys.search`. */
export type KeyHint = { keys: readonly string[]; text: string };

const STORED = 'singleKeys';
const PAIR_MS = 1200;

/** Keys of the mounted parts, the newest last: it wins. */
const mounted: { current: Shortcuts }[] = [];
let first = { key: '', at: 0 };

/** Whether single-letter shortcuts are on; the user's choice (WCAG 2.1.4), saved in this browser. */
export function areSingleKeysOn(): boolean {
	try {
		return localStorage.getItem(STORED) !== 'off';
	} catch {
		return true;
	}
}

export function switchSingleKeys(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(STORED);
		else localStorage.setItem(STORED, 'off');
	} catch {
		// Storage may be closed; the choice then holds for nothing, and the keys stay on.
	}
}

/** Keys of a part of the page while it is rendered. They never act in fields, in open dialogs, or with Ctrl, Alt or Meta. */
export function useShortcuts(shortcuts: Shortcuts): void {
	const latest = useRef(shortcuts);
	latest.current = shortcuts;
	useEffect(() => {
		if (mounted.length === 0) document.addEventListener('keydown', onKey);
		mounted.push(latest);
		return () => {
			mounted.splice(mounted.indexOf(latest), 1);
			if (mounted.length === 0) document.removeEventListener('keydown', onKey);
		};
	}, []);
}

function onKey(event: KeyboardEvent): void {
	const key = keyOf(event, { isOn: areSingleKeysOn(), hasDialog: document.querySelector('dialog:modal') !== null });
	if (key === null) return;
	const isSecond = event.timeStamp - first.at < PAIR_MS;
	const run = (isSecond ? find(`${first.key} ${key}`) : undefined) ?? find(key);
	first = { key, at: event.timeStamp };
	if (!run) return;
	event.preventDefault();
	run();
}

function find(key: string): (() => void) | undefined {
	return mounted.findLast(({ current }) => Object.hasOwn(current, key))?.current[key];
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'> & {
	target: EventTarget | null;
};

const FIELD = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable=true], [role=listbox]';
const CONTROL = 'a, button, summary, input, label';

/** The key of a press that may act, or null: nothing in fields or under a dialog, and no characters while they are switched off. */
export function keyOf(press: Press, { isOn, hasDialog }: { isOn: boolean; hasDialog: boolean }): string | null {
	const { key } = press;
	if (press.defaultPrevented || press.isComposing || press.ctrlKey || press.metaKey || press.altKey || hasDialog)
		return null;
	const target = press.target as Partial<Element> | null;
	if (target?.closest?.(FIELD)) return null;
	// They activate the focused element.
	if ((key === 'Enter' || key === ' ') && target?.closest?.(CONTROL)) return null;
	const isCharacter = key.length === 1;
	if (isCharacter && !isOn) return null;
	return key.toLowerCase();
}
