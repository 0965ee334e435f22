import type { JOINING_STATES } from '#db/schema/enums';

/**
 * How an invitation stands: its mail or link is out, the hotel has looked at it, has filled in the form, waits for us, has joined, was refused; or its link
 * works no more.
 */
export type InvitationState = 'sent' | 'opened' | 'started' | 'pending' | 'joined' | 'refused' | 'expired' | 'revoked';

type Stored = {
	openedAt: number | null;
	expiresAt: number;
	revokedAt: number | null;
	/** What has come of it; null before the form is filled in. */
	joining: (typeof JOINING_STATES)[number] | null;
};

/** The state of an invitation at an instant, in milliseconds; what the hotel has asked for outlives the link. */
export function invitationState({ openedAt, expiresAt, revokedAt, joining }: Stored, now: number): InvitationState {
	if (joining === 'confirmed') return 'joined';
	if (joining === 'pending' || joining === 'refused') return joining;
	if (revokedAt !== null) return 'revoked';
	if (expiresAt <= now) return 'expired';
	if (joining === 'started') return 'started';
	return openedAt === null ? 'sent' : 'opened';
}

/** Whether an invitation may be sent (again): it has not been used. */
export function canBeSentAgain(state: InvitationState): boolean {
	return !['pending', 'joined', 'refused'].includes(state);
}
