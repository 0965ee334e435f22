/** The forms of a lead's payments; `payRecord`, `payReverse` and `payWaive` are the team's. */
export const MONEY_INTENTS = [
	'payLink',
	'payMail',
	'payWithdraw',
	'payStop',
	'payResume',
	'payRecord',
	'payReverse',
	'payWaive',
] as const;

/** What may be wrong with one of them. */
export const MONEY_ERRORS = [
	'email',
	'amount',
	'day',
	'nothing-open',
	'sent-already',
	'not-booked',
	'already-booked',
	'changed-meanwhile',
	'limited',
	'failed',
] as const;

export type MoneyError = (typeof MONEY_ERRORS)[number];

/** The answer to a form of a lead's payments; submitted values are returned with an error. */
export type MoneyAnswer = {
	intent: (typeof MONEY_INTENTS)[number];
	/** Public id of the instalment or payment; '' for the booking as a whole. */
	row: string;
	error: MoneyError | null;
	/** Of the link that was asked for. */
	url: string | null;
	typed: Partial<Record<'email' | 'amount' | 'day', string>>;
	/** When, so that the same answer twice is said twice. */
	at: number;
};
