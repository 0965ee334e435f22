import type { AppLoadContext } from '~/context';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { changeJob } from '~/domain/concierge/change-job.server';
import { decideJob, TEAM_STEPS } from '~/domain/concierge/decide-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { stopJobReminders } from '~/domain/concierge/stop-job-reminders.server';
import {
	changeSupplierPart,
	holdSupplierPayment,
	recordSupplierPayment,
	resumeSupplierPayment,
} from '~/domain/concierge/supplier-payment.server';
import { teamJob } from '~/domain/concierge/team-job.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { typedMinor } from '~/domain/money/typed-minor';
import { DomainError } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';

export type ConciergeAnswer = {
	/** A job to go to. */
	to: string | null;
	text: string;
	isDone: boolean;
	status: number;
	errors: FieldErrors;
	typed: Record<string, string>;
};

const FAULTS = [
	'changed-meanwhile',
	'no-way',
	'amount',
	'day',
	'reason-needed',
	'not-found',
	'forbidden',
	'unavailable',
	'not-booked',
	'concierge-off',
	'over',
	'not-offered',
	'price-changed',
	'too-many',
	'too-many-requests',
] as const;
const WORDS = Object.fromEntries([
	...FAULTS.map((word) => [word, word]),
	['conflict', 'changed-meanwhile'],
	['invalid', 'amount'],
]);

/** What a form of the board does; the answer is for the page. Rethrows what is not expected. */
export async function answerConcierge(ctx: AppLoadContext, form: FormData): Promise<ConciergeAnswer> {
	const typed = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [])),
	);
	const intent = textOf(form, 'intent');
	try {
		if (intent === 'request') return await answerRequest(ctx, form, typed);
		if (intent === 'change') {
			const errors = await changeJob({
				ctx,
				jobId: textOf(form, 'job'),
				version: countOf(form, 'version'),
				input: typed,
			});
			if (Object.keys(errors).length > 0)
				return { to: null, text: 'fields', isDone: false, status: 400, errors, typed };
		} else await step(ctx, form, intent);
		return { to: null, text: intent, isDone: true, status: 200, errors: {}, typed: {} };
	} catch (error) {
		const { word, status } = formErrorOf<string>(error, WORDS);
		return { to: null, text: word, isDone: false, status, errors: {}, typed };
	}
}

async function answerRequest(
	ctx: AppLoadContext,
	form: FormData,
	typed: Record<string, string>,
): Promise<ConciergeAnswer> {
	const [service = '', seenMinor = ''] = textOf(form, 'offer').split(' ');
	const result = await requestService({
		ctx,
		of: { leadId: textOf(form, 'lead') },
		input: { ...typed, service, seenMinor },
	});
	if ('errors' in result) return { to: null, text: 'fields', isDone: false, status: 400, errors: result.errors, typed };
	return { to: result.id, text: 'request', isDone: true, status: 303, errors: {}, typed: {} };
}

async function step(ctx: AppLoadContext, form: FormData, intent: string): Promise<void> {
	const jobId = textOf(form, 'job');
	const version = countOf(form, 'version');
	const { job } = await teamJob(ctx, jobId);
	const amountOf = (name: string): number | null => {
		const text = textOf(form, name);
		if (text === '') return null;
		const minor = typedMinor(text, job.currency);
		if (minor === null) throw new DomainError('invalid', 'No amount', { reason: 'amount' });
		return minor;
	};
	if (intent === 'stopReminders' || intent === 'resumeReminders')
		return stopJobReminders({ ctx, jobId, isStopped: intent === 'stopReminders' });
	const seen = { ctx, jobId, version };
	if (intent === 'holdPayment') return holdSupplierPayment({ ...seen, reason: textOf(form, 'reason') });
	if (intent === 'resumePayment') return resumeSupplierPayment(seen);
	if (intent === 'changePayment') return changeSupplierPart({ ...seen, netMinor: amountOf('net') ?? -1 });
	if (intent === 'recordPayment') return recordSupplierPayment({ ...seen, paidOn: textOf(form, 'paidOn') });
	if (intent === 'ask') {
		await askSupplier({ ctx, jobId, version, supplier: textOf(form, 'supplier'), netMinor: amountOf('net') });
		return ctx.services.wakeMailer();
	}
	const found = TEAM_STEPS.find((each) => each === intent);
	if (!found) throw new DomainError('conflict', `No step ${intent}`, { reason: 'no-way' });
	await decideJob({ ctx, jobId, version, step: found, priceMinor: found === 'pass' ? amountOf('price') : null });
}
