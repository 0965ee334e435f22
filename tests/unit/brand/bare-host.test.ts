import { expect, test } from 'vitest';
import { bareHost } from '~/domain/brand/bare-host';

test.each([
	['firnlicht.example', 'firnlicht.example'],
	['Demo.Localhost:8787', 'demo.localhost'],
	['FIRNLICHT.DE.', 'firnlicht.de'],
	['firnlicht.de.:443', 'firnlicht.de'],
	['127.0.0.1:3000', '127.0.0.1'],
	['[::1]:3000', '::1'],
	['::1', '::1'],
	['[::1', '::1'],
	[' localhost ', 'localhost'],
	['', ''],
])('%s is %s', (host, bare) => {
	expect(bareHost(host)).toBe(bare);
});
