import {
	TRIP_ERRORS,
	TRIP_INTENTS,
	type TripError,
	type TripLinkAnswer,
} from '~/components/trade/lead-page/trip-answer';
import type { AppLoadContext } from '~/context';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import { sendTripLink } from '~/domain/trip/send-trip-link.server';
import { createTripLink, endTripLink } from '~/domain/trip/trip-links.server';
import { textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

const WORDS: Record<string, TripError> = {
	...everyRefusal<TripError>('failed'),
	...Object.fromEntries(TRIP_ERRORS.map((word) => [word, word])),
	conflict: 'changed-meanwhile',
	'too-many-requests': 'limited',
};

/** Runs the verb that a form of a booking's trip links names; null for a form of another part of the page. */
export async function answerTripLinks({
	ctx,
	leadId,
	form,
}: {
	ctx: AppLoadContext;
	leadId: string;
	form: FormData;
}): Promise<{ trip: TripLinkAnswer; status: number } | null> {
	const intent = TRIP_INTENTS.find((each) => each === textOf(form, 'intent'));
	if (!intent) return null;
	const kind = textOf(form, 'kind') === 'group' ? 'group' : 'lead';
	const answer = { intent, kind, email: textOf(form, 'email').slice(0, 300), at: ctx.now } as const;
	try {
		if (intent === 'tripLink') await createTripLink({ ctx, leadId, kind });
		else if (intent === 'tripMail') await sendTripLink({ ctx, leadId, email: textOf(form, 'email') });
		else if (intent === 'tripStop' || intent === 'tripResume')
			await stopPaymentReminders({ ctx, leadId, isStopped: intent === 'tripStop' });
		else await endTripLink({ ctx, id: textOf(form, 'link') });
		return { trip: { ...answer, error: null }, status: 200 };
	} catch (error) {
		const { word, status } = formErrorOf(error, WORDS);
		return { trip: { ...answer, error: word }, status };
	}
}
