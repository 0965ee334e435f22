import type { i18n } from 'i18next';
import type { BankError } from '~/domain/agency/bank-fields';

/** The sentence under a field of a bank account (AGENCY-9). */
export function bankErrorText(t: i18n['t'], error: BankError): string {
	switch (error.key) {
		case 'required':
			return t('onboarding:payout.fieldRequired');
		case 'short':
		case 'long':
			return t(`onboarding:payout.${error.key}`, { count: error.length });
		case 'pattern':
			return error.example === null
				? t('onboarding:payout.pattern')
				: t('onboarding:payout.patternLike', { example: error.example });
		default:
			return t(`onboarding:payout.${error.key}`);
	}
}
