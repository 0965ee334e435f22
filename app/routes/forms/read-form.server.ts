import type { FormValues } from '~/components/form/form-state';
import { formLimit, readCapped } from '~/platform/large-forms';

/** Longest text that is written back into a field; more than any field takes, so that nothing typed in earnest is lost. */
const ECHO_LIMIT = 12_000;

/** The body of a form; an empty one when it cannot be read, which then lacks every required field. */
export async function readFormData(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		return new FormData();
	}
}

/**
 * The unread body of a form with files; authenticate the sender first. A partial body is an error. Throws a Response: 413 beyond the limit
 * of its address, 400 when the body is incomplete.
 */
export async function readUpload(request: Request): Promise<FormData> {
	const body = await readBody(request);
	const { headers } = request;
	return readFormData(new Request(request.url, { method: 'POST', headers, body }));
}

/** The unread body of a large form, as bytes. Throws as `readUpload`. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
	const { pathname } = new URL(request.url);
	const body = await readCapped(request.body, formLimit(pathname), Number(request.headers.get('content-length') ?? 0));
	if (body instanceof Uint8Array) return body;
	throw new Response(`${body.sentence}\n`, {
		status: body.status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
	});
}

/** The submitted values of the named fields, to be shown again. */
export function keepValues(form: FormData, names: readonly string[]): FormValues {
	const values: Record<string, string[]> = {};
	for (const name of names) {
		const texts = form.getAll(name).filter((value) => typeof value === 'string');
		if (texts.length > 0) values[name] = texts.slice(0, 50).map((text) => text.slice(0, ECHO_LIMIT));
	}
	return values;
}

/** Values as a form again, for `readForm`. */
export function formOf(values: FormValues): FormData {
	const form = new FormData();
	for (const [name, texts] of Object.entries(values)) for (const text of texts) form.append(name, text);
	return form;
}
