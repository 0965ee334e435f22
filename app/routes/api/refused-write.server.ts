import type { AppLoadContext } from '~/context';
import { serverTexts } from '~/locales/server';
import { retryAfterSecondsOf } from '~/platform/errors';
import { problemOfError } from '~/platform/problem-of-error';

type Words = {
	/** Too many writes; `count` minutes to wait. */
	limited: 'enquiry:limited' | 'footer:newsletter.limited';
	/** The database cannot be reached. */
	failed: 'enquiry:failed' | 'footer:newsletter.failed';
};

const MAY_REPEAT = {
	en: 'It may have been written all the same. Sending the same again is safe: nothing is made twice.',
	de: 'Es kann dennoch gespeichert worden sein. Dasselbe noch einmal zu senden ist unbedenklich: Nichts entsteht doppelt.',
} as const;

/** The response to a visitor's rejected write, in his language; rethrows all other errors. */
export function refusedWrite(
	error: unknown,
	speaker: Pick<AppLoadContext, 'brand' | 'language'>,
	words: Words,
): Response {
	const { t } = serverTexts(speaker);
	const minutes = Math.ceil((retryAfterSecondsOf(error) ?? 60) / 60);
	const titles = { 'too-many-requests': t(words.limited, { count: minutes }), unavailable: t(words.failed) };
	const expected = problemOfError(error, titles, { retryDetail: MAY_REPEAT[speaker.language] });
	if (expected) return expected;
	throw error;
}
