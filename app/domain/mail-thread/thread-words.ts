import { maskCardNumbers } from '../card/mask-card-numbers';
import { sha256 } from '../idempotency/body-hash';
import { withoutReplyAddresses } from './reply-address';

/** Words as a thread stores and passes them on: without card numbers, and without the addresses by which one writes as either side. */
export function threadWords(text: string): string {
	return withoutReplyAddresses(maskCardNumbers(text));
}

/** What a typed message is known by: the same form with the same words is one message, with other words another one. */
export async function formSource(key: string, words: string): Promise<string> {
	return `form:${key === '' ? crypto.randomUUID() : await sha256(`${key}\n${words}`)}`;
}
