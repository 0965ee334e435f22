import { callSite } from '~/platform/call-site';
import { isChunkFailure } from './chunk-failure';

const RELOADED_KEY = 'reloadedBuild';
const ERROR_LIMIT = 8000;

/**
 * Handles a crash in the browser for the error boundary: a failed chunk reloads the page, once for each build and tab; every other error
 * is reported, with the public id of the signed-in user. It is part of the first file, because it must work when other chunks fail to
 * load.
 */
export function answerCrash(error: Error, user: string | null): void {
	const build = buildOf(window);
	const hasReloaded = saved() !== null;
	if (isChunkFailure(error) && saved() !== build && keep(build)) location.reload();
	else report(error, hasReloaded, user);
}

function report(error: Error, hasReloaded: boolean, user: string | null): void {
	const head = `${error.name}: ${error.message}`;
	const stack = error.stack ?? '';
	const body = {
		error: (stack.startsWith(head) ? stack : `${head}\n${stack}`).slice(0, ERROR_LIMIT),
		hasReloaded,
		location: location.href.slice(0, 2000),
		subject: 'Frontend Crashed',
		user,
	};
	callSite('/api/mailer', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
		keepalive: true,
	}).catch(() => undefined);
}

/** Remix's number of the build that this page belongs to. */
function buildOf(page: { __remixManifest?: { version?: string } }): string {
	return page.__remixManifest?.version ?? 'unknown';
}

function saved(): string | null {
	try {
		return sessionStorage.getItem(RELOADED_KEY);
	} catch {
		return null;
	}
}

/** False when it cannot be remembered: without a memory a reload might follow a reload. */
function keep(build: string): boolean {
	try {
		sessionStorage.setItem(RELOADED_KEY, build);
		return true;
	} catch {
		return false;
	}
}
