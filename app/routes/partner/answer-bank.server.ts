import { type AppLoadContext, json } from '@remix-run/cloudflare';
import { bookEntry, bookReversal, ignoreEntry, takeEntryBack } from '~/domain/bank-statement/desk/book-entry.server';
import { bookSureEntries } from '~/domain/bank-statement/desk/book-sure-entries.server';
import { bookCardPayout } from '~/domain/bank-statement/desk/card-payout.server';
import type { EntryChoice } from '~/domain/bank-statement/desk/entry-choice';
import { importStatements, type RefusedFile } from '~/domain/bank-statement/desk/import-statements.server';
import { findEntry } from '~/domain/bank-statement/desk/list-statements.server';
import { choiceOfInstalments, readChoice } from '~/domain/bank-statement/desk/read-entry-choice';
import { typedMinor } from '~/domain/money/typed-minor';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf } from '../forms/answer-verb.server';

/** What came of a file: what is new with it, or why nothing of it was taken. */
export type FileAnswer = {
	file: { added: number; statementId: string } | { refused: RefusedFile } | { isMissing: true };
};

/** The answer to a form of the page of statements. Throws a Response for a form that is none of it. */
export async function answerBank(ctx: AppLoadContext, form: FormData) {
	const id = textOf(form, 'entry');
	const answer = (done: string, verb: () => Promise<unknown>) =>
		answerVerb({ row: id || 'statement', done, form, now: ctx.now }, verb);
	switch (textOf(form, 'intent')) {
		case 'file':
			return answerFile(ctx, form.get('file'));
		case 'book':
			return answer('entryBooked', () => book(ctx, id, readChoice(textOf(form, 'choice'))));
		case 'choose':
			return answer('entryBooked', () => bookInstalments(ctx, id, form));
		case 'sure':
			return answer('entriesBooked', async () => {
				const booked = await bookSureEntries({ ctx, statementId: textOf(form, 'statement') });
				if (booked === 0) throw new DomainError('conflict', 'Nothing is sure', { reason: 'nothing-sure' });
			});
		case 'cardPayout':
			return answer('entryBooked', () => {
				const fee = textOf(form, 'fee');
				const feeMinor = fee.trim() === '' ? 0 : (typedMinor(fee, textOf(form, 'currency')) ?? -1);
				return bookCardPayout({ ctx, id, brandKey: textOf(form, 'brand'), feeMinor });
			});
		case 'ignore':
			return answer('entryIgnored', () => ignoreEntry({ ctx, id, reason: textOf(form, 'reason') }));
		case 'takeBack':
			return answer('entryTakenBack', () => takeEntryBack({ ctx, id }));
		default:
			throw new Response(null, { status: 400 });
	}
}

async function answerFile(ctx: AppLoadContext, file: FormDataEntryValue | null) {
	if (!(file instanceof File) || file.size === 0)
		return json<FileAnswer>({ file: { isMissing: true } }, { status: 400 });
	const taken = await importStatements({ ctx, file: new Uint8Array(await file.arrayBuffer()), fileName: file.name });
	if ('refused' in taken) return json<FileAnswer>({ file: taken }, { status: 400 });
	const added = taken.statements.reduce((sum, each) => sum + each.added, 0);
	return json<FileAnswer>({ file: { added, statementId: taken.statements.at(-1)?.id ?? '' } });
}

async function book(ctx: AppLoadContext, id: string, choice: EntryChoice | null) {
	if (!choice) throw new DomainError('invalid', 'Nothing is chosen', { reason: 'no-choice' });
	return 'paymentId' in choice ? bookReversal({ ctx, id, ...choice }) : bookEntry({ ctx, id, ...choice });
}

async function bookInstalments(ctx: AppLoadContext, id: string, form: FormData) {
	const entry = await findEntry({ ctx, id });
	if (!entry) throw new DomainError('not-found', `No entry ${id}`);
	const texts = form.getAll('instalment').filter((value) => typeof value === 'string');
	return book(ctx, id, choiceOfInstalments(texts, { minor: entry.minor, hasFee: form.get('fee') !== null }));
}
