/** Begins every key, so that scanners of source code find one that was published by mistake; one of a test brand says so (TEST-2). */
const PREFIX = 'firnlicht_key_';
const TEST_PREFIX = 'firnlicht_test_';

/** How keys of real bookings begin, or those of a test brand. */
export function apiKeyPrefix(kind: 'real' | 'test'): string {
	return kind === 'test' ? TEST_PREFIX : PREFIX;
}

/** What kind of key a bearer token means to be; null when it is none. */
export function apiKeyKind(bearer: string): 'real' | 'test' | null {
	if (bearer.startsWith(PREFIX)) return 'real';
	return bearer.startsWith(TEST_PREFIX) ? 'test' : null;
}
