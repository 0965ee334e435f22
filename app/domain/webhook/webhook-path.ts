/** The pages of a team's webhooks. */
export const WEBHOOKS_PATH = '/partner/webhooks';

/** The page of one endpoint. */
export function webhookPath(id: string): string {
	return `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`;
}
