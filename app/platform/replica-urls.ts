import { isSecureAddress } from '#db/secure-address';

/** The addresses of replicas, separated by commas; throws for what is none. */
export function parseReplicaUrls(value: string): readonly string[] {
	const urls = value
		.split(',')
		.map((url) => url.trim().replace(/\/$/, ''))
		.filter(Boolean);
	for (const url of urls)
		if (!/^(?:libsql|https?):\/\/[^/,\s]+$/.test(url) || !isSecureAddress(url))
			throw new Error('LIBSQL_REPLICA_URLS has to be addresses such as https://replica.example, separated by commas');
	return [...new Set(urls)];
}
