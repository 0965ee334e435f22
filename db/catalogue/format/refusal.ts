import * as z from 'zod';

/** What is wrong with a cell and what would be right, both as parts of one sentence. */
export type Wrong = { wrong: string; right: string };

const BETWEEN = '; right would be: ';

/** The sentence of both parts, which an issue of a cell has as its message. */
export const sentence = ({ wrong, right }: Wrong) => `${wrong}${BETWEEN}${right}`;

/** Its parts again: what is wrong may quote anything, what would be right never the words between. */
export function partsOf(message: string, otherwise = ''): Wrong {
	const at = message.lastIndexOf(BETWEEN);
	return at < 0
		? { wrong: message, right: otherwise }
		: { wrong: message.slice(0, at), right: message.slice(at + BETWEEN.length) };
}

/** Why a cell has no value: its first issue. */
export const firstWrong = ({ issues }: z.ZodError): Wrong => partsOf(issues[0]?.message ?? '');

/** A cell's text in an error, cut where it is long. */
export const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;

type Refused = { input?: unknown };

/** For a check of zod: `"Lech" is not a key`. */
export const unfit = (wrong: string, right: string) => ({
	error: ({ input }: Refused) => sentence({ wrong: `${quoted(String(input))} ${wrong}`, right }),
});

/** Checks a text's length, in UTF-16 units; a text that is too long is not checked further. */
export const atMost = (max: number) =>
	z.refine<string>((text) => text.length <= max, {
		error: ({ input }: Refused) =>
			sentence({ wrong: `${String(input).length} characters are too many`, right: `at most ${max}` }),
		abort: true,
	});

/** Refuses what a codec decodes. */
export function refused(ctx: z.core.ParsePayload, wrong: Wrong): never {
	ctx.issues.push({ code: 'custom', input: ctx.value, message: sentence(wrong) });
	return z.NEVER;
}
