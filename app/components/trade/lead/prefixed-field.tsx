import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../../form/field';
import { useField } from '../../form/form-context';
import type { TextField } from '../../form/text-field';
import { FIELD_PREFIXED } from '../parts/field-label';

type PrefixedFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'prefix'> & { prefix: string | null };

/** A text field with a prefix that is not typed, such as a currency. */
export function PrefixedField({ name, label, hint, optional, prefix, className, ...props }: PrefixedFieldProps) {
	const field = useField(name, hint);
	return (
		<Field field={field} label={label} optional={optional} className={className}>
			<span className={prefix ? FIELD_PREFIXED : undefined}>
				{prefix ? <span aria-hidden="true">{prefix}</span> : null}
				<input name={name} type="text" defaultValue={field.values[0] ?? ''} {...field.input('input')} {...props} />
			</span>
		</Field>
	);
}
