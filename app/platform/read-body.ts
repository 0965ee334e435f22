import type * as z from 'zod';
import { english, problem } from './problem-details';
import { shapeErrors } from './problem-of-error';

/** No body of ours has more levels; what checks it goes down level by level, and a stack has an end. */
const MOST_LEVELS = 32;

/** The JSON object in a body, or the refusal of anything else (RFC 9457). */
export async function readJsonObject(
	request: Request,
	maxCharacters: number,
): Promise<Record<string, unknown> | Response> {
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
		return problem({ status: 415, title: 'Please send application/json' });
	const text = await request.text();
	if (text.length > maxCharacters) return problem({ status: 413, title: 'This is more than we can take' });
	if (depthOf(text) > MOST_LEVELS) return problem({ status: 400, title: 'This JSON is nested deeper than we read' });
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
	} catch {
		return problem({ status: 400, title: 'This is not JSON' });
	}
	return problem({ status: 400, title: 'Please send a JSON object' });
}

/** How deep the brackets of a JSON text go, those within strings aside. */
function depthOf(text: string): number {
	let depth = 0;
	let deepest = 0;
	let isInString = false;
	for (let at = 0; at < text.length; at++) {
		const letter = text[at];
		if (isInString && letter === '\\') at += 1;
		else if (letter === '"') isInString = !isInString;
		else if (isInString) continue;
		else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
		else if (letter === ']' || letter === '}') depth -= 1;
	}
	return deepest;
}

/** How a call takes its body: how long it may be, what it hears of a wrong one, and what is done to it before it is checked. */
export type BodyRules = {
	maxCharacters?: number;
	title?: string;
	prepare?: (body: Record<string, unknown>) => unknown;
};

/** The body of a call by its schema, or the refusal. */
export async function readBody<Shape extends z.ZodType>(
	request: Request,
	shape: Shape,
	{ maxCharacters = 16_000, title = 'This body has not the shape of this call.', prepare }: BodyRules = {},
): Promise<{ body: z.output<Shape> } | Response> {
	const body = await readJsonObject(request, maxCharacters);
	if (body instanceof Response) return body;
	const read = shape.safeParse(prepare ? prepare(body) : body);
	if (read.success) return { body: read.data };
	return english({ status: 400, code: 'invalid_body', title, errors: shapeErrors(read.error) });
}
