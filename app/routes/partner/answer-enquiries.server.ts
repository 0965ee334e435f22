import { json } from '@remix-run/cloudflare';
import { ENQUIRY_LOST_REASONS, LANGUAGES } from '#db/schema/enums';
import type { EnquiryAnswer } from '~/components/trade/enquiries/enquiry-answer';
import type { AppLoadContext } from '~/context';
import { assignEnquiry } from '~/domain/enquiry/desk/assign-enquiry.server';
import { endHold, holdWeek } from '~/domain/enquiry/desk/hold-week.server';
import { markEnquiryRead } from '~/domain/enquiry/desk/mark-read.server';
import { moveEnquiry } from '~/domain/enquiry/desk/move-enquiry.server';
import { noteEnquiry, removeNote } from '~/domain/enquiry/desk/note-enquiry.server';
import { readWeekCode } from '~/domain/enquiry/desk/offered-weeks.server';
import { replyToGuest } from '~/domain/enquiry/desk/reply-to-guest.server';
import { saveDraft } from '~/domain/enquiry/desk/save-draft.server';
import { REPLY_FILE_LIMITS } from '~/domain/mail-thread/reply-files';
import { DomainError } from '~/platform/errors';
import { answerVerb, countOf, textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';

const MOVES = {
	answered: 'enquiryAnswered',
	won: 'enquiryWon',
	lost: 'enquiryLost',
	reopened: 'enquiryReopened',
} as const;
const REPLY_ERRORS = [
	'message',
	'note',
	'too-long',
	'unfilled',
	'being-written',
	'changed-meanwhile',
	'week-gone',
	'fileType',
	'fileWeight',
	'fileCount',
] as const;

/** The result of a form of the page of an enquiry; null for an intent that is none of them. Throws DomainError 'forbidden', 'not-found'. */
export async function answerEnquiries(ctx: AppLoadContext, id: string, form: FormData): Promise<Response | null> {
	const intent = textOf(form, 'intent');
	const move = (Object.keys(MOVES) as (keyof typeof MOVES)[]).find((each) => each === intent);
	if (move) {
		const reason = ENQUIRY_LOST_REASONS.find((each) => each === textOf(form, 'reason')) ?? null;
		return act(ctx, form, MOVES[move], () => moveEnquiry({ ctx, id, move, reason }), {
			undo: move === 'lost' || move === 'won' || move === 'answered' ? { intent: 'reopened' } : null,
		});
	}
	if (intent === 'assign') {
		const [to, seen] = [textOf(form, 'to') || null, textOf(form, 'seen') || null];
		return act(ctx, form, 'enquiryAssigned', () => assignEnquiry({ ctx, id, to, seen }), {
			undo: { intent: 'assign', to: seen ?? '', seen: to ?? '' },
		});
	}
	if (intent === 'hold' || intent === 'unhold' || intent === 'rehold') return answerHold(ctx, id, form, intent);
	if (intent === 'removeNote')
		return act(ctx, form, 'enquiryNoteRemoved', () => removeNote({ ctx, id, noteId: textOf(form, 'note') }), {
			undo: null,
		});
	if (intent === 'read') {
		await markEnquiryRead({ ctx, id });
		return json<EnquiryAnswer>(NOTHING);
	}
	if (intent === 'note') return answerNote(ctx, id, form);
	if (intent === 'draft') return answerDraft(ctx, id, form);
	if (intent === 'reply') return answerReply(ctx, id, form);
	return null;
}

const NOTHING: EnquiryAnswer = { outcome: null, undo: null, reply: null, draft: null };

/** The nights of a week are held for the guest, given back, or taken again; each is taken back by the next. */
async function answerHold(ctx: AppLoadContext, id: string, form: FormData, intent: 'hold' | 'unhold' | 'rehold') {
	const done = { hold: 'enquiryHeld', unhold: 'enquiryUnheld', rehold: 'enquiryHeld' }[intent];
	let undo: EnquiryAnswer['undo'] = null;
	const answer = await act(
		ctx,
		form,
		done,
		async () => {
			if (intent === 'hold') {
				const week = readWeekCode(textOf(form, 'week'));
				if (!week) throw new DomainError('conflict', 'No week', { reason: 'nights-taken' });
				const [until, untilAt] = [textOf(form, 'until').slice(0, 5), textOf(form, 'untilAt').slice(0, 30)];
				const made = await holdWeek({ ctx, id, week, until, untilAt });
				undo = { intent: 'unhold', hold: made.id, version: String(made.version) };
				return;
			}
			const hold = { id: textOf(form, 'hold').slice(0, 60), version: countOf(form, 'version') };
			const { version } = await endHold({ ctx, id, hold, isUndo: intent === 'rehold' });
			undo = { intent: intent === 'unhold' ? 'rehold' : 'unhold', hold: hold.id, version: String(version) };
		},
		{ undo: {} },
	);
	const sent = (await answer.json()) as EnquiryAnswer;
	return json<EnquiryAnswer>({ ...sent, undo: sent.undo && undo }, { status: answer.status });
}

/** Why a proposal could not be opened, as a line of the page; null for what is no conflict. */
export async function refusedProposal(ctx: AppLoadContext, form: FormData, error: unknown): Promise<Response | null> {
	if (!(error instanceof DomainError) || error.code !== 'conflict') return null;
	return act(ctx, form, '', () => Promise.reject(error), { undo: null });
}

async function act(
	ctx: AppLoadContext,
	form: FormData,
	done: string,
	verb: () => Promise<unknown>,
	{ undo }: Pick<EnquiryAnswer, 'undo'>,
) {
	const answer = await answerVerb({ row: 'enquiry', done, form, now: ctx.now }, verb);
	const outcome = await answer.json();
	// What is undone is not offered to be undone again.
	const isUndo = textOf(form, 'isUndo') !== '';
	return json<EnquiryAnswer>(
		{ ...NOTHING, outcome, undo: outcome.isDone && !isUndo ? undo : null },
		{ status: answer.status },
	);
}

/** Words, language and weeks of a reply. */
function replyOf(form: FormData) {
	return {
		language: LANGUAGES.find((each) => each === textOf(form, 'language')) ?? ('en' as const),
		body: String(form.get('body') ?? '').slice(0, 20_000),
		weeks: form.getAll('week').flatMap((code) => readWeekCode(String(code)) ?? []),
	};
}

/** One file more than a reply takes is enough to refuse them. */
async function filesOf(form: FormData) {
	const uploads = form.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0) as File[];
	return Promise.all(
		uploads
			.slice(0, REPLY_FILE_LIMITS.count + 1)
			.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
	);
}

async function answerReply(ctx: AppLoadContext, id: string, form: FormData) {
	const reply = replyOf(form);
	const files = await filesOf(form);
	const seenReplies = countOf(form, 'seen');
	return written(ctx, reply.body, 'reply', () =>
		replyToGuest({ ctx, id, reply, files, seenReplies, key: textOf(form, 'key') }),
	);
}

async function answerNote(ctx: AppLoadContext, id: string, form: FormData) {
	const body = String(form.get('note') ?? '').slice(0, 20_000);
	return written(ctx, body, 'note', () => noteEnquiry({ ctx, id, body, key: textOf(form, 'key') }));
}

/** Something typed: it is written, or kept with what stands in the way. */
async function written(ctx: AppLoadContext, typed: string, kind: 'reply' | 'note', verb: () => Promise<unknown>) {
	try {
		await verb();
		return json<EnquiryAnswer>({ ...NOTHING, reply: { kind, error: null, typed: '', at: ctx.now } });
	} catch (error) {
		if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'forbidden')) throw error;
		const words = { ...Object.fromEntries(REPLY_ERRORS.map((each) => [each, each])), 'too-many-requests': 'limited' };
		const { word, status } = formErrorOf(error, {
			...words,
			unavailable: 'other',
			invalid: 'other',
			conflict: 'other',
		});
		return json<EnquiryAnswer>({ ...NOTHING, reply: { kind, error: word, typed, at: ctx.now } }, { status });
	}
}

async function answerDraft(ctx: AppLoadContext, id: string, form: FormData) {
	const draft = await saveDraft({ ctx, id, draft: replyOf(form), isTakenOver: textOf(form, 'takeOver') !== '' });
	return json<EnquiryAnswer>({ ...NOTHING, draft });
}
