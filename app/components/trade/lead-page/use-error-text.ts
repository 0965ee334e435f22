import { useTranslation } from 'react-i18next';
import type { FieldError } from '~/domain/form/field-error';

/** The sentence for an error of a field. */
export function useErrorText(): (error: FieldError) => string {
	const { t } = useTranslation('form-error');
	return ({ key, values }) => t(key, { ...values });
}
