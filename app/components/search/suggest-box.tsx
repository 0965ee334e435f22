import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Suggestion } from '~/domain/search/search-result';
import { SuggestList } from './suggest-list';
import { useComboBox } from './use-combo-box';
import { useSuggestions } from './use-suggestions';

export type SuggestBoxProps = {
	/** Of the list. */
	id: string;
	input: RefObject<HTMLInputElement>;
	label: string;
	/** `visit` opens what is chosen, `fill` writes its name into the field, `name` does so in a form of its own, which has no way on but itself. */
	onChoose: 'visit' | 'fill' | 'name';
	className: string;
};

/** A row of the list, from top to bottom: a suggestion, or a way on where there is none. */
export type SuggestRow = {
	id: string;
	path: string;
	suggestion: Suggestion | null;
	help: 'enquire' | 'destinations' | null;
};

/** Makes a text field a combobox by the ARIA pattern and draws its list; fetched when the field is first focused. */
export function SuggestBox({ id, input, label, onChoose, className }: SuggestBoxProps) {
	const navigate = useNavigate();
	const [typed, setTyped] = useState(input.current?.value ?? '');
	const state = useSuggestions(typed);
	const rows = useMemo<SuggestRow[]>(() => {
		const { searches = [], countries = [], places = [], properties = [], hotels = [] } = state.suggestions ?? {};
		// A hotel is a page to visit and no destination of a search for properties.
		const visited = onChoose === 'visit' ? hotels : [];
		const found = [...(onChoose === 'name' ? [] : searches), ...countries, ...places, ...properties, ...visited].map(
			(suggestion, index) => ({
				id: `${id}-${index}`,
				path: suggestion.path,
				suggestion,
				help: null,
			}),
		);
		const isAnswered = found.length > 0 || !state.suggestions || state.typed === '';
		return isAnswered || onChoose === 'name' ? found : waysOn(id, state.typed);
	}, [state, id, onChoose]);

	const choose = (row: SuggestRow) => {
		const element = input.current;
		combo.close();
		if (!element) return;
		if (onChoose !== 'visit' && row.suggestion) {
			// The search reads a sentence itself.
			if (row.suggestion.kind !== 'search') element.value = row.suggestion.label;
			setTyped(element.value);
			element.dispatchEvent(new Event('change', { bubbles: true }));
			return;
		}
		element.value = '';
		setTyped('');
		// Visitors' browsers know no routes of hotels before they are there.
		if (row.suggestion?.kind === 'hotel') location.assign(row.path);
		else navigate(row.path);
	};
	const combo = useComboBox({ id, input, rows, onType: setTyped, onChoose: choose, opensOnFocus: true });

	useEffect(() => {
		document.getElementById(rows[combo.active]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
	}, [rows, combo.active]);

	if (!combo.isOpen) return null;
	return (
		<SuggestList
			id={id}
			label={label}
			rows={rows}
			typed={state.typed}
			isKnown={state.suggestions !== null}
			active={combo.active}
			onHover={combo.setActive}
			onChoose={choose}
			className={className}
		/>
	);
}

/** Where nothing was found: the team, with the words that were typed, and all destinations. */
function waysOn(id: string, typed: string): SuggestRow[] {
	const query = new URLSearchParams({ destination: typed });
	return [
		{ id: `${id}-enquire`, path: `/enquire-now?${query}`, suggestion: null, help: 'enquire' },
		{ id: `${id}-destinations`, path: '/destinations', suggestion: null, help: 'destinations' },
	];
}
