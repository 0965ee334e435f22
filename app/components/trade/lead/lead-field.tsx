import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '../../form/error-line';
import { useField } from '../../form/form-context';

type Shared = { name: string; label: string; isOptional?: boolean; hint?: string; className?: string };

type LeadFieldProps = Shared &
	Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'id' | 'defaultValue'> & { before?: ReactNode };

/** A labelled input of a dialog of the trade with its error. */
export function LeadField({ name, label, isOptional, hint, before, className = '', ...props }: LeadFieldProps) {
	const { t } = useTranslation('trade-lead');
	const field = useField(name, hint ? `${name}-hint` : undefined);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="house-form-label">
				{label} {isOptional ? <small>{t('optional')}</small> : null}
			</label>
			<span className={before ? 'house-form-prefixed' : ''}>
				{before}
				<input
					id={field.id}
					name={name}
					type="text"
					defaultValue={field.values[0] ?? ''}
					className="trade-field"
					{...field.aria}
					{...props}
				/>
			</span>
			{hint ? (
				<p id={`${name}-hint`} className="trade-note mt-1">
					{hint}
				</p>
			) : null}
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}

/** The same with several lines. */
export function LeadArea({ name, label, isOptional, className = '' }: Shared) {
	const { t } = useTranslation('trade-lead');
	const field = useField(name);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="house-form-label">
				{label} {isOptional ? <small>{t('optional')}</small> : null}
			</label>
			<textarea
				id={field.id}
				name={name}
				rows={3}
				defaultValue={field.values[0] ?? ''}
				className="trade-field block py-2"
				{...field.aria}
			/>
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}

type LeadSelectProps = Shared & {
	options: readonly { value: string; label: string }[];
	empty?: string;
	onChange?: ComponentPropsWithoutRef<'select'>['onChange'];
};

/** A labelled native choice. */
export function LeadSelect({ name, label, options, empty, isOptional, onChange, className = '' }: LeadSelectProps) {
	const { t } = useTranslation('trade-lead');
	const field = useField(name);
	return (
		<div className={className}>
			<label htmlFor={field.id} className="house-form-label">
				{label} {isOptional ? <small>{t('optional')}</small> : null}
			</label>
			<select
				id={field.id}
				name={name}
				defaultValue={field.values[0] ?? ''}
				onChange={onChange}
				className="trade-field"
				{...field.aria}
			>
				{empty === undefined ? null : <option value="">{empty}</option>}
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</div>
	);
}

/** Fields under a small heading. */
export function LeadGroup({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="house-form-group">
			<legend>{title}</legend>
			{children}
		</fieldset>
	);
}
