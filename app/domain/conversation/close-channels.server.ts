import type { Settings } from '~/platform/env';
import { ANYTHING, askStream, streamKeys } from './stream-api.server';

const PER_CALL = 100;

/**
 * Where this deployment uses Stream, deletes the channels of conversations there for good, with all that was said and sent; those that are
 * not there are passed over. Throws DomainError 'unavailable'.
 */
export async function closeChannels(settings: Settings, conversationIds: readonly string[]): Promise<void> {
	const keys = streamKeys(settings);
	if (!keys) return;
	for (let from = 0; from < conversationIds.length; from += PER_CALL) {
		const cids = conversationIds.slice(from, from + PER_CALL).map((id) => `messaging:${id}`);
		await askStream(keys, '/channels/delete', { cids, hard_delete: true }, ANYTHING);
	}
}
