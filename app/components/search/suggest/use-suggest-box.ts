import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import { useComboBox } from '../use-combo-box';
import { currentSearches, forgetLastSearches, readLastSearches } from './last-searches';
import { drawnAnswer, rowBeside, type SuggestRow, type SuggestUse } from './suggest-rows';
import { useSuggestions } from './use-suggestions';

type SuggestBoxState = {
	/** Of the list. */
	id: string;
	/** That is typed into. */
	field: RefObject<HTMLInputElement>;
	/** Of the form; the same but on phones. */
	input: RefObject<HTMLInputElement>;
	use: SuggestUse;
	/** Something was chosen that ends the typing. */
	onDone?: () => void;
	/** What Enter does with a text that nothing was chosen for; else the form of the field is sent. */
	onEnter?: (write: (text: string) => void) => void;
};

const NOTHING = { columns: [], foot: null, last: null, lead: null, status: '' };

/** Suggestions for a field as they are drawn, its keys, and what choosing does. */
export function useSuggestBox({ id, field, input, use, onDone, onEnter }: SuggestBoxState) {
	const navigate = useNavigate();
	const { language, today } = useRoot();
	const [typed, setTyped] = useState(field.current?.value ?? '');
	const [takenOff, setTakenOff] = useState<readonly string[]>([]);
	const [last, setLast] = useState(readLastSearches);
	const form = use === 'fill' ? restOfForm(input.current?.form ?? null) : '';
	const state = useSuggestions(typed, form, takenOff);
	const drawn = useMemo(
		() => drawnAnswer(state.answer ?? NOTHING, { id, use, last: currentSearches(last, language, today) }),
		[state.answer, id, use, last, language, today],
	);

	const type = (text: string) => {
		setTyped(text);
		setTakenOff([]);
		setLast(readLastSearches());
	};
	const goTo = (path: string, isDocument: boolean) => {
		const element = input.current;
		// The page writes its destination into a field whose text is still that of the page.
		if (element) element.value = use === 'visit' ? '' : element.defaultValue;
		type('');
		done();
		if (isDocument) location.assign(path);
		else navigate(path);
	};
	const write = (text: string) => {
		if (input.current) input.current.value = text;
		input.current?.dispatchEvent(new Event('change', { bubbles: true }));
		type(text);
		done();
	};
	const choose = (row: SuggestRow) => {
		const element = field.current;
		if (row.act === 'takeOff' || row.act === 'write' || row.act === 'forget') {
			combo.setActive(-1);
			element?.focus();
			if (row.act === 'takeOff') setTakenOff([...takenOff, row.value ?? '']);
			if (row.act === 'forget') {
				forgetLastSearches();
				setLast([]);
			}
			if (row.act !== 'write' || !element) return;
			element.value = row.value ?? '';
			type(element.value);
			return;
		}
		if (row.act === 'name' && use !== 'visit') write(row.value ?? row.label);
		else if (row.act === 'filter' && use === 'fill')
			import('./with-form').then(
				({ withForm }) => goTo(withForm(row.path, input.current?.form ?? null, today as PlainDate), false),
				() => goTo(row.path, false),
			);
		else goTo(row.path, row.act === 'document');
	};
	const combo = useComboBox({
		id,
		input: field,
		rows: drawn.rows,
		onType: type,
		onChoose: choose,
		opensOnFocus: true,
		rowBeside,
		...(onEnter ? { onEnter: () => onEnter(write) } : {}),
	});
	const done = () => {
		combo.close();
		onDone?.();
	};

	const activeId = drawn.rows[combo.active]?.id;
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
	}, [activeId]);

	return { ...state, ...drawn, combo, choose };
}

/** What a form says besides its destination; a part of the map goes with the destination that it was seen for. */
function restOfForm(form: HTMLFormElement | null): string {
	const query = new URLSearchParams();
	for (const [name, value] of form ? new FormData(form) : [])
		if (typeof value === 'string' && value !== '' && name !== 'destination' && name !== 'area')
			query.append(name, value);
	return query.toString();
}
