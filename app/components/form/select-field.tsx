import type { ChangeEvent } from 'react';
import { Icon } from '../ui/icon';
import { Field, type FieldWiring } from './field';
import { useField } from './form-context';

export type Option = { value: string; label: string };

type SelectFieldProps = {
	name: string;
	label: string;
	options: readonly Option[];
	/** The default when no value was submitted. */
	fallback?: string;
	hint?: string | undefined;
	/** The word that says the field may stay empty. */
	optional?: string | undefined;
	onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
	className?: string;
};

/** A labelled native choice with its error. */
export function SelectField({ name, fallback = '', hint, ...props }: SelectFieldProps) {
	const field = useField(name, hint);
	return <Select {...props} name={name} field={field} value={field.values[0] ?? fallback} />;
}

type SelectProps = Omit<SelectFieldProps, 'hint' | 'fallback'> & { field: FieldWiring; value: string };

/** The same for a form without a context. */
export function Select({ name, field, value, label, options, optional, onChange, className }: SelectProps) {
	const { look } = field;
	const select = (
		<select name={name} defaultValue={value} onChange={onChange} {...field.input('select')}>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
	return (
		<Field field={field} label={label} optional={optional} className={className}>
			{look.arrow ? (
				<span className="relative block">
					{select}
					<Icon name="chevronDown" className={`pointer-events-none absolute ${look.arrow}`} />
				</span>
			) : (
				select
			)}
		</Field>
	);
}
