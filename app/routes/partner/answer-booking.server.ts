import type { ActAnswer, MoveAnswer, Undo } from '~/components/trade/operator-desk/bookings/booking-answer';
import type { SheetAnswer } from '~/components/trade/operator-desk/bookings/stay-sheet';
import type { AppLoadContext } from '~/context';
import { fromLocalField } from '~/domain/date/format-timestamp';
import { decideLead, previewCancellation } from '~/domain/lead/decide-lead.server';
import { moveOptionEnd } from '~/domain/lead/move-option-end.server';
import { moveStay, previewMove } from '~/domain/lead/move-stay.server';
import { revealRegistrations, saveStayDetails } from '~/domain/trip/stay-sheet.server';
import { serverTexts } from '~/locales/server';
import { answerReviewed, answerVerb, seenLead, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { answerInbox, typedPrice } from './answer-inbox.server';

type Answering = { ctx: AppLoadContext; leadId: string; form: FormData };

/** Every form of a booking's page: answers to what is asked, acts of the operator, and what is told to the guests. */
export async function answerBooking({
	ctx,
	leadId,
	form,
}: Answering): Promise<{ answer: ActAnswer | SheetAnswer; status: number }> {
	switch (textOf(form, 'intent')) {
		case 'reveal':
		case 'details':
			return answerSheet({ ctx, leadId, form });
		case 'extend':
			return extendOption(ctx, form);
		case 'release':
			return done(
				await answerVerb({ row: 'release', done: 'released', form, now: ctx.now }, () =>
					decideLead({ ctx, lead: seenLead(form), decision: 'cancel', note: textOf(form, 'note') }),
				),
			);
		case 'cancel':
			return done(
				await answerReviewed(
					{ row: 'cancel', done: 'cancelled', form, now: ctx.now },
					{
						preview: () => previewCancellation({ ctx, leadId }),
						verb: (seenInstalments) =>
							decideLead({
								ctx,
								lead: seenLead(form),
								decision: 'cancel',
								note: textOf(form, 'note'),
								seenInstalments,
							}),
					},
				),
			);
		case 'look':
		case 'move':
			return move(ctx, form);
		default:
			return done(await answerInbox({ ctx, form }));
	}
}

type Answered = Awaited<ReturnType<typeof answerVerb>>;

async function done(answer: Answered, more: { undo?: Undo | null; move?: MoveAnswer | null } = {}) {
	return {
		answer: { outcome: await answer.json(), undo: more.undo ?? null, move: more.move ?? null },
		status: answer.status,
	};
}

/** Another end of an option, offered as an instant or typed as a time of the Alps. What is undone has no way back of its own. */
export async function extendOption(ctx: AppLoadContext, form: FormData) {
	const end = textOf(form, 'end');
	const expiresAt = /^\d{13}$/.test(end) ? Number(end) : (fromLocalField(end) ?? Number.NaN);
	let undo: Undo | null = null;
	const answer = await answerVerb({ row: 'extend', done: 'optionMoved', form, now: ctx.now }, async () => {
		const lead = seenLead(form);
		const { version, before } = await moveOptionEnd({ ctx, lead, expiresAt });
		if (!form.has('isUndo')) undo = { id: lead.id, expiresAt: before, version };
	});
	return done(answer, { undo });
}

/** Other nights are looked at, or the stay is moved there as it was shown. */
async function move(ctx: AppLoadContext, form: FormData) {
	const typed = {
		...{ checkIn: textOf(form, 'checkIn').slice(0, 10), checkOut: textOf(form, 'checkOut').slice(0, 10) },
		...{ price: textOf(form, 'price').slice(0, 20), note: textOf(form, 'note').slice(0, 1000) },
	};
	const price = typedPrice(form);
	if (price.priceMinor !== undefined && !(price.priceMinor > 0))
		return { answer: moveAnswer({ typed, errors: { price: { key: 'invalid' } }, shown: null }), status: 400 };
	const moving = { ctx, lead: seenLead(form), typed, ...price };
	let answered: MoveAnswer | null = null;
	let isShown = false;
	const answer = await answerVerb({ row: 'move', done: 'stayMoved', form, now: ctx.now }, async () => {
		// What changed since it was shown is shown again beside the refusal.
		const preview = await previewMove(moving);
		answered = {
			typed,
			errors: preview.outcome === 'invalid' ? preview.errors : {},
			shown: preview.outcome === 'shown' ? preview.shown : null,
		};
		isShown = textOf(form, 'intent') === 'look' || preview.outcome === 'invalid';
		if (isShown) return;
		await moveStay({ ...moving, seen: textOf(form, 'seen'), note: typed.note });
		answered = null;
	});
	const shown: MoveAnswer | null = answered;
	if (isShown && shown) return { answer: moveAnswer(shown), status: hasErrors(shown) ? 400 : 200 };
	return done(answer, { move: answer.ok ? null : (shown ?? { typed, errors: {}, shown: null }) });
}

function hasErrors({ errors }: MoveAnswer): boolean {
	return Object.keys(errors).length > 0;
}

function moveAnswer(move: MoveAnswer): ActAnswer {
	return { outcome: null, undo: null, move };
}

/** What the property tells the guests of a stay, and a look at their registration data. */
async function answerSheet({ ctx, leadId, form }: Answering): Promise<{ answer: SheetAnswer; status: number }> {
	const failed = errorPage(serverTexts(ctx).t('operator-bookings:title'));
	if (textOf(form, 'intent') === 'reveal') {
		const opened = await revealRegistrations({ ctx, leadId }).catch(failed);
		return { answer: { form: 'reveal', opened, errors: {}, typed: {} }, status: 200 };
	}
	const typed = Object.fromEntries(
		['hostName', 'hostPhone', 'directions', 'doorCode'].map((name) => [name, textOf(form, name).slice(0, 5000)]),
	);
	const errors = await saveStayDetails({ ctx, leadId, input: typed, forgetsCode: form.has('forgetCode') }).catch(
		failed,
	);
	const isWrong = Object.keys(errors).length > 0;
	return {
		answer: { form: 'details', opened: null, errors, typed: isWrong ? typed : {} },
		status: isWrong ? 400 : 200,
	};
}
