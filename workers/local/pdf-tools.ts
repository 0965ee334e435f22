import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from './failure';

/** Installs poppler (`pdfinfo`, `pdffonts`, `pdftotext`), by which tests read PDFs, where it is missing and we may install it. */
export function ensurePdfTools(): void {
	if (hasTools()) return;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
		spawnSync('apt-get', ['update', '-qq'], options);
		spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'], options);
	}
	if (!hasTools())
		throw new Failure('These tests read PDFs with poppler: install it (Debian: apt-get install poppler-utils).');
}

function hasTools(): boolean {
	return spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;
}
