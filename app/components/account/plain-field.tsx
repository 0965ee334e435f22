import type { ReactNode } from 'react';
import { ErrorLine } from '../form/error-line';
import { Icon } from '../ui/icon';

type Wiring = {
	name: string;
	label: string;
	hint?: string | undefined;
	error?: string | null | undefined;
	className?: string;
};

type TextProps = Wiring & {
	value?: string;
	type?: 'text' | 'date' | 'color';
	autoComplete?: string;
	maxLength?: number;
	isOptional?: string | undefined;
};

const BOX = 'h-12 w-full min-w-0 rounded-sm border px-3.5 text-[1.0625rem] lg:text-body';
const tone = (isInvalid: boolean) =>
	isInvalid ? 'border-err bg-err-bg/30 inset-ring inset-ring-err' : 'border-field bg-sheet';

function aria({ name, hint, error }: Wiring) {
	const describedBy = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
	return {
		...(error ? { 'aria-invalid': true as const } : {}),
		...(describedBy ? { 'aria-describedby': describedBy } : {}),
	};
}

function Below({ name, hint, error }: Wiring) {
	return (
		<>
			{hint ? (
				<p id={`${name}-hint`} className="mt-1.5 text-label text-ink2">
					{hint}
				</p>
			) : null}
			{error ? <ErrorLine id={`${name}-error`}>{error}</ErrorLine> : null}
		</>
	);
}

/** A labelled input of a form that the browser sends by itself, with the server's word on it. */
export function PlainField({ value, type = 'text', autoComplete, maxLength, isOptional, ...wiring }: TextProps) {
	const { name, label, className = '' } = wiring;
	return (
		<div className={className}>
			<label htmlFor={name} className="mb-1.5 flex justify-between gap-4 text-label text-ink2">
				{label}
				{isOptional ? <span>{isOptional}</span> : null}
			</label>
			<input
				{...{ id: name, name, type, autoComplete, maxLength }}
				defaultValue={value ?? ''}
				className={`${BOX} ${tone(Boolean(wiring.error))}`}
				{...aria(wiring)}
			/>
			<Below {...wiring} />
		</div>
	);
}

type SelectProps = Wiring & {
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose?: (value: string) => void;
};

/** A labelled native choice of such a form. */
export function PlainSelect({ value, options, onChoose, ...wiring }: SelectProps) {
	const { name, label, className = '' } = wiring;
	return (
		<div className={className}>
			<label htmlFor={name} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<span className="relative block">
				<select
					id={name}
					name={name}
					defaultValue={value}
					onChange={(event) => onChoose?.(event.currentTarget.value)}
					className={`appearance-none pr-11 ${BOX} ${tone(Boolean(wiring.error))}`}
					{...aria(wiring)}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Icon name="chevronDown" className="pointer-events-none absolute top-3.5 right-3.5" />
			</span>
			<Below {...wiring} />
		</div>
	);
}

type ChoiceProps = Wiring & {
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose?: (value: string) => void;
};

/** A group of native radios. */
export function PlainChoice({ value, options, onChoose, ...wiring }: ChoiceProps) {
	const { name, label, className = '' } = wiring;
	return (
		<fieldset className={className} {...aria(wiring)}>
			<legend className="mb-1.5 text-label text-ink2">{label}</legend>
			<div className="flex flex-wrap gap-2.5">
				{options.map((option) => (
					<label
						key={option.value}
						className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-field bg-sheet px-4 hover:bg-row has-checked:border-main has-checked:inset-ring has-checked:inset-ring-main has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-main"
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							defaultChecked={option.value === value}
							onChange={() => onChoose?.(option.value)}
							className="absolute size-px opacity-0"
						/>
						{option.label}
					</label>
				))}
			</div>
			<Below {...wiring} />
		</fieldset>
	);
}

/** A box to tick; the whole line is the target. */
export function PlainCheck({
	children,
	isChecked,
	value = 'on',
	name,
	id = name,
}: {
	name: string;
	id?: string;
	value?: string;
	isChecked: boolean;
	children: ReactNode;
}) {
	return (
		<label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
			<input {...{ id, name, value }} type="checkbox" defaultChecked={isChecked} className="check mt-[3px]" />
			<span>{children}</span>
		</label>
	);
}
