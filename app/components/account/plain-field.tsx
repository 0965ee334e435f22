import type { ReactNode } from 'react';
import { Field, type FieldLook, FieldNotes, wireField } from '../form/field';
import { Select } from '../form/select-field';

type Wiring = {
	name: string;
	label: string;
	hint?: string | undefined;
	error?: string | null | undefined;
	className?: string;
};

type TextProps = Wiring & {
	value?: string;
	type?: 'text' | 'date' | 'color' | 'email' | 'tel' | 'url';
	inputMode?: 'numeric';
	autoComplete?: string;
	maxLength?: number;
	isOptional?: string | undefined;
};

const LOOK: FieldLook = {
	label: 'mb-1.5 flex justify-between gap-4 text-label text-ink2',
	optional: 'text-label',
	hint: 'mt-1.5 text-label text-ink2',
	box: (isInvalid) =>
		`h-12 w-full min-w-0 rounded-sm border px-3.5 text-[1.0625rem] lg:text-body ${isInvalid ? 'border-err bg-err-bg/30 inset-ring inset-ring-err' : 'border-field bg-sheet'}`,
	input: '',
	area: 'h-auto! resize-y py-3',
	select: 'appearance-none pr-11',
	arrow: 'top-3.5 right-3.5',
};

/** A labelled input of a form that the browser sends by itself, with the server's word on it. */
export function PlainField(props: TextProps) {
	const { value, type = 'text', inputMode, autoComplete, maxLength, isOptional, ...wiring } = props;
	const { name, label, hint, error, className } = wiring;
	const field = wireField({ id: name, error, hint, look: LOOK });
	return (
		<Field field={field} label={label} optional={isOptional} className={className}>
			<input
				{...{ name, type, inputMode, autoComplete, maxLength }}
				defaultValue={value ?? ''}
				{...field.input('input')}
			/>
		</Field>
	);
}

type AreaProps = Wiring & { value: string; rows: number; maxLength: number; isOptional?: string };

/** The same for a text of several lines. */
export function PlainArea({ value, rows, maxLength, isOptional, ...wiring }: AreaProps) {
	const { name, label, hint, error, className } = wiring;
	const field = wireField({ id: name, error, hint, look: LOOK });
	return (
		<Field field={field} label={label} optional={isOptional} className={className}>
			<textarea {...{ name, rows, maxLength }} defaultValue={value} {...field.input('area')} />
		</Field>
	);
}

type SelectProps = Wiring & {
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose?: (value: string) => void;
};

/** A labelled native choice of such a form. */
export function PlainSelect({ name, hint, error, onChoose, ...props }: SelectProps) {
	const field = wireField({ id: name, error, hint, look: LOOK });
	return <Select {...props} name={name} field={field} onChange={(event) => onChoose?.(event.currentTarget.value)} />;
}

/** A group of native radios. */
export function PlainChoice({ name, label, hint, error, className, value, options, onChoose }: SelectProps) {
	const field = wireField({ id: name, error, hint, look: LOOK });
	return (
		<fieldset className={className} {...field.aria}>
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
			<FieldNotes field={field} />
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
