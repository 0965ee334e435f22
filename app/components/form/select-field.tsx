import type { ChangeEvent } from 'react';
import { Icon } from '../ui/icon';
import { ErrorLine } from './error-line';
import { useField } from './form-context';
import { boxClass } from './text-field';

export type Option = { value: string; label: string };

type SelectFieldProps = {
	name: string;
	label: string;
	options: readonly Option[];
	/** The default when no value was submitted. */
	fallback?: string;
	onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
	className?: string;
};

/** A labelled native choice with its error. */
export function SelectField({ name, label, options, fallback = '', onChange, className = '' }: SelectFieldProps) {
	const field = useField(name);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<span className="relative block">
				<select
					id={field.id}
					name={name}
					defaultValue={field.values[0] ?? fallback}
					onChange={onChange}
					className={`tabular h-13 appearance-none pr-11 ${boxClass(field.error !== null)}`}
					{...field.aria}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Icon name="chevronDown" className="pointer-events-none absolute top-4 right-4" />
			</span>
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}
