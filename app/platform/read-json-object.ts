import { problem } from './problem-details';

/** The JSON object in a body, or the refusal of anything else (RFC 9457). */
export async function readJsonObject(
	request: Request,
	maxCharacters: number,
): Promise<Record<string, unknown> | Response> {
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
		return problem({ status: 415, title: 'Please send application/json' });
	const text = await request.text();
	if (text.length > maxCharacters) return problem({ status: 413, title: 'This is more than we can take' });
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
	} catch {
		return problem({ status: 400, title: 'This is not JSON' });
	}
	return problem({ status: 400, title: 'Please send a JSON object' });
}
