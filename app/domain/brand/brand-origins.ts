import { isLoopbackName } from '#db/secure-address';
import type { BrandOrigins } from '~/platform/brand-origins';
import { bareHost } from './bare-host';
import type { BrandProfile } from './brand-profile';

/** Scheme and host at which a brand's links lead to its site: as configured for it, its own first host, or the pattern of all; null where there is none. */
export function configuredOrigin({ key, match }: Named, origins: BrandOrigins): string | null {
	const host = match.hosts.find((name) => !isLoopback(name));
	return (
		origins.get(key) ??
		(host ? `https://${host}` : (origins.get('*')?.replaceAll('{brand}', key.toLowerCase()) ?? null))
	);
}

/** Names that no other machine can have: a request to one of them was made on this machine. */
export function isLoopback(host: string): boolean {
	return isLoopbackName(bareHost(host));
}

type Named = Pick<BrandProfile, 'key' | 'match'>;
type Known = { BRAND_ORIGINS: BrandOrigins; PRODUCTION_HOSTS: ReadonlySet<string> };

/**
 * Whether the site answers at this host (BRAND-17): at the brands' configured origins and hosts, the production hosts, with or without
 * `www.`, and at this machine's own names. Where neither is configured, at every host.
 */
export function isKnownHost(host: string, profiles: readonly Named[], known: Known): boolean {
	if (known.BRAND_ORIGINS.size === 0 && known.PRODUCTION_HOSTS.size === 0) return true;
	return isLoopback(host) || hostsOf(profiles, known).has(withoutWww(bareHost(host)));
}

const hosts = new WeakMap<readonly Named[], { known: Known; names: Set<string> }>();

function hostsOf(profiles: readonly Named[], known: Known): Set<string> {
	const found = hosts.get(profiles);
	if (found?.known === known) return found.names;
	const made = new Set<string>();
	for (const host of known.PRODUCTION_HOSTS) made.add(withoutWww(bareHost(host)));
	for (const profile of profiles) {
		for (const host of profile.match.hosts) made.add(withoutWww(bareHost(host)));
		const origin = configuredOrigin(profile, known.BRAND_ORIGINS);
		if (origin) made.add(withoutWww(bareHost(new URL(origin).host)));
	}
	hosts.set(profiles, { known, names: made });
	return made;
}

function withoutWww(name: string): string {
	return name.replace(/^www\./, '');
}

/**
 * Where links of a brand lead that leave this site (mails, invitations, documents): its configured origin or own host, never what a Host header says.
 * On this machine's own names, and where there is neither, the origin that was visited.
 */
export function linkOrigin(visited: string, brand: Named, { BRAND_ORIGINS }: Pick<Known, 'BRAND_ORIGINS'>): string {
	if (isLoopback(new URL(visited).host)) return visited;
	return configuredOrigin(brand, BRAND_ORIGINS) ?? visited;
}
