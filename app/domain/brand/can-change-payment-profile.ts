import { bareHost } from './bare-host';
import type { BrandProfile } from './brand-profile';

/** Whether agents may choose the payment profile: the brand allows it and, where it says so, the host is local (BRAND-9). */
export function canChangePaymentProfile(profile: BrandProfile, host: string): boolean {
	if (!profile.paymentProfile.canBeChanged) return false;
	return !profile.paymentProfile.isLocalhostOnly || isLocalhost(bareHost(host));
}

function isLocalhost(host: string): boolean {
	return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '::1';
}
