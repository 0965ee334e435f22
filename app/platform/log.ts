import { currentTrace } from '#db/request-trace';
import { redact } from './redact';

/** What a log line may say beside its event: ids, names of our own and numbers. Personal data do not belong there; texts are redacted all the same. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Level = 'info' | 'warn' | 'error';

/** An id of ours, or of a request: one word with a letter in it, and no token of an issuer. Its digits are no telephone number. */
const ID = /^(?!eyJ)(?=.*[a-z])[\w.:-]{8,128}$/i;

const LONGEST = 500;
/** Enough for the frames that tell where it began. */
const LONGEST_STACK = 4000;

/** Writes down what has failed without failing its request: `event` is a constant sentence, `fields` say which record it is about (OBSERVE-2). */
export function logFault(event: string, error: unknown, fields: LogFields = {}): void {
	write('error', event, fields, error);
}

/** Writes down what an operator of the service will want to know later: a sign-in, a refusal, a request, a run of the schedule (OBSERVE-2, OBSERVE-3). */
export function logEvent(event: string, fields: LogFields = {}, level: Level = 'info'): void {
	write(level, event, fields);
}

function write(level: Level, event: string, fields: LogFields, error?: unknown): void {
	const request = currentTrace()?.id;
	const line = {
		at: new Date().toISOString(),
		level,
		event,
		...(request === undefined ? {} : { request }),
		...Object.fromEntries(
			Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, clean(value)]])),
		),
		...(error === undefined ? {} : { error: errorFields(error) }),
	};
	console[level === 'info' ? 'log' : level](JSON.stringify(line));
}

function clean(value: LogFields[string]): LogFields[string] {
	if (typeof value !== 'string' || ID.test(value)) return value;
	return redact(value).slice(0, LONGEST);
}

function errorFields(error: unknown) {
	if (!(error instanceof Error)) return { message: redact(String(error)).slice(0, LONGEST) };
	const { name, message, stack, cause } = error;
	return {
		name,
		message: redact(message).slice(0, LONGEST),
		...(stack === undefined ? {} : { stack: redact(stack).slice(0, LONGEST_STACK) }),
		...(cause instanceof Error ? { cause: redact(`${cause.name}: ${cause.message}`).slice(0, LONGEST) } : {}),
	};
}
