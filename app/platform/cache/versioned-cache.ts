import { isUnavailable } from '../errors';
import { MemoryCache } from './memory-cache';
import { CATALOGUE_VALUES } from './policies';
import { sizeOf } from './size-of';

type Entry = { version: number; value: unknown };

/** Twice its size: many a value has an index made of it, which lives as long. */
const entries = new MemoryCache<Entry>(CATALOGUE_VALUES, (entry) => 2 * sizeOf(entry));

/**
 * Keeps what is derived from the catalogue for as long as the catalogue is the same, in this isolate only.
 * The key names everything else the value depends on. A failed load is not kept; while the database is away, a value of
 * an older catalogue stands in.
 */
export async function cachedByVersion<T>(key: string, version: number, load: () => Promise<T>): Promise<T> {
	const entry = entries.get(key);
	if (entry?.version === version) return entry.value as T;
	const value = await load().catch((error: unknown) => {
		if (entry && isUnavailable(error)) return entry.value as T;
		throw error;
	});
	if (value === entry?.value) return value;
	entries.set(key, { version, value });
	return value;
}
