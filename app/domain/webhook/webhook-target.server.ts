import type { Settings } from '~/platform/env';
import { type AddressFault, readCalendarAddress } from '../calendar-sync/calendar-address';
import { leadsToPublic } from '../calendar-sync/resolve-name.server';

export type TargetSettings = Pick<Settings, 'WEBHOOK_LOCAL_ORIGIN' | 'DNS_RESOLVER_URL'>;

/**
 * The address of an endpoint as it may be asked: by the rules of channels' calendars (CHANNEL-3), whose names are resolved each time. Throws what `fetch` throws where
 * the resolver does not answer.
 */
export async function webhookTarget(
	address: string,
	settings: TargetSettings,
	signal: AbortSignal,
): Promise<{ url: URL } | { fault: AddressFault }> {
	const read = readCalendarAddress(address, settings.WEBHOOK_LOCAL_ORIGIN);
	if ('fault' in read || read.url.origin === settings.WEBHOOK_LOCAL_ORIGIN) return read;
	return (await leadsToPublic(read.url.hostname, settings.DNS_RESOLVER_URL, signal)) ? read : { fault: 'private' };
}
