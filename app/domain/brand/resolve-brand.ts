import { bareHost } from './bare-host';
import type { BrandProfile } from './brand-profile';
import { companyWords } from './company-words';

export type BrandSigns = {
	/** Host of the request; port, upper case and a trailing dot are allowed. */
	host: string;
	/** Company of the signed-in user, null for visitors. */
	company: string | null;
	/** Brand an admin pinned to the user's agency, null for none. */
	pinnedKey: string | null;
	/** A user of the trade is signed in, who never gets a consumer brand. */
	isTrade: boolean;
};

/**
 * The brand of a request (BRAND-1), the first that applies:
 * 1. the brand pinned to the agency; an unknown key counts as none
 * 2. the company name (the longest matching phrase)
 * 3. the whole host name
 * 4. the host's first label, `www` aside: `demo-gold.`, `demo.`
 * 5. a word in the host name: partners before the consumer brand, then the longest word
 * 6. the profile with the key `default`, in place of a consumer brand for the trade too; throws RangeError when there is none.
 */
export function resolveBrand(
	{ host, company, pinnedKey, isTrade }: BrandSigns,
	profiles: readonly BrandProfile[],
): BrandProfile {
	const byKey = (key: string) => profiles.find((profile) => profile.key === key);
	const brand =
		(pinnedKey === null ? undefined : byKey(pinnedKey)) ??
		(company === null ? undefined : byCompany(company, profiles)) ??
		byHost(bareHost(host).replace(/^www\./, ''), profiles) ??
		byKey('default');
	const fitting = isTrade && brand?.isB2C ? byKey('default') : brand;
	if (!fitting) throw new RangeError('No default brand profile');
	return fitting;
}

function byCompany(company: string, profiles: readonly BrandProfile[]): BrandProfile | undefined {
	const name = ` ${companyWords(company)} `;
	return longest(
		profiles,
		(profile) => profile.match.companyPhrases,
		(phrase) => name.includes(` ${phrase} `),
	);
}

function byHost(host: string, profiles: readonly BrandProfile[]): BrandProfile | undefined {
	const label = host.includes('.') ? host.slice(0, host.indexOf('.')) : '';
	const hasWord = (word: string) => host.includes(word);
	const words = (isB2C: boolean) => (profile: BrandProfile) => (profile.isB2C === isB2C ? profile.match.hostWords : []);
	return (
		profiles.find((profile) => profile.match.hosts.includes(host)) ??
		profiles.find((profile) => profile.match.hostPrefixes.includes(label)) ??
		longest(profiles, words(false), hasWord) ??
		longest(profiles, words(true), hasWord)
	);
}

function longest(
	profiles: readonly BrandProfile[],
	wordsOf: (profile: BrandProfile) => readonly string[],
	matches: (word: string) => boolean,
): BrandProfile | undefined {
	let best: BrandProfile | undefined;
	let length = 0;
	for (const profile of profiles) {
		for (const word of wordsOf(profile)) {
			if (word.length > length && matches(word)) {
				best = profile;
				length = word.length;
			}
		}
	}
	return best;
}
