import type { ChangeEvent, ReactNode } from 'react';
import { ErrorLine } from './error-line';
import { useField } from './form-context';

type CheckFieldProps = {
	name: string;
	children: ReactNode;
	isRequired?: boolean;
	onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
	className?: string;
};

/** A box to tick with its words and its error; the whole line is the target. */
export function CheckField({ name, children, isRequired, onChange, className = '' }: CheckFieldProps) {
	const field = useField(name);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="flex min-h-11 items-start gap-3 py-2 lg:min-h-0 lg:py-1">
				<input
					id={field.id}
					name={name}
					type="checkbox"
					defaultChecked={field.values[0] === 'on'}
					required={isRequired}
					onChange={onChange}
					className={`check mt-[3px] ${field.error ? 'border-2 border-err' : ''}`}
					{...field.aria}
				/>
				<span>{children}</span>
			</label>
			{field.error ? (
				<ErrorLine id={field.errorId} className="mb-1">
					{field.error}
				</ErrorLine>
			) : null}
		</div>
	);
}
