import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

export type StepperProps = {
	label: string;
	/** Small print below the label, such as the ages that count. */
	hint?: string;
	/** Left out, the number is not sent: another control of the form carries it. */
	name?: string;
	/** The number shown; a change that the parent refuses leaves it as it is. */
	value: number;
	min?: number;
	max: number;
	isDisabled?: boolean;
	onChange: (value: number) => void;
	/** Left out, that of guests' pages. */
	look?: StepperLook;
	className?: string;
};

export type StepperLook = Record<'row' | 'label' | 'hint' | 'box' | 'button' | 'input', string>;

const ROUND: StepperLook = {
	row: 'flex items-center justify-between gap-2 2xl:gap-4',
	label: 'leading-5',
	hint: 'block text-label text-ink2',
	box: 'flex items-center gap-1',
	button:
		'grid size-11 shrink-0 place-items-center rounded-full border border-line2 bg-sheet transition-colors hover:border-ink disabled:opacity-40 lg:size-10 [@media(scripting:none)]:hidden',
	input:
		'bare-number tabular h-10 w-9 rounded-sm bg-transparent text-center [@media(scripting:none)]:w-16 [@media(scripting:none)]:border [@media(scripting:none)]:border-field',
};

/**
 * Minus, a number, plus. The number is a native input, which is all there is without script; each step of a named one sends a
 * bubbling `change` event, and the value is read out after it.
 */
export function Stepper(props: StepperProps) {
	const { label, hint, name, value, min = 0, max, isDisabled = false, onChange } = props;
	const { look: classes = ROUND, className = '' } = props;
	const { t } = useTranslation();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const first = useRef(value);
	const bounded = (next: number) => Math.min(max, Math.max(min, next));
	const step = (by: number) => {
		const next = bounded(value + by);
		onChange(next);
		const element = input.current;
		if (!element || !name) return;
		element.value = String(next);
		element.dispatchEvent(new Event('change', { bubbles: true }));
	};
	const button = (by: -1 | 1, icon: ReactNode, words: string) => (
		<button
			type="button"
			onClick={() => step(by)}
			disabled={isDisabled || (by < 0 ? value <= min : value >= max)}
			aria-label={words}
			aria-controls={id}
			className={classes.button}
		>
			{icon}
		</button>
	);
	return (
		<div className={`${classes.row} ${className}`} data-disabled={isDisabled ? '' : undefined}>
			<label htmlFor={id} className={classes.label}>
				{label}
				{hint ? <small className={classes.hint}>{hint}</small> : null}
			</label>
			<span className={classes.box}>
				{button(-1, <Icon name="minus" size={16} />, t('stepper.less', { label }))}
				<input
					ref={input}
					id={id}
					name={name}
					type="number"
					inputMode="numeric"
					min={min}
					max={max}
					value={value}
					disabled={isDisabled}
					autoComplete="off"
					// Input replaces the current value.
					onFocus={({ currentTarget }) => currentTarget.select()}
					onChange={({ currentTarget }) => {
						const typed = Number.parseInt(currentTarget.value, 10);
						onChange(bounded(Number.isNaN(typed) ? min : typed));
					}}
					className={classes.input}
				/>
				{button(1, <Icon name="plus" size={16} />, t('stepper.more', { label }))}
			</span>
			<output htmlFor={id} aria-live="polite" className="sr-only">
				{value === first.current ? '' : `${label}: ${value}`}
			</output>
		</div>
	);
}
