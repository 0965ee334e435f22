import { BRAND_COLORS, BRAND_LISTS, BRAND_SWITCHES, settingAt } from '~/domain/brand/brand-fields';
import type { BrandSettings } from '~/domain/brand/brand-profile';

/** What the page of a brand sends when nothing is typed: every field of the form, without its files. */
export function brandFields(
	{ name, teamEmail, ...rest }: { name: string; teamEmail: string; key?: string; version?: number },
	settings: BrandSettings,
): Record<string, string> {
	const fields: Record<string, string> = { name, teamEmail };
	if (rest.key !== undefined) fields.key = rest.key;
	if (rest.version !== undefined) fields.version = String(rest.version);
	for (const place of BRAND_COLORS) fields[place] = String(settingAt(settings, place) ?? '');
	for (const place of BRAND_LISTS) fields[place] = (settingAt(settings, place) as string[]).join('\r\n');
	const flags = [
		...BRAND_SWITCHES,
		'menuBar.areColorsInverted',
		'paymentProfile.canBeChanged',
		'paymentProfile.isLocalhostOnly',
		'bookingReference.isRequired',
		'clientReference.isRequired',
	];
	for (const place of flags) if (settingAt(settings, place) === true) fields[place] = 'on';
	if (settings.paymentProfile.cardOnFile) fields['paymentProfile.cardOnFile'] = 'on';
	const texts = ['email', 'phone.countryCode', 'phone.number', 'postalAddress', 'companyRegister', 'vatId'];
	const references = ['bookingReference', 'clientReference'].flatMap((each) => [`${each}.name`, `${each}.prefix`]);
	const account = ['holder', 'iban', 'bic', 'bank'].map((each) => `bankAccount.${each}`);
	for (const place of [...texts, ...references, ...account, 'bookingNumberPrefix', 'paymentProfile.default'])
		fields[place] = String(settingAt(settings, place) ?? '');
	if (settings.affiliate) {
		fields.isAffiliate = 'on';
		fields['affiliate.programId'] = settings.affiliate.programId ?? '';
		if (settings.affiliate.areColorsInverted) fields['affiliate.areColorsInverted'] = 'on';
	}
	return fields;
}
