import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type StepperProps = {
	label: string;
	/** Small print below the label: whom it counts. */
	hint?: string;
	/** Left out, the number is not sent: another control of the form carries it. */
	name?: string;
	/** The page's value; a change replaces the current one. */
	value: number;
	min?: number;
	max: number;
	onChange?: (value: number) => void;
	error?: string;
	className?: string;
};

const ROUND =
	'grid size-11 shrink-0 place-items-center rounded-full border border-line2 bg-sheet transition-colors hover:border-ink disabled:opacity-40 lg:size-10';

/**
 * Minus, a number, plus. The number is a native input, which is all there is without script; each step sends a bubbling
 * `change` event, and the value is read out after it.
 */
export function Stepper({ label, hint, name, value, min = 0, max, onChange, error, className = '' }: StepperProps) {
	const { t } = useTranslation();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [count, setCount] = useState(value);
	const [known, setKnown] = useState(value);
	if (known !== value) {
		setKnown(value);
		setCount(value);
	}
	const set = (next: number) => {
		const bounded = Math.min(max, Math.max(min, next));
		setCount(bounded);
		onChange?.(bounded);
	};
	const step = (by: number) => {
		set(count + by);
		const element = input.current;
		if (!element) return;
		element.value = String(Math.min(max, Math.max(min, count + by)));
		element.dispatchEvent(new Event('change', { bubbles: true }));
	};
	const button = (by: -1 | 1, icon: ReactNode, words: string) => (
		<button
			type="button"
			onClick={() => step(by)}
			disabled={by < 0 ? count <= min : count >= max}
			aria-label={words}
			aria-controls={id}
			className={`${ROUND} [@media(scripting:none)]:hidden`}
		>
			{icon}
		</button>
	);
	return (
		<div className={className}>
			<div className="flex items-center justify-between gap-2 2xl:gap-4">
				<label htmlFor={id} className="leading-5">
					{label}
					{hint ? <span className="block text-label text-ink2">{hint}</span> : null}
				</label>
				<div className="flex items-center gap-1">
					{button(-1, <Icon name="minus" size={16} />, t('stepper.less', { label }))}
					<input
						ref={input}
						id={id}
						name={name}
						type="number"
						inputMode="numeric"
						min={min}
						max={max}
						value={count}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
						onChange={(event) => {
							const typed = Number.parseInt(event.currentTarget.value, 10);
							set(Number.isNaN(typed) ? min : typed);
						}}
						className="bare-number tabular h-10 w-9 rounded-sm bg-transparent text-center [@media(scripting:none)]:w-16 [@media(scripting:none)]:border [@media(scripting:none)]:border-field"
					/>
					{button(1, <Icon name="plus" size={16} />, t('stepper.more', { label }))}
				</div>
			</div>
			<output htmlFor={id} aria-live="polite" className="sr-only">
				{count === known ? '' : `${label}: ${count}`}
			</output>
			{error ? (
				<p id={`${id}-error`} className="mt-2 flex items-center gap-2 text-small text-err">
					<Icon name="warning" size={18} className="shrink-0" />
					{error}
				</p>
			) : null}
		</div>
	);
}
