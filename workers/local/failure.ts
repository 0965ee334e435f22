/** An error that the person at the terminal can mend: shown as one sentence, without a stack. */
export class Failure extends Error {}

export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
