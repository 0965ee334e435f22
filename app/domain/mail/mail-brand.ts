import type { BrandProfile } from '../brand/brand-profile';
import { type BrandTokens, brandTokens } from '../brand/brand-tokens';
import type { CorporateDesign } from '../brand/with-corporate-design';
import type { Wording } from '../brand/wording';
import { headerText } from './header-text';
import { withoutLinks } from './messages/without-links';

/** What a mail shows of a brand; colours are `#rrggbb`. */
export type MailBrand = {
	key: string;
	name: string;
	/** What the mail is headed with; the brand's name where nothing is said. */
	wordmark?: string;
	email: string;
	/** As people read it: `+43 5574 900 420`. */
	phone: string;
	postalAddress: string;
	/** Scheme and host of the brand's site, without a slash at the end. */
	origin: string;
	/** Its own messages (BRAND-14). */
	wording: Wording;
	colors: Pick<
		BrandTokens,
		| 'main'
		| 'inverted-font'
		| 'dim'
		| 'accent'
		| 'on-accent'
		| 'accent-ink'
		| 'accent-on-dark'
		| 'paper'
		| 'sheet'
		| 'light1'
		| 'ink'
		| 'ink2'
		| 'heading'
		| 'line'
		| 'price'
	>;
};

/** The brand of a mail from a profile; `origin` is scheme and host of the site that the reader knows. */
export function mailBrand(profile: BrandProfile, origin: string): MailBrand {
	return {
		key: profile.key,
		name: profile.name,
		email: profile.email,
		phone: `${profile.phone.countryCode} ${profile.phone.number}`,
		postalAddress: profile.postalAddress,
		origin: origin.replace(/\/+$/, ''),
		wording: profile.wording,
		colors: brandTokens(profile),
	};
}

type Sender = { name: string; design: CorporateDesign | null };

/**
 * The same of a mail from an agency to its client; `profile` has the agency's design over it. Where the agency's own logo stands in the place of
 * the brand's on the client's page, the mail is headed with the agency's name.
 */
export function agencyMailBrand(profile: BrandProfile, origin: string, agency: Sender | null): MailBrand {
	const brand = mailBrand(profile, origin);
	const hasOwnLogo = Boolean(agency?.design?.logoUrl) && profile.logoSrc === agency?.design?.logoUrl;
	return agency && hasOwnLogo ? { ...brand, wordmark: headerText(withoutLinks(agency.name), 60) } : brand;
}
