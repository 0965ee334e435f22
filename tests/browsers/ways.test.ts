import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#db/schema/enums';
import type { WalkedBrowsers } from '../../workers/local/other-browsers';
import { VIEWPORTS } from '../e2e/viewports';
import type { BrowserWindow, WindowSize } from './browser-window';
import { openFirefox, startFirefox } from './firefox';
import { Visitor } from './visitor';
import { WAYS } from './ways';
import { openWebkit } from './webkit';

const { origin, firefox, webkit }: WalkedBrowsers = JSON.parse(process.env.BROWSERS ?? '{}');

type Engine = { name: string; open: (size: WindowSize) => Promise<BrowserWindow>; end?: () => Promise<void> };

const engines: Engine[] = [];
if (firefox) {
	let started: ReturnType<typeof startFirefox> | undefined;
	engines.push({
		name: 'firefox',
		async open(size) {
			started ??= startFirefox(firefox);
			return openFirefox(await started, size);
		},
		end: async () => (await started)?.close(),
	});
}
if (webkit) engines.push({ name: 'webkit', open: (size) => openWebkit(webkit, size) });

const shots = resolve('test-results', 'browsers');
mkdirSync(shots, { recursive: true });

describe.each(engines)('$name', ({ name: engine, open, end }) => {
	afterAll(() => end?.());
	describe.each(Object.entries(VIEWPORTS))('on a %s', (size, viewport) => {
		describe.each(LANGUAGES)('in %s', (language) => {
			let window: BrowserWindow;
			beforeEach(async () => {
				window = await open(viewport);
			});
			afterEach(() => window?.close());

			it.each(WAYS)('$name', async ({ name, walk }) => {
				try {
					await walk(new Visitor(window, origin, language, size === 'phone'));
				} catch (error) {
					writeFileSync(join(shots, `${engine}-${size}-${language} ${name}.png`), await window.screenshot());
					const errors = await window.errors();
					throw new Error(`${String(error)} ${errors.join('\n')}`);
				}
				expect(await window.errors()).toEqual([]);
			});
		});
	});
});
