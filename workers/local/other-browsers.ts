import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Failure } from './failure';

/** Programs by which WebKit is driven: its driver, its own small browser, and a screen without a monitor. */
export type WebkitPrograms = { driver: string; browser: string; display: string };

/** What `npm run browsers` hands to the ways. */
export type WalkedBrowsers = { origin: string; firefox?: string; webkit?: WebkitPrograms };

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const DISPLAY = '/usr/bin/Xvfb';

/** Path of a Firefox: one that is there, else Debian's when we may install it. */
export function ensureFirefox(say: (line: string) => void): string {
	const find = () => [process.env.FIREFOX, ...FIREFOX].find((path) => path && existsSync(path));
	if (!find()) install(['firefox-esr'], say);
	const found = find();
	if (!found) throw new Failure('Firefox is missing: install it (Debian: apt-get install firefox-esr) or set FIREFOX.');
	return found;
}

/** WebKit's programs: those that are there, else Debian's when we may install them. */
export function ensureWebkit(say: (line: string) => void): WebkitPrograms {
	const find = (): WebkitPrograms | null => {
		const [browser] = globSync(MINI_BROWSER);
		return browser && existsSync(DRIVER) && existsSync(DISPLAY) ? { driver: DRIVER, browser, display: DISPLAY } : null;
	};
	if (!find()) install(['webkit2gtk-driver', 'xvfb'], say);
	const found = find();
	if (!found)
		throw new Failure(
			`WebKit is missing: ${DRIVER}, ${MINI_BROWSER} and ${DISPLAY} (Debian: apt-get install webkit2gtk-driver xvfb).`,
		);
	return found;
}

function install(packages: readonly string[], say: (line: string) => void): void {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
	say(`Installing ${packages.join(' and ')} from the distribution …`);
	const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
	spawnSync('apt-get', ['update', '-qq'], options);
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
