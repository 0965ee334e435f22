import { json, redirect } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import type { Published } from '~/domain/desk/publish-draft.server';
import { countOf, textOf } from './answer-verb.server';
import { missingPage } from './error-page.server';
import { formErrorOf } from './form-error.server';
import { readFormData } from './read-form.server';

/** What came of publishing a desk's draft, or of going back to a version (`ReviewForm`). */
export type ReviewAnswer<Word extends string = never> = {
	outcome: Published | null;
	error: 'publishChanged' | 'publishFailed' | Word | null;
};

type Reviewed<Word extends string> = {
	context: AppLoadContext;
	request: Request;
	/** Publishes the draft that was seen over what was seen as published. */
	publish: (input: { ctx: AppLoadContext; seen: number; state: string }) => Promise<Published>;
	/** Makes a version the draft; left out where the area has no going back. */
	restore?: (input: { ctx: AppLoadContext; number: number; seen: number }) => Promise<unknown>;
	/** Further errors by their reason. */
	words?: Readonly<Record<string, Word>>;
};

/** Answers the form of a review (DESK-12): publishes, or makes a version the draft and shows the review of that. */
export async function answerReview<Word extends string = never>({
	context,
	request,
	publish,
	restore,
	words: more,
}: Reviewed<Word>) {
	const form = await readFormData(request);
	const seen = countOf(form, 'seen');
	try {
		if (restore && textOf(form, 'intent') === 'restore') {
			await restore({ ctx: context, number: countOf(form, 'number'), seen });
			return redirect(new URL(request.url).pathname);
		}
		const outcome = await publish({ ctx: context, seen, state: textOf(form, 'state') });
		return json<ReviewAnswer<Word>>({ outcome, error: null }, { status: outcome.outcome === 'refused' ? 400 : 200 });
	} catch (error) {
		try {
			const words: Record<string, 'publishChanged' | 'publishFailed' | Word> = {
				...{ 'changed-meanwhile': 'publishChanged', unavailable: 'publishFailed' },
				...more,
			};
			const { word, status } = formErrorOf(error, words);
			return json<ReviewAnswer<Word>>({ outcome: null, error: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

/** The version that a review is asked for by `?version=3`; null: the draft. */
export function askedVersion(request: Request): number | null {
	const asked = Number(new URL(request.url).searchParams.get('version'));
	return Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}
