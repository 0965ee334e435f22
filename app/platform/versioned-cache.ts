type Entry = { version: number; value: unknown };

const MAX_ENTRIES = 200;
const entries = new Map<string, Entry>();

/**
 * Keeps what is derived from the catalogue for as long as the catalogue is the same, in this isolate only.
 * The key names everything else the value depends on. A failed load is not kept.
 */
export async function cachedByVersion<T>(key: string, version: number, load: () => Promise<T>): Promise<T> {
	const entry = entries.get(key);
	if (entry?.version === version) return entry.value as T;
	const value = await load();
	entries.delete(key);
	entries.set(key, { version, value });
	const oldest = entries.keys().next().value;
	if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
	return value;
}
