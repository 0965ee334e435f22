import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod';
import { type FieldErrors, fieldErrorsFrom } from './field-error';

type ReadForm<Value> = { value: Value } | { errors: FieldErrors };

/** Reads a form by a schema whose messages are error keys: the value, or the first error of each field. Server and browser read alike. */
export function readForm<Schema extends z.ZodType>(form: FormData, schema: Schema): ReadForm<z.infer<Schema>> {
	const submission = parseWithZod(form, { schema });
	if (submission.status === 'success') return { value: submission.value };
	const issues = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
		(messages ?? []).map((message) => ({ path: [name.replace(/[.[].*$/, '')], message })),
	);
	return { errors: fieldErrorsFrom(issues) };
}
