import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export type Child = { process: ChildProcess; stop: () => Promise<void> };

const running = new Set<ChildProcess>();
let reaper: ChildProcess | undefined;

/** Reads lists of process groups and, when its input ends, kills those of the last list. */
const REAPER = 'while read -r line; do groups=$line; done; for group in $groups; do kill -KILL "$group"; done';

// An orderly end of this process, and an early one too (miniflare has a hook of its own). A sqld that is asked to end while it
// starts never does; what it has committed survives this.
process.on('exit', () => {
	for (const child of running) killGroup(child);
});

/**
 * Starts a program whose output goes to a log file. `stop` asks it to end and, after five seconds, kills it.
 * The program gets a process group of its own, so that its children end with it; a kill -9 of this process ends it too.
 */
export function startChild(
	command: string,
	args: string[],
	logFile: string,
	options: { env?: Record<string, string>; hasChannel?: boolean } = {},
): Child {
	const log = createWriteStream(logFile, { flags: 'a' });
	const child = spawn(command, args, {
		stdio: ['ignore', 'pipe', 'pipe', ...(options.hasChannel ? (['ipc'] as const) : [])],
		env: { ...process.env, ...options.env },
		detached: true,
	});
	running.add(child);
	updateReaper();
	child.once('exit', () => {
		// Whatever it has started and left behind.
		killGroup(child);
		running.delete(child);
		updateReaper();
	});
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	child.on('error', (error) => log.write(`${error.message}\n`));
	const ended = new Promise<void>((resolve) => {
		child.once('close', () => resolve());
		child.once('error', () => child.pid === undefined && resolve());
	});
	void ended.then(() => {
		running.delete(child);
		log.end();
	});
	return {
		process: child,
		async stop() {
			if (!hasEnded(child)) {
				child.kill('SIGTERM');
				const timer = setTimeout(() => killGroup(child), 5000);
				await ended;
				clearTimeout(timer);
			}
		},
	};
}

export function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Kills a child and all that it has started. */
export function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, 'SIGKILL');
	} catch {
		// the group is empty
	}
}

/** A shell survives a kill -9 of this process: it learns of it by its input, which closes. */
function updateReaper(): void {
	if (!reaper) {
		// A group of its own: Ctrl-C in the terminal is for us.
		reaper = spawn('/bin/sh', ['-c', REAPER], { stdio: ['pipe', 'ignore', 'ignore'], env: {}, detached: true });
		reaper.on('error', () => undefined);
		reaper.stdin?.on('error', () => undefined);
		reaper.unref();
		(reaper.stdin as unknown as { unref?: () => void } | null)?.unref?.();
	}
	const groups = [...running].flatMap(({ pid }) => (pid === undefined ? [] : [`-${pid}`]));
	reaper.stdin?.write(`${groups.join(' ')}\n`);
}
