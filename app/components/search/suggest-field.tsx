import type { ComponentType, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '~/domain/search/search-result';
import type { SuggestListProps } from './suggest-list';

type SuggestFieldProps = {
	name: string;
	label: string;
	placeholder: string;
	value?: string;
	/** `visit` goes to what is chosen, `fill` writes its name into the field. */
	onChoose: 'visit' | 'fill';
	className?: string;
	/** Of the list below it. */
	listClassName?: string;
	/** Shown as a label above; else the label is for assistive technology only. */
	labelClassName?: string;
	hasFocusOnMount?: boolean;
};

/** What the list tells the field about its rows, from top to bottom. */
export type SuggestRow = { id: string; path: string; suggestion: Suggestion | null };

/**
 * A text field that offers countries, resorts and houses while one types (P§2): a combobox by the ARIA pattern. The list
 * and its texts are fetched on the first focus; without script it is a plain field of its form.
 */
export function SuggestField(props: SuggestFieldProps) {
	const { name, label, value = '', onChoose } = props;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const wrapper = useRef<HTMLDivElement>(null);
	const rows = useRef<SuggestRow[]>([]);
	const [typed, setTyped] = useState(value);
	const [known, setKnown] = useState(value);
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const [List, setList] = useState<ComponentType<SuggestListProps> | null>(null);
	const visit = useRef<(path: string) => void>(() => undefined);
	if (known !== value) {
		setKnown(value);
		setTyped(value);
	}
	const fetchList = () => {
		if (!List)
			import('./suggest-list').then(
				(module) => setList(() => module.SuggestList),
				() => undefined,
			);
	};
	useEffect(() => {
		if (props.hasFocusOnMount) input.current?.focus();
	}, [props.hasFocusOnMount]);
	const isShown = isOpen && List !== null;
	const close = () => {
		setIsOpen(false);
		setActive(-1);
	};
	const choose = (row: SuggestRow) => {
		close();
		if (onChoose === 'visit' || !row.suggestion) {
			setTyped('');
			visit.current(row.path);
			return;
		}
		setTyped(row.suggestion.label);
		if (!input.current) return;
		input.current.value = row.suggestion.label;
		input.current.dispatchEvent(new Event('change', { bubbles: true }));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const count = rows.current.length;
		const row = rows.current[active];
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			if (!isShown) return setIsOpen(true);
			const step = event.key === 'ArrowDown' ? 1 : -1;
			// One place above the first row is the field itself.
			setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
		} else if (event.key === 'Enter' && isShown && row) {
			event.preventDefault();
			choose(row);
		} else if (event.key === 'Enter') {
			close();
		} else if (event.key === 'Escape' && (isOpen || typed)) {
			event.preventDefault();
			if (!isOpen) setTyped('');
			close();
		}
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it
		<div
			ref={wrapper}
			className="contents"
			onBlur={(event) => {
				if (!wrapper.current?.contains(event.relatedTarget)) close();
			}}
		>
			<label htmlFor={id} className={props.labelClassName ?? 'sr-only'}>
				{label}
			</label>
			<input
				ref={input}
				id={id}
				name={name}
				type="search"
				value={typed}
				placeholder={props.placeholder}
				autoComplete="off"
				spellCheck={false}
				maxLength={80}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isShown}
				aria-controls={isShown ? `${id}-list` : undefined}
				aria-activedescendant={isShown ? rows.current[active]?.id : undefined}
				onFocus={fetchList}
				onChange={(event) => {
					setTyped(event.currentTarget.value);
					setActive(-1);
					setIsOpen(true);
				}}
				onClick={() => setIsOpen(true)}
				onKeyDown={onKeyDown}
				className={`[&::-webkit-search-cancel-button]:hidden focus:outline-none ${props.className ?? ''}`}
			/>
			{isShown ? (
				<List
					id={`${id}-list`}
					label={label}
					typed={typed}
					active={active}
					rows={rows}
					visit={visit}
					hasInvitation={onChoose === 'visit'}
					onHover={setActive}
					onChoose={choose}
					className={props.listClassName ?? ''}
				/>
			) : null}
		</div>
	);
}
