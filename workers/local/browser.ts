import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Failure } from './failure';

/** Flags for a Chromium that makes no connections of its own. */
export const BROWSER_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Path of a Chromium for the tests: one that is there, else Debian's when we may install it, else Playwright's own download. */
export function ensureBrowser(say: (line: string) => void): string {
	const found = findBrowser();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		say('Installing Chromium from the distribution …');
		const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
		spawnSync('apt-get', ['update', '-qq'], options);
		spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
	}
	if (!findBrowser()) {
		say('Fetching Chromium with Playwright …');
		spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 60_000 });
	}
	const browser = findBrowser();
	if (!browser)
		throw new Failure(
			'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
		);
	return browser;
}

function findBrowser(): string | null {
	const places = [
		process.env.CHROMIUM,
		chromium.executablePath(),
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
	];
	for (const place of places) {
		if (!place || !existsSync(place)) continue;
		try {
			execFileSync(place, ['--version'], { stdio: 'ignore', timeout: 20_000 });
			return place;
		} catch {
			// a broken one is as good as none
		}
	}
	return null;
}
