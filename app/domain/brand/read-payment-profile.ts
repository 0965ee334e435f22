import { PAYMENT_PROFILES } from '#db/schema/enums';
import type { PaymentProfile } from './brand-profile';

/**
 * The payment profile that a form sends (BRAND-9): who pays, and with the agency the ticked box 'Booking will be packaged' as a second
 * value; without one the choice of the agency is AgencyPaysStandAloneRate.
 */
export function readPaymentProfile(sent: readonly string[]): PaymentProfile | undefined {
	const [who, box] = sent.filter(isProfile);
	return who === 'AgencyPaysStandAloneRate' && box === 'AgencyPaysPackageRate' ? box : who;
}

function isProfile(text: string): text is PaymentProfile {
	return (PAYMENT_PROFILES as readonly string[]).includes(text);
}
