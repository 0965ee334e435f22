import { json } from '@remix-run/cloudflare';
import type { Outcome } from '~/components/trade/page/outcome';
import type { ShownReview } from '~/domain/payment/review-instalments.server';
import { DomainError } from '~/platform/errors';
import { everyRefusal, formErrorOf } from './form-error.server';

/** Reasons that the tables have texts for; other errors go by their code. */
const REASONS = [
	'changed-meanwhile',
	'instalments-unseen',
	'instalments-changed',
	'no-longer-available',
	'unregistered',
	'no-such-move',
	'no-such-step',
	'same-nights',
	'reminders-stopped',
	'reminded-today',
	'no-address',
	'nights-held',
	'price-needed',
	'price-range',
	'no-price',
	'own-role',
	'admin-meant',
	'operator-needed',
	'no-such-agency',
	'no-such-operator',
	'option-end',
	'reason-needed',
	'client-needed',
	'invited-already',
	'email',
	'key-name',
	'key-scopes',
	'key-person',
	'keys-full',
	'webhook-address',
	'webhook-https',
	'webhook-private',
	'webhook-events',
	'webhooks-full',
	'webhook-paused',
	'webhook-not-taken',
	'member-already',
	'invitations-full',
	'last-manager',
	'own-membership',
	'colleague-needed',
	'own-account',
	'away-until',
	'no-such-colleague',
	'sent-today',
	'joined-already',
	'no-such-hotel',
	'agencies',
	'nothing-due',
	'invoice-held',
	'no-account',
	'no-bank',
	'own-run',
	'own-refund',
	'deposit-settled',
	'month-closed',
	'month',
	'month-order',
	'month-running',
	'month-differs',
	'entries-open',
	'holder',
	'iban',
	'bic',
	'objected',
	'account-changed',
	'in-payout-run',
	'placeholders',
	'too-many-messages',
	'too-long',
	'reply-length',
	'no-such-message',
	'amount',
	'day',
	'not-booked',
	'already-booked',
	'sum',
	'other-currency',
	'was-reversal',
	'no-choice',
	'nothing-sure',
	'card-fee',
	'card-balance',
	'just-read',
	'calendar-not-read',
	'proposal-full',
	'hold-until',
	'nights-taken',
];

const WORDS = Object.fromEntries([...REASONS, ...Object.keys(everyRefusal(''))].map((word) => [word, word]));

type Sent = { row: string; done: string; form: FormData; now: number };

/** Runs a verb and returns its result; rethrows unexpected errors. Submitted values are returned with an error. */
export async function answerVerb({ row, done, form, now }: Sent, verb: () => Promise<unknown>) {
	try {
		await verb();
		return json<Outcome>({ row, text: done, isDone: true, typed: {}, at: now });
	} catch (error) {
		const { word, status } = formErrorOf(error, WORDS);
		return json<Outcome>({ row, text: word, isDone: false, typed: typedIn(form), at: now }, { status });
	}
}

/** The same answer with more beside its outcome, which no cache may keep: a secret that is shown this once. */
export async function withShownOnce<More extends object>(answer: Awaited<ReturnType<typeof answerVerb>>, more: More) {
	return json<Outcome & More>(
		{ ...(await answer.json()), ...more },
		{ status: answer.status, headers: { 'cache-control': 'no-store' } },
	);
}

type Reviewed = {
	/** What the change makes of the instalments; null where they stay. */
	preview: () => Promise<ShownReview | null>;
	/** Writes it, as long as that is still what it makes of them. */
	verb: (seenInstalments: string | undefined) => Promise<unknown>;
};

/**
 * The same for a change of a booking: what it makes of the instalments is shown first, and written once the form names what was shown (`instalments`).
 */
export async function answerReviewed(sent: Sent, { preview, verb }: Reviewed) {
	const seen = textOf(sent.form, 'instalments');
	let shown: ShownReview | null = null;
	const answer = await answerVerb(sent, async () => {
		shown = await preview();
		if (shown && shown.key !== seen)
			throw new DomainError('conflict', 'Instalments to be confirmed', {
				reason: seen === '' ? 'instalments-unseen' : 'instalments-changed',
			});
		await verb(shown?.key);
	});
	return shown && !answer.ok
		? json<Outcome>({ ...(await answer.json()), review: shown }, { status: answer.status })
		: answer;
}

/** The texts of a form, truncated; for a table whose fields need no more. */
function typedIn(form: FormData): Record<string, string> {
	const typed: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === 'string') typed[name] = value.slice(0, 2000);
	return typed;
}

/** A field of a form as trimmed text. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === 'string' ? value.trim() : '';
}

/** A field of a form as a number from 0 that the database can hold; 0 for anything else. */
export function countOf(form: FormData, name: string): number {
	const number = Number(textOf(form, name));
	return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** A lead as a form names it: its id, and the version that was seen. */
export function seenLead(form: FormData): { id: string; version: number } {
	return { id: textOf(form, 'id'), version: Number(textOf(form, 'version')) || 0 };
}
