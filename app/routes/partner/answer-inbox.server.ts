import type { AppLoadContext } from '~/context';
import { answerRequest, previewAnswer } from '~/domain/lead/answer-request.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { fromMajorUnits } from '~/domain/money/major-units';
import { parseNumber } from '~/domain/money/parse-number';
import { answerReviewed, answerVerb, seenLead, textOf } from '../forms/answer-verb.server';

const HOUR = 3_600_000;
/** Longer than any operator holds an option by confirming it. */
const MOST_HOURS = 24 * 30;

type Answering = { ctx: AppLoadContext; form: FormData };

/** Forms that answer what is asked of a property: a lead is confirmed or declined, a change or a price accepted or refused. */
export function answerInbox({ ctx, form }: Answering) {
	const intent = textOf(form, 'intent');
	return intent === 'accept' || intent === 'refuse' ? answerChange({ ctx, form }) : answerLead({ ctx, form });
}

function answerChange({ ctx, form }: Answering) {
	const requestId = textOf(form, 'request');
	const version = Number(textOf(form, 'version'));
	const note = textOf(form, 'note');
	const sent = { row: requestId, form, now: ctx.now };
	if (textOf(form, 'intent') === 'refuse')
		return answerVerb({ ...sent, done: 'declined' }, () =>
			answerRequest({ ctx, requestId, version, decision: 'decline', note }),
		);
	const price = typedPrice(form);
	return answerReviewed(
		{ ...sent, done: 'accepted' },
		{
			preview: () => previewAnswer({ ctx, requestId, ...price }),
			verb: (seenInstalments) =>
				answerRequest({ ctx, requestId, version, decision: 'accept', note, seenInstalments, ...price }),
		},
	);
}

function answerLead({ ctx, form }: Answering) {
	const lead = seenLead(form);
	const decision = textOf(form, 'intent') === 'confirm' ? 'confirm' : 'decline';
	const hours = Number(textOf(form, 'hours'));
	const done = decision === 'confirm' ? 'confirmed' : 'declined';
	return answerVerb({ row: lead.id, done, form, now: ctx.now }, () =>
		decideLead({
			...{ ctx, lead, decision, note: textOf(form, 'note') },
			...(decision === 'confirm' && hours > 0 ? { expiresAt: ctx.now + Math.min(hours, MOST_HOURS) * HOUR } : {}),
		}),
	);
}

/** A price that was named, in minor units; none: the list's. What is no amount is refused by the verb. */
export function typedPrice(form: FormData): { priceMinor?: number } {
	const typed = textOf(form, 'price');
	return typed === '' ? {} : { priceMinor: fromMajorUnits(parseNumber(typed)) ?? Number.NaN };
}
