import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireParticipant } from '~/domain/conversation/conversation-scope';
import { findConversation } from '~/domain/conversation/find-conversation.server';
import { listMessages } from '~/domain/conversation/list-messages.server';
import { postRateCard } from '~/domain/conversation/post-rate-card.server';
import { rateChoices } from '~/domain/conversation/rate-choices.server';
import { instantAt } from '~/domain/date/instant-at';
import { addDays, parsePlainDate } from '~/domain/date/plain-date';
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
		return json({ ...choices, today: context.today, tomorrow: addDays(context.today, 1) });
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
		const typed = textOf(form, 'price');
		const until = parsePlainDate(textOf(form, 'validUntil'));
		const ages = textOf(form, 'ages')
			.split(/[\s,;]+/)
			.filter(Boolean)
			.map(Number);
		const result = await postRateCard({
			ctx: context,
			conversationId,
			clientKey: textOf(form, 'key'),
			input: {
				roomId: textOf(form, 'roomId'),
				planId: textOf(form, 'planId'),
				checkIn: textOf(form, 'checkIn'),
				checkOut: textOf(form, 'checkOut'),
				adults: Number(textOf(form, 'adults')),
				childrenAges: ages,
				paymentProfile: 'ClientPays',
				ownTotalMinor: typed === '' ? null : (fromMajorUnits(parseNumber(typed)) ?? Number.NaN),
				commissionPercent: null,
				validUntil: until ? instantAt(until, '18:00', hotel.timeZone) : 0,
				text: textOf(form, 'text'),
			},
		});
		if (result.outcome === 'invalid')
			return json(
				{
					errors: fieldTexts(t, result.errors, { noPrice: t('conversation:rateForm.noPrice') }),
					list: null,
				},
				{ status: 422 },
			);
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
