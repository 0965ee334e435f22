import type * as z from 'zod';
import { Failure, messageOf } from '../failure';
import type { TursoStep } from './turso-steps';

/** Sends one call and reads its answer; every failure is one sentence without the token. */
export async function callTurso<Schema extends z.ZodType>(
	step: TursoStep,
	schema: Schema,
	{ api, token }: { api: string; token: string },
): Promise<z.output<Schema>> {
	const response = await fetch(`${api}${step.path}`, {
		method: step.method,
		headers: { authorization: `Bearer ${token}`, ...(step.body ? { 'content-type': 'application/json' } : {}) },
		...(step.body ? { body: JSON.stringify(step.body) } : {}),
		signal: AbortSignal.timeout(60_000),
	}).catch((error: unknown) => {
		throw new Failure(`${step.what}: ${api} does not answer (${messageOf(error)}).`);
	});
	const text = await response.text();
	if (!response.ok) throw new Failure(`${step.what}: Turso answers ${response.status} (${text.slice(0, 300)}).`);
	const result = schema.safeParse(parsed(text));
	if (!result.success)
		throw new Failure(`${step.what}: Turso's answer is not what its API says (${messageOf(result.error)}).`);
	return result.data;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
