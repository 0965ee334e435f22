import type { BrandProfile } from '../brand/brand-profile';
import { type BrandTokens, brandTokens } from '../brand/brand-tokens';
import type { Wording } from '../brand/wording';

/** What a mail shows of a brand; colours are `#rrggbb`. */
export type MailBrand = {
	key: string;
	name: string;
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
