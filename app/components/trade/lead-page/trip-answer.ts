/** The forms of a booking's trip links. */
export const TRIP_INTENTS = ['tripLink', 'tripMail', 'tripEnd', 'tripStop', 'tripResume'] as const;

/** What may be wrong with one of them. */
export const TRIP_ERRORS = ['email', 'sent-already', 'not-booked', 'changed-meanwhile', 'limited', 'failed'] as const;

export type TripError = (typeof TRIP_ERRORS)[number];

/** The answer to a form of a booking's trip links. */
export type TripLinkAnswer = {
	intent: (typeof TRIP_INTENTS)[number];
	kind: 'lead' | 'group';
	error: TripError | null;
	/** As it was typed. */
	email: string;
	/** When, so that the same answer twice is said twice. */
	at: number;
};
