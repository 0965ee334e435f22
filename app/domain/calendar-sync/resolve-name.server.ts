import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { isPublicIp } from './calendar-address';

const ANSWER = z.object({ Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional() });

/** Types of DNS records that hold addresses: A and AAAA. */
const ADDRESS_TYPES = [1, 28];

/**
 * Whether a name leads to the public internet alone, asked by DNS over HTTPS (JSON, as Cloudflare's and Google's resolvers answer). A name without any address
 * leads nowhere: false. Throws what `fetch` throws where the resolver does not answer.
 */
export async function leadsToPublic(hostname: string, resolver: string, signal: AbortSignal): Promise<boolean> {
	if (ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))) return true;
	const answers = await Promise.all(
		['A', 'AAAA'].map(async (type) => {
			const query = new URLSearchParams({ name: hostname, type });
			const response = await fetch(`${resolver}?${query}`, {
				headers: { accept: 'application/dns-json' },
				redirect: 'manual',
				signal,
			});
			if (!response.ok) throw new Error(`The resolver answered ${response.status}`);
			return ANSWER.parse(await response.json()).Answer ?? [];
		}),
	);
	const addresses = answers.flat().filter(({ type }) => ADDRESS_TYPES.includes(type));
	return addresses.length > 0 && addresses.every(({ data }) => isPublicIp(data));
}
