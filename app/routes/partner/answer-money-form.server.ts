import {
	MONEY_ERRORS,
	MONEY_FIELDS,
	MONEY_INTENTS,
	type MoneyAnswer,
	type MoneyError,
} from '~/components/trade/lead-page/money-answer';
import type { AppLoadContext } from '~/context';
import { issueHeldOf } from '~/domain/invoice/issue-held.server';
import { RECIPIENT_FIELDS } from '~/domain/invoice/recipient-fields';
import { saveRecipient } from '~/domain/invoice/save-recipient.server';
import { nationalityCode } from '~/domain/lead/nationality.server';
import { typedMinor } from '~/domain/money/typed-minor';
import { createPaymentLink, withdrawPaymentLink } from '~/domain/payment/payment-links.server';
import { recordPayment, reversePayment } from '~/domain/payment/record-payment.server';
import { sendPaymentLink } from '~/domain/payment/send-payment-link.server';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import { waiveInstalment } from '~/domain/payment/waive-instalment.server';
import { proposeRefund } from '~/domain/refund/edit-refund.server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

const WORDS: Record<string, MoneyError> = {
	...everyRefusal<MoneyError>('failed'),
	...Object.fromEntries(MONEY_ERRORS.map((word) => [word, word])),
	// The same form sent twice has been answered.
	conflict: 'changed-meanwhile',
	'too-many-requests': 'limited',
};

type Input = { ctx: AppLoadContext; leadId: string; form: FormData };

/**
 * Runs the verb that a form of a lead's payments names; null for a form of another part of the page. Throws DomainError as the verbs do where the lead is
 * out of reach.
 */
export async function answerMoneyForm({
	ctx,
	leadId,
	form,
}: Input): Promise<{ money: MoneyAnswer; status: number } | null> {
	const intent = MONEY_INTENTS.find((each) => each === textOf(form, 'intent'));
	if (!intent) return null;
	const row = textOf(form, 'row');
	const typed = Object.fromEntries(MONEY_FIELDS.map((name) => [name, textOf(form, name).slice(0, 300)]));
	const answer = { intent, row, typed, at: ctx.now };
	try {
		const url = await run({ ctx, leadId, form, intent, row });
		return { money: { ...answer, error: null, url }, status: 200 };
	} catch (error) {
		const { word, status } = formErrorOf(error, WORDS);
		return { money: { ...answer, error: word, url: null }, status };
	}
}

type Run = Input & { intent: MoneyAnswer['intent']; row: string };

async function run({ ctx, leadId, form, intent, row }: Run): Promise<string | null> {
	const instalmentId = row === '' ? null : row;
	switch (intent) {
		case 'payLink':
			return (await createPaymentLink({ ctx, leadId, instalmentId })).url;
		case 'payMail':
			await sendPaymentLink({ ctx, leadId, instalmentId, email: textOf(form, 'email') });
			return null;
		case 'payWithdraw':
			await withdrawPaymentLink({ ctx, id: textOf(form, 'link') });
			return null;
		case 'payStop':
		case 'payResume':
			await stopPaymentReminders({ ctx, leadId, isStopped: intent === 'payStop' });
			return null;
		case 'payDeposit':
		case 'payRecord': {
			const minor = typedMinor(textOf(form, 'amount'), textOf(form, 'currency')) ?? 0;
			const isDeposit = intent === 'payDeposit';
			await recordPayment({ ctx, leadId, minor, receivedOn: textOf(form, 'day'), key: textOf(form, 'key'), isDeposit });
			return null;
		}
		case 'payBack':
			await proposeRefund({ ctx, leadId, kind: row === 'deposit' ? 'deposit' : 'credit' });
			return null;
		case 'payIssue':
			await issueHeldOf({ ctx, which: { leadId } });
			return null;
		case 'payReverse':
			await reversePayment({ ctx, id: row });
			return null;
		case 'payRecipient':
			await saveRecipient({
				...{ ctx, leadId },
				typed: {
					...Object.fromEntries(RECIPIENT_FIELDS.map((name) => [name, textOf(form, name)])),
					// By name in either language, or by code.
					countryCode: await nationalityCode(ctx, textOf(form, 'countryCode')),
				},
			});
			return null;
		default:
			await waiveInstalment({ ctx, id: row, seenMinor: countOf(form, 'seen') });
			return null;
	}
}
