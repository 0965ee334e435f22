import * as z from 'zod';
import { isSecureAddress } from '#db/secure-address';

/** `LIBSQL_REPLICA_URLS`: addresses separated by commas, none where it is empty. */
export const replicaUrls = z
	.string()
	.default('')
	.transform((value, context) => {
		try {
			return parseReplicaUrls(value);
		} catch (error) {
			context.addIssue({ code: 'custom', message: (error as Error).message });
			return z.NEVER;
		}
	});

/** Throws for what is no address. */
function parseReplicaUrls(value: string): readonly string[] {
	const urls = value
		.split(',')
		.map((url) => url.trim().replace(/\/$/, ''))
		.filter(Boolean);
	for (const url of urls)
		if (!/^(?:libsql|https?):\/\/[^/,\s]+$/.test(url) || !isSecureAddress(url))
			throw new Error('LIBSQL_REPLICA_URLS has to be addresses such as https://replica.example, separated by commas');
	return [...new Set(urls)];
}
