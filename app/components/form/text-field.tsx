import type { ComponentPropsWithoutRef } from 'react';
import { ErrorLine } from './error-line';
import { useField } from './form-context';

/** Look of every input of a form; 16 px text, so that phones do not zoom. */
export function boxClass(isInvalid: boolean): string {
	return `w-full min-w-0 rounded-sm border px-4 text-[1.0625rem] placeholder:text-ink2 lg:text-body ${isInvalid ? 'border-err bg-err-bg/30 inset-ring inset-ring-err' : 'border-field bg-sheet'}`;
}

type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'id' | 'defaultValue'> & {
	name: string;
	label: string;
	hint?: string;
};

/** A labelled input of one line with its error. */
export function TextField({ name, label, hint, type = 'text', className = '', ...props }: TextFieldProps) {
	const field = useField(name, hint ? `${name}-hint` : undefined);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<input
				id={field.id}
				name={name}
				type={type}
				defaultValue={field.values[0] ?? ''}
				className={`h-13 ${boxClass(field.error !== null)}`}
				{...field.aria}
				{...props}
			/>
			{hint ? (
				<p id={`${name}-hint`} className="mt-1.5 text-label text-ink2">
					{hint}
				</p>
			) : null}
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'id' | 'defaultValue'> & {
	name: string;
	label: string;
};

/** A labelled input of several lines with its error. */
export function TextArea({ name, label, className = '', rows = 3, ...props }: TextAreaProps) {
	const field = useField(name);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<textarea
				id={field.id}
				name={name}
				rows={rows}
				defaultValue={field.values[0] ?? ''}
				className={`block py-3 ${boxClass(field.error !== null)}`}
				{...field.aria}
				{...props}
			/>
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}
