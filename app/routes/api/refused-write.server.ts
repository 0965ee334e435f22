import type { AppLoadContext } from '~/context';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { problem } from '~/platform/problem-details';

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
	if (error instanceof DomainError && error.code === 'too-many-requests') {
		const seconds = error.retryAfterSeconds ?? 60;
		return problem({
			status: 429,
			title: t(words.limited, { count: Math.ceil(seconds / 60) }),
			headers: { 'retry-after': String(seconds) },
		});
	}
	if (error instanceof DomainError && error.code === 'unavailable')
		return problem({
			status: 503,
			title: t(words.failed),
			detail: MAY_REPEAT[speaker.language],
			headers: { 'retry-after': String(error.retryAfterSeconds ?? 60) },
		});
	throw error;
}
