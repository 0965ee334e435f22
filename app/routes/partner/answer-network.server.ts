import { json } from '@remix-run/cloudflare';
import { NEW_ROW, type NetworkAnswer } from '~/components/trade/network/network-answer';
import type { AppLoadContext } from '~/context';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { inviteNewHotel, sendInvitationAgain } from '~/domain/hotel/network/invite-new-hotel.server';
import { NEW_HOTEL_FIELDS, readNewHotel } from '~/domain/hotel/network/read-new-hotel';
import { answerVerb, textOf } from '../forms/answer-verb.server';

/** One sending of the page: an invitation once more, or a new one. Everything typed comes back with an error. */
export async function answerNetwork({ ctx, form }: { ctx: AppLoadContext; form: FormData }) {
	if (textOf(form, 'intent') === 'again') {
		const id = textOf(form, 'id');
		const sent = await answerVerb({ row: id, done: 'invitedAgain', form, now: ctx.now }, () =>
			sendInvitationAgain({ ctx, id }),
		);
		return json<NetworkAnswer>({ outcome: await sent.json(), errors: {} }, { status: sent.status });
	}
	const requested = { row: NEW_ROW, done: 'invited', form, now: ctx.now };
	if (isCaught(form.getAll(HONEYPOT))) {
		const kind = await answerVerb(requested, async () => undefined);
		return json<NetworkAnswer>({ outcome: await kind.json(), errors: {} });
	}
	const names = Object.keys(NEW_HOTEL_FIELDS);
	const read = readNewHotel(Object.fromEntries(names.map((name) => [name, textOf(form, name)])));
	if ('errors' in read) {
		const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name).slice(0, 4000)]));
		const outcome = { row: NEW_ROW, text: 'invalid', isDone: false, typed, at: ctx.now };
		return json<NetworkAnswer>({ outcome, errors: read.errors }, { status: 400 });
	}
	const sent = await answerVerb(requested, () => inviteNewHotel({ ctx, input: read.value }));
	return json<NetworkAnswer>({ outcome: await sent.json(), errors: {} }, { status: sent.status });
}
