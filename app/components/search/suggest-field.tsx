import type { ComponentType } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SuggestBoxProps } from './suggest/suggest-box';

type SuggestFieldProps = {
	name: string;
	label: string;
	placeholder: string;
	value?: string;
	/** `visit` opens the selected suggestion, `fill` writes its name into the field. */
	use: 'visit' | 'fill';
	className?: string;
	/** Of the list below it. */
	listClassName?: string;
	/** Shown as a label above; else the label is for assistive technology only. */
	labelClassName?: string;
};

/**
 * A text field of a GET form that suggests countries, resorts and properties. On the first focus a separate chunk makes it a combobox;
 * without script it stays a plain field.
 */
export function SuggestField(props: SuggestFieldProps) {
	const { name, label, value = '' } = props;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const known = useRef(value);
	const [Box, setBox] = useState<ComponentType<SuggestBoxProps> | null>(null);
	useEffect(() => {
		const element = input.current;
		// Preserves unsaved input; only values that came from the page are updated.
		if (element && (document.activeElement !== element || element.value === known.current)) element.value = value;
		known.current = value;
	}, [value]);
	return (
		<>
			<label htmlFor={id} className={props.labelClassName ?? 'sr-only'}>
				{label}
			</label>
			<input
				ref={input}
				id={id}
				name={name}
				type="search"
				defaultValue={value}
				placeholder={props.placeholder}
				autoComplete="off"
				spellCheck={false}
				maxLength={80}
				onFocus={() =>
					import('./suggest/suggest-box').then(
						(module) => setBox(() => module.SuggestBox),
						() => undefined,
					)
				}
				className={`focus:outline-none [&::-webkit-search-cancel-button]:hidden ${props.className ?? ''}`}
			/>
			{Box ? (
				<Box id={`${id}-list`} input={input} label={label} use={props.use} className={props.listClassName ?? ''} />
			) : null}
		</>
	);
}
