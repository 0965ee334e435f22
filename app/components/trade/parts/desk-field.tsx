import { type FormEvent, type ReactNode, useId } from 'react';
import { leastLines, TEXT_AREA } from './field-label';

type DeskFieldProps = {
	name: string;
	label: string;
	value: string;
	maxLength?: number;
	error?: string | null | undefined;
	hint?: ReactNode;
	inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
	/** Of what is typed, where that is not the page's. */
	lang?: string | undefined;
	/** Words that may be chosen instead of typed, some with what they stand for. */
	words?: readonly (string | { value: string; label: string })[];
	onInput?: (event: FormEvent<HTMLInputElement>) => void;
	/** A text of so many lines. */
	rows?: number;
	/** A choice: its options. */
	children?: ReactNode;
	className?: string;
};

/** A labelled input, text or choice of a desk's form that the browser sends by itself, with its hint and the server's word on it. */
export function DeskField(props: DeskFieldProps) {
	const { name, label, value, maxLength, error, hint, inputMode, lang, words, onInput, rows, children, className } =
		props;
	const id = useId();
	const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
	const shared = {
		...{ id, name, lang, defaultValue: value },
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
	};
	return (
		<div className={`grid min-w-0 content-start gap-1 ${className ?? ''}`}>
			<label htmlFor={id} className="text-note text-ink2">
				{label}
			</label>
			{children ? (
				<select {...shared} className="trade-field">
					{children}
				</select>
			) : rows ? (
				<textarea {...shared} {...{ rows, maxLength }} style={leastLines(rows)} className={TEXT_AREA} />
			) : (
				<input
					{...shared}
					{...{ maxLength, inputMode, onInput }}
					list={words ? `${id}-words` : undefined}
					className="trade-field"
				/>
			)}
			{words ? (
				<datalist id={`${id}-words`}>
					{words.map((word) =>
						typeof word === 'string' ? (
							<option key={word} value={word} />
						) : (
							<option key={word.value} value={word.value} label={word.label} />
						),
					)}
				</datalist>
			) : null}
			{error ? (
				<p id={`${id}-error`} className="text-note text-err">
					{error}
				</p>
			) : null}
			{hint ? (
				<p id={`${id}-hint`} className="text-note text-ink2">
					{hint}
				</p>
			) : null}
		</div>
	);
}
