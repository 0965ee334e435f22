import { isDatabaseAway } from './errors';

type Entry = { version: number; value: unknown };

const MAX_ENTRIES = 200;
const entries = new Map<string, Entry>();

/**
 * Keeps what is derived from the catalogue for as long as the catalogue is the same, in this isolate only.
 * The key names everything else the value depends on. A failed load is not kept; while the database is away, a value of
 * an older catalogue stands in.
 */
export async function cachedByVersion<T>(key: string, version: number, load: () => Promise<T>): Promise<T> {
	const entry = entries.get(key);
	if (entry?.version === version) {
		keep(key, entry);
		return entry.value as T;
	}
	const value = await load().catch((error: unknown) => {
		if (entry && isDatabaseAway(error)) return entry.value as T;
		throw error;
	});
	if (value === entry?.value) return value;
	keep(key, { version, value });
	return value;
}

/** Most recently used last, so that a flood of rare keys (destinations that nobody knows) drives out none that is in use. */
function keep(key: string, entry: Entry): void {
	entries.delete(key);
	entries.set(key, entry);
	const oldest = entries.keys().next().value;
	if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}
