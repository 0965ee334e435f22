import { RECIPIENT_FIELDS } from '~/domain/invoice/recipient-fields';

/** The forms of a lead's payments; `payRecord`, `payReverse`, `payWaive`, `payDeposit`, `payBack` and `payIssue` are the team's. */
export const MONEY_INTENTS = [
	'payLink',
	'payMail',
	'payWithdraw',
	'payStop',
	'payResume',
	'payRecord',
	'payReverse',
	'payWaive',
	'payRecipient',
	'payDeposit',
	'payBack',
	'payIssue',
] as const;

export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

/** Errors that stand at their own field. */
export const MONEY_FIELDS = ['email', 'amount', 'day', ...RECIPIENT_FIELDS] as const;

/** What may be wrong with one of them. */
export const MONEY_ERRORS = [
	...MONEY_FIELDS,
	'nothing-open',
	'sent-already',
	'not-booked',
	'already-booked',
	'changed-meanwhile',
	'deposit-settled',
	'nothing-due',
	'invoice-held',
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
	typed: Partial<Record<(typeof MONEY_FIELDS)[number], string>>;
	/** When, so that the same answer twice is said twice. */
	at: number;
};
