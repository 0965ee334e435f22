import { lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { LOG_MS } from './webhook-limits';

/** Forgets deliveries older than the log goes back, with their attempts, and secrets that sign no more (HOOK-6). */
export async function purgeWebhooks(db: Database, now: number): Promise<void> {
	await db.batch([
		db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, now - LOG_MS)),
		db
			.update(webhookEndpoint)
			.set({ oldSecret: null, oldSecretUntil: null })
			.where(lt(webhookEndpoint.oldSecretUntil, now)),
	]);
}
