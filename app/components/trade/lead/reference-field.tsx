import { useTranslation } from 'react-i18next';
import type { ReferenceField as Field } from '~/domain/brand/brand-profile';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import { ErrorLine } from '../../form/error-line';
import { useField } from '../../form/form-context';
import { referenceKey } from './reference-key';

type ReferenceFieldProps = { name: 'tls' | 'cc'; field: Field };

/** A reference under the brand's name for it (LEAD-9); a prefix is shown before the field and added automatically. */
export function ReferenceField({ name, field }: ReferenceFieldProps) {
	const { t } = useTranslation('trade-lead');
	const { prefix } = field;
	const key = referenceKey(field.name);
	const wiring = useField(name, prefix ? `${name}-hint` : undefined);
	const saved = wiring.values[0] ?? '';
	const bare =
		prefix && saved.toUpperCase().startsWith(prefix.toUpperCase()) ? saved.slice(prefix.length).trimStart() : saved;
	return (
		<div>
			<label htmlFor={wiring.id} className="house-form-label">
				{key ? t(key) : field.name} {field.isRequired ? null : <small>{t('optional')}</small>}
			</label>
			<span className={prefix ? 'house-form-prefixed' : ''}>
				{prefix ? <span aria-hidden="true">{prefix}</span> : null}
				<input
					id={wiring.id}
					name={name}
					type="text"
					defaultValue={bare}
					maxLength={LEAD_LIMITS.reference}
					autoComplete="off"
					className="trade-field"
					{...wiring.aria}
				/>
			</span>
			{prefix ? (
				<p id={`${name}-hint`} className="trade-note mt-1">
					{t('prefixHint', { prefix })}
				</p>
			) : null}
			{wiring.error ? <ErrorLine id={wiring.errorId}>{wiring.error}</ErrorLine> : null}
		</div>
	);
}
