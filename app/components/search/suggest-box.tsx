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
	onChoose: 'visit' | 'fill';
	className: string;
};

/** A row of the list, from top to bottom; without a suggestion it is the invitation. */
export type SuggestRow = { id: string; path: string; suggestion: Suggestion | null };

const INVITATION = '/partner/my-network';

/** Makes a text field a combobox by the ARIA pattern and draws its list; fetched when the field is first focused. */
export function SuggestBox({ id, input, label, onChoose, className }: SuggestBoxProps) {
	const navigate = useNavigate();
	const [typed, setTyped] = useState(input.current?.value ?? '');
	const state = useSuggestions(typed);
	const rows = useMemo<SuggestRow[]>(() => {
		const { countries = [], places = [], properties = [], hotels = [] } = state.suggestions ?? {};
		// A hotel is a page to visit and no destination of a search for properties.
		const visited = onChoose === 'visit' ? hotels : [];
		const found = [...countries, ...places, ...properties, ...visited].map((suggestion, index) => ({
			id: `${id}-${index}`,
			path: suggestion.path,
			suggestion,
		}));
		// The header's box always ends with 'Invite new hotel'.
		return onChoose === 'visit' ? [...found, { id: `${id}-invite`, path: INVITATION, suggestion: null }] : found;
	}, [state, id, onChoose]);

	const choose = (row: SuggestRow) => {
		const element = input.current;
		combo.close();
		if (!element) return;
		if (onChoose === 'fill' && row.suggestion) {
			element.value = row.suggestion.label;
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
	const combo = useComboBox({ id, input, rows, onType: setTyped, onChoose: choose });

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
