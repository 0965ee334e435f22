import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export type Child = { process: ChildProcess; stop: () => Promise<void> };

const running = new Set<ChildProcess>();
// Whoever ends this process, and however early (miniflare has a hook of its own), no child stays behind. Nobody is left to wait
// here, and a sqld that is asked to end while it starts never does; what it has committed survives this.
process.on('exit', () => {
	for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a program whose output goes to a log file. `stop` asks it to end and, after five seconds, ends it.
 * The child sits in our process group, so that it also goes when the terminal does.
 */
export function startChild(command: string, args: string[], logFile: string, env: Record<string, string> = {}): Child {
	const log = createWriteStream(logFile, { flags: 'a' });
	const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
	running.add(child);
	child.once('close', () => running.delete(child));
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	child.on('error', (error) => log.write(`${error.message}\n`));
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
	return {
		process: child,
		async stop() {
			if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
				child.kill('SIGTERM');
				const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
				await ended;
				clearTimeout(timer);
			}
			log.end();
		},
	};
}
