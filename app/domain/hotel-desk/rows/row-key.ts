import { freeKey } from '../../desk/free-key';

/** Keys of names in their order, each once: what comes again gets a number. */
export function uniqueKeys(names: readonly string[], taken: readonly string[] = []): string[] {
	const used = new Set(taken);
	return names.map((name) => {
		const key = freeKey([name], used, 'entry');
		used.add(key);
		return key;
	});
}
