import type { i18n } from 'i18next';
import type { BankFault } from '~/domain/agency/bank-fields';

/** The sentence under a field of a bank account (AGENCY-9). */
export function bankFaultText(t: i18n['t'], fault: BankFault): string {
	switch (fault.key) {
		case 'required':
			return t('onboarding:payout.fieldRequired');
		case 'short':
		case 'long':
			return t(`onboarding:payout.${fault.key}`, { count: fault.length });
		case 'pattern':
			return fault.example === null
				? t('onboarding:payout.pattern')
				: t('onboarding:payout.patternLike', { example: fault.example });
		default:
			return t(`onboarding:payout.${fault.key}`);
	}
}
