import type { BrandOrigins } from '~/platform/brand-origins';
import { bareHost } from './bare-host';
import type { BrandProfile } from './brand-profile';

/** Scheme and host at which a brand's links lead to its site; null where none is configured. */
export function configuredOrigin(key: string, origins: BrandOrigins): string | null {
	return origins.get(key) ?? origins.get('*')?.replaceAll('{brand}', key.toLowerCase()) ?? null;
}

/** Names that no other machine can have: a request to one of them was made on this machine. */
export function isLoopback(host: string): boolean {
	const name = bareHost(host);
	return name === 'localhost' || name.endsWith('.localhost') || /^127(?:\.\d+){3}$/.test(name) || name === '::1';
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

const hosts = new WeakMap<Known, Set<string>>();

function hostsOf(profiles: readonly Named[], known: Known): Set<string> {
	const found = hosts.get(known);
	if (found) return found;
	const made = new Set<string>();
	for (const host of known.PRODUCTION_HOSTS) made.add(withoutWww(bareHost(host)));
	for (const { key, match } of profiles) {
		for (const host of match.hosts) made.add(withoutWww(bareHost(host)));
		const origin = configuredOrigin(key, known.BRAND_ORIGINS);
		if (origin) made.add(withoutWww(bareHost(new URL(origin).host)));
	}
	hosts.set(known, made);
	return made;
}

function withoutWww(name: string): string {
	return name.replace(/^www\./, '');
}

/**
 * Where links of a brand lead that leave this site (mails, invitations, documents): its configured origin, never what a Host header says. On this
 * machine's own names, and where nothing is configured, the origin that was visited.
 */
export function linkOrigin(visited: string, brandKey: string, { BRAND_ORIGINS }: Pick<Known, 'BRAND_ORIGINS'>): string {
	if (isLoopback(new URL(visited).host)) return visited;
	return configuredOrigin(brandKey, BRAND_ORIGINS) ?? visited;
}
