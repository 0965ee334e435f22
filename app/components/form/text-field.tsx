import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldLook } from './field';
import { useField } from './form-context';

/** Look of every input on guests' pages; 16 px text, so that phones do not zoom. */
export function boxClass(isInvalid: boolean): string {
	return `w-full min-w-0 rounded-sm border px-4 text-[1.0625rem] placeholder:text-ink2 lg:text-body ${isInvalid ? 'border-err bg-err-bg/30 inset-ring inset-ring-err' : 'border-field bg-sheet'}`;
}

export const GUEST_LOOK: FieldLook = {
	label: 'mb-1.5 block text-label text-ink2',
	hint: 'mt-1.5 text-label text-ink2',
	box: boxClass,
	input: 'h-13',
	area: 'block py-3',
	select: 'tabular h-13 appearance-none pr-11',
	arrow: 'top-4 right-4',
};

type Shared = {
	name: string;
	label: string;
	hint?: string | undefined;
	/** The word that says the field may stay empty. */
	optional?: string | undefined;
};

type InputProps = Shared & ComponentPropsWithoutRef<'input'>;
type AreaProps = Shared & ComponentPropsWithoutRef<'textarea'>;

/** A labelled input of one line with its error. */
export function TextField({ name, label, hint, optional, className, ...props }: InputProps) {
	const field = useField(name, hint);
	return (
		<Field field={field} label={label} optional={optional} className={className}>
			<input name={name} type="text" defaultValue={field.values[0] ?? ''} {...field.input('input')} {...props} />
		</Field>
	);
}

/** A labelled input of several lines with its error. */
export function TextArea({ name, label, hint, optional, className, ...props }: AreaProps) {
	const field = useField(name, hint);
	return (
		<Field field={field} label={label} optional={optional} className={className}>
			<textarea name={name} rows={3} defaultValue={field.values[0] ?? ''} {...field.input('area')} {...props} />
		</Field>
	);
}
