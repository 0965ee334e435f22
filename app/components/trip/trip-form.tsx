import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '~/domain/form/field-error';
import type { GuestConflict } from '~/domain/rooming/rooming-merge';

type FieldProps = {
	name: string;
	label: string;
	value: string;
	error?: FieldError | undefined;
	/** What others have saved in it meanwhile. */
	conflict?: GuestConflict | undefined;
	/** Shown in the place of what `conflict` names, for fields whose values are keys. */
	theirs?: string;
	/** Its id where several forms of a page have a field of the name. */
	idAs?: string;
	/** Read out with the label, for a field that stands once for each guest. */
	of?: string;
	className?: string;
};

type TextFieldProps = FieldProps & {
	type?: 'text' | 'time' | 'date' | 'email' | 'tel';
	inputMode?: 'numeric' | 'decimal';
	maxLength?: number;
	isRequired?: boolean;
	autoComplete?: string;
	placeholder?: string;
	/** Of days, `YYYY-MM-DD`. */
	min?: string;
	max?: string;
	/** Id of a list of suggestions. */
	list?: string;
};

/** A labelled input with its error, and with what another person has written into it meanwhile. */
export function TripTextField(props: TextFieldProps) {
	const {
		name,
		value,
		type = 'text',
		inputMode,
		maxLength = 200,
		isRequired,
		autoComplete = 'off',
		placeholder,
		list,
		min,
		max,
	} = props;
	return (
		<FieldFrame {...props}>
			{(aria) => (
				<input
					{...aria}
					name={name}
					type={type}
					defaultValue={value}
					inputMode={inputMode}
					maxLength={type === 'text' ? maxLength : undefined}
					required={isRequired}
					autoComplete={autoComplete}
					placeholder={placeholder}
					list={list}
					min={min}
					max={max}
					className="trip-field"
				/>
			)}
		</FieldFrame>
	);
}

type SelectProps = FieldProps & { options: readonly (readonly [value: string, label: string])[]; isRequired?: boolean };

/** The same as a choice. */
export function TripSelect(props: SelectProps) {
	const { name, value, options, isRequired } = props;
	return (
		<FieldFrame {...props}>
			{(aria) => (
				<select {...aria} name={name} defaultValue={value} required={isRequired} className="trip-field select-box">
					{options.map(([key, label]) => (
						<option key={key} value={key}>
							{label}
						</option>
					))}
				</select>
			)}
		</FieldFrame>
	);
}

type Aria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

function FieldFrame(props: FieldProps & { children: (aria: Aria) => ReactNode }) {
	const { name, idAs, label, error, conflict, theirs, of, className = '', children } = props;
	const { t } = useTranslation(['trip', 'form-error']);
	const id = `trip-${(idAs ?? name).replaceAll('.', '-')}`;
	const isMarked = error !== undefined || conflict !== undefined;
	return (
		<div className={`grid min-w-0 content-start gap-1 ${className}`}>
			<label htmlFor={id} className="text-ink2 text-small">
				{label}
				{of ? <span className="sr-only">, {of}</span> : null}
			</label>
			{children({ id, 'aria-invalid': isMarked || undefined, 'aria-describedby': isMarked ? `${id}-note` : undefined })}
			{isMarked ? (
				<p id={`${id}-note`} className="text-err text-small">
					{error ? t(`form-error:${error.key}`, { ...error.values }) : null}
					{conflict
						? conflict.theirs === ''
							? t('error.theirsEmpty')
							: t('error.theirs', { value: theirs ?? conflict.theirs })
						: null}
				</p>
			) : null}
		</div>
	);
}
