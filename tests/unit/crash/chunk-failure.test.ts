import { expect, it } from 'vitest';
import { isChunkFailure } from '~/components/crash/chunk-failure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

it.each([
	['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js'), true],
	['Firefox', new TypeError('error loading dynamically imported module: https://x.example/assets/a.js'), true],
	['Safari', new TypeError('Importing a module script failed.'), true],
	['the bundler', new Error('Unable to preload CSS for /assets/map.css'), true],
	['older bundlers', named('ChunkLoadError', 'x'), true],
	['their words', new Error('Loading chunk 7 failed.'), true],
	['a call that failed', new TypeError('Failed to fetch'), false],
	['a bug', new TypeError("Cannot read properties of undefined (reading 'chunk')"), false],
	['no error', 'Loading chunk 7 failed.', false],
	['nothing', null, false],
])('%s', (_, error, is) => expect(isChunkFailure(error)).toBe(is));
