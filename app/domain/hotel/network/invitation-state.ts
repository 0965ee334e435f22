/** How an invitation stands: its mail or link is out, the hotel has looked at it, or its link works no more. */
export type InvitationState = 'sent' | 'opened' | 'expired';

/** The state of an invitation at an instant; one that was opened in time stays so. Instants in milliseconds. */
export function invitationState(
	{ openedAt, expiresAt }: { openedAt: number | null; expiresAt: number },
	now: number,
): InvitationState {
	if (openedAt !== null) return 'opened';
	return expiresAt <= now ? 'expired' : 'sent';
}
