import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireParticipant } from '~/domain/conversation/conversation-scope';
import { findConversation } from '~/domain/conversation/find-conversation.server';
import { listMessages } from '~/domain/conversation/list-messages.server';
import { postRateCard } from '~/domain/conversation/post-rate-card.server';
import { rateChoices } from '~/domain/conversation/rate-choices.server';
import { instantAt } from '~/domain/date/instant-at';
import { parsePlainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { fromMajorUnits } from '~/domain/money/major-units';
import { parseNumber } from '~/domain/money/parse-number';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { everyRefusal, fieldTexts, formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

/** Rooms and rates that the hotel may post. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	try {
		const choices = await rateChoices({ ctx: context, conversationId: params.conversationId ?? '' });
		// A card ends by the clock, whatever day the product believes in.
		return json({ ...choices, today: todayInZone(new Date(context.now), choices.timeZone) });
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json(null, { status: statusOf(error) });
	}
}

/** Posts a rate card; returns the messages from it on, or its errors by field. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const conversationId = params.conversationId ?? '';
	const form = await readFormData(request);
	const { t } = serverTexts(context);
	try {
		const { scope } = requireParticipant(context);
		const { no, hotel } = await findConversation(context.db, scope, conversationId);
		const until = parsePlainDate(textOf(form, 'validUntil'));
		const result = await postRateCard({
			ctx: context,
			conversationId,
			clientKey: textOf(form, 'key'),
			input: {
				checkIn: textOf(form, 'checkIn'),
				checkOut: textOf(form, 'checkOut'),
				paymentProfile: 'ClientPays',
				rooms: roomsOf(form),
				validUntil: until ? instantAt(until, '18:00', hotel.timeZone) : 0,
				text: textOf(form, 'text'),
				replaces: textOf(form, 'replaces') || null,
			},
		});
		if (result.outcome === 'invalid') {
			const faults = Object.entries(result.faults).map(([name, fault]) => [name, t(`conversation:rateForm.${fault}`)]);
			const errors = fieldTexts(t, result.errors, { ages: t('conversation:rateForm.agesFault') });
			return json({ errors: { ...errors, ...Object.fromEntries(faults) }, list: null }, { status: 422 });
		}
		context.waitUntil(context.services.announceMessages(conversationId));
		const list = await listMessages(context.db, {
			conversationNo: no,
			timeZone: hotel.timeZone,
			after: result.sent.sequence - 1,
		});
		return json({ errors: {}, list });
	} catch (error) {
		const { word, status } = formErrorOf(error, everyRefusal(t('conversation:fault.unavailable')));
		return json({ errors: { form: word }, list: null }, { status });
	}
}

/** The fields of each room, in their order. */
function roomsOf(form: FormData) {
	const all = (name: string) => form.getAll(name).map(String);
	const [plans, adults, ages, prices] = [all('planId'), all('adults'), all('ages'), all('price')];
	return all('roomId').map((roomId, at) => {
		const price = prices[at]?.trim() ?? '';
		return {
			roomId,
			planId: plans[at] ?? '',
			adults: Number(adults[at]),
			childrenAges: (ages[at] ?? '')
				.split(/[\s,;]+/)
				.filter(Boolean)
				.map(Number),
			ownTotalMinor: price === '' ? null : (fromMajorUnits(parseNumber(price)) ?? Number.NaN),
			commissionPercent: null,
		};
	});
}
