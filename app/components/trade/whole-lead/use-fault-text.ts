import { useTranslation } from 'react-i18next';
import type { Fault } from '~/domain/enquiry/fault';

/** The sentence for a fault of a field. */
export function useFaultText(): (fault: Fault) => string {
	const { t } = useTranslation('enquiry');
	return ({ key, values }) => t(`error.${key}` as 'error.invalid', { ...values });
}
