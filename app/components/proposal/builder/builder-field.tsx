import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposalError } from '~/domain/proposal/read-proposal-form';
import { TEXT_AREA } from '../../trade/parts/field-label';

type FieldProps = {
	name: string;
	label: string;
	value: string;
	onChange: (value: string) => void;
	error?: ProposalError | undefined;
	hint?: ReactNode;
	type?: 'text' | 'email' | 'date' | 'time';
	maxLength?: number;
	lang?: string;
	autoComplete?: string;
	rows?: number;
	min?: string;
	max?: string;
	className?: string;
};

/** A field of the draft, with its hint or what is wrong with it; `builder-<name>` is its id, so that a check can lead to it. */
export function BuilderField(props: FieldProps) {
	const { name, label, value, onChange, error, hint, rows, type = 'text', className = '', ...more } = props;
	const { t } = useTranslation('trade-proposals');
	const note = useId();
	const change = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value);
	const shared = {
		...{ id: `builder-${name}`, name, value, ...more },
		onChange: change,
		// A client who is taken from the suggestions is written into the fields by script, which React's own change does not hear.
		onInput: change,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error || hint ? note : undefined,
	};
	return (
		<div className={`grid min-w-0 content-start gap-1 ${className}`}>
			<label htmlFor={shared.id} className="text-note text-ink2">
				{label}
			</label>
			{rows ? (
				<textarea {...shared} rows={rows} className={`${TEXT_AREA} builder-letter`} />
			) : (
				<input {...shared} type={type} className="trade-field" />
			)}
			{error || hint ? (
				<p id={note} className={error ? 'text-note text-err' : 'trade-note'}>
					{error ? t(`builder.errors.${error}`) : hint}
				</p>
			) : null}
		</div>
	);
}
