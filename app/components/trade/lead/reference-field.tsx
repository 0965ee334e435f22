import { useTranslation } from 'react-i18next';
import type { ReferenceField as Reference } from '~/domain/brand/brand-profile';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import { useForm } from '../../form/form-context';
import { fieldText } from '../../form/form-state';
import { PrefixedField } from './prefixed-field';
import { referenceKey } from './reference-key';

type ReferenceFieldProps = { name: 'tls' | 'cc'; field: Reference };

/** A reference under the brand's name for it (LEAD-9); a prefix is shown before the field and added automatically. */
export function ReferenceField({ name, field }: ReferenceFieldProps) {
	const { t } = useTranslation('trade-lead');
	const { prefix } = field;
	const key = referenceKey(field.name);
	const saved = fieldText(useForm().state.values, name);
	const bare =
		prefix && saved.toUpperCase().startsWith(prefix.toUpperCase()) ? saved.slice(prefix.length).trimStart() : saved;
	return (
		<PrefixedField
			name={name}
			label={key ? t(key) : field.name}
			optional={field.isRequired ? undefined : t('optional')}
			prefix={prefix}
			defaultValue={bare}
			maxLength={LEAD_LIMITS.reference}
			autoComplete="off"
			hint={prefix ? t('prefixHint', { prefix }) : undefined}
		/>
	);
}
