import { type RefObject, useEffect, useRef, useState } from 'react';

type ComboBox<Row> = {
	/** Of the list box. */
	id: string;
	input: RefObject<HTMLInputElement>;
	rows: readonly Row[];
	onType: (text: string) => void;
	onChoose: (row: Row) => void;
	/** The click that asked for the list came before this was there. */
	startsOpen?: boolean;
	/** There is something to choose from before a letter is typed. */
	opensOnFocus?: boolean;
	/** Enter without a row, where the field has no form to send. */
	onEnter?: () => void;
	/** The row that an arrow to the side leads to from a row, where rows stand in columns. */
	rowBeside?: (rows: readonly Row[], active: number, step: 1 | -1) => number;
};

/**
 * Keyboard and ARIA of a combobox whose input stands in a form already (ARIA APG, list autocomplete with manual
 * selection): arrows move, Enter chooses or sends the form, Escape closes and then empties.
 */
export function useComboBox<Row extends { id: string }>(combo: ComboBox<Row>) {
	const { id, input, rows } = combo;
	const [isOpen, setIsOpen] = useState(
		() =>
			document.activeElement === input.current &&
			(combo.startsOpen === true || combo.opensOnFocus === true || input.current?.value !== ''),
	);
	const [active, setActive] = useState(-1);
	const close = () => {
		setIsOpen(false);
		setActive(-1);
	};
	const now = useRef({ ...combo, isOpen, active, close });
	now.current = { ...combo, isOpen, active, close };

	useEffect(() => {
		const element = input.current;
		if (!element) return;
		const onInput = () => {
			now.current.onType(element.value);
			setActive(-1);
			setIsOpen(true);
		};
		const onClick = () => setIsOpen(true);
		const onFocus = () => now.current.opensOnFocus && setIsOpen(true);
		const onLeave = (event: FocusEvent) => {
			const list = document.getElementById(id);
			if (!list?.contains(event.relatedTarget as Node | null)) now.current.close();
		};
		const onKey = (event: KeyboardEvent) => {
			const { rows, active, isOpen, close } = now.current;
			const row = rows[active];
			if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
				event.preventDefault();
				setIsOpen(true);
				const step = event.key === 'ArrowDown' ? 1 : -1;
				const places = rows.length + 1;
				// One place above the first row is the field itself.
				if (isOpen) setActive(((active + 1 + step + places) % places) - 1);
			} else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isOpen && row && now.current.rowBeside) {
				event.preventDefault();
				setActive(now.current.rowBeside(rows, active, event.key === 'ArrowRight' ? 1 : -1));
			} else if (event.key === 'Enter' && isOpen && row) {
				event.preventDefault();
				now.current.onChoose(row);
			} else if (event.key === 'Enter') {
				close();
				if (!now.current.onEnter) return;
				event.preventDefault();
				now.current.onEnter();
			} else if (event.key === 'Escape' && (isOpen || element.value)) {
				event.preventDefault();
				if (!isOpen) {
					element.value = '';
					now.current.onType('');
				}
				close();
			}
		};
		element.setAttribute('role', 'combobox');
		element.setAttribute('aria-autocomplete', 'list');
		element.addEventListener('input', onInput);
		element.addEventListener('click', onClick);
		element.addEventListener('focus', onFocus);
		element.addEventListener('blur', onLeave);
		element.addEventListener('keydown', onKey);
		// Input between the first render and hydration.
		now.current.onType(element.value);
		if (document.activeElement === element && element.value !== '') setIsOpen(true);
		return () => {
			element.removeEventListener('input', onInput);
			element.removeEventListener('click', onClick);
			element.removeEventListener('focus', onFocus);
			element.removeEventListener('blur', onLeave);
			element.removeEventListener('keydown', onKey);
		};
	}, [id, input]);

	useEffect(() => {
		const element = input.current;
		element?.setAttribute('aria-expanded', String(isOpen));
		setOrRemove(element, 'aria-controls', isOpen ? id : null);
		setOrRemove(element, 'aria-activedescendant', (isOpen && rows[active]?.id) || null);
	}, [input, id, isOpen, active, rows]);

	return { isOpen, active, setActive, close };
}

function setOrRemove(element: Element | null, name: string, value: string | null): void {
	if (value === null) element?.removeAttribute(name);
	else element?.setAttribute(name, value);
}
