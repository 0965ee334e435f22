import { bareHost } from './bare-host';

/**
 * Scheme and host of canonical links: the current host with `www.` before it on production hosts, never twice, and
 * never before `localhost` or `demo.` hosts, where the host stands as it is (BRAND-20).
 */
export function canonicalOrigin(origin: string, isIndexable: boolean): string {
	if (!isIndexable) return origin;
	const { protocol, host } = new URL(origin);
	const name = bareHost(host);
	const stays = /^(www|demo)\./.test(name) || name === 'localhost' || /^[\d.]+$/.test(name) || !name.includes('.');
	if (stays || name.endsWith('.localhost')) return origin;
	return `${protocol}//www.${host}`;
}
