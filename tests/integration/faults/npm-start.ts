import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';

export type Started = {
	process: ChildProcess;
	/** Everything printed so far, on both streams. */
	output: () => string;
	/** Resolves with the exit code. */
	ended: Promise<number | null>;
	/** Programs that it has started and that live. */
	family: () => string[];
};

/**
 * `npm start` or `npm run dev` without npm: the command that the script runs, in a process group of its own as a terminal gives it. What it
 * starts is known by a mark in the environment that all of them inherit.
 */
export function npmStart(env: Record<string, string>, command: 'start' | 'dev' = 'start'): Started {
	const mark = randomUUID();
	const child = spawn(process.execPath, [join('workers', 'local', 'bootstrap.mjs'), command], {
		cwd: resolve('.'),
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, FIRNLICHT_TEST_MARK: mark, ...env },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk;
		});
	}
	return {
		process: child,
		output: () => output,
		ended: new Promise((done) => child.once('close', (code) => done(code))),
		family: () => processesWith(`FIRNLICHT_TEST_MARK=${mark}`),
	};
}

function processesWith(variable: string): string[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.filter((id) => {
			try {
				return readFileSync(join('/proc', id, 'environ'), 'utf8')
					.split('\0')
					.includes(variable);
			} catch {
				// gone in the meantime, or owned by another user
				return false;
			}
		})
		.map((id) => `${id} ${commandOf(id)}`);
}

function commandOf(id: string): string {
	try {
		return readFileSync(join('/proc', id, 'cmdline'), 'utf8')
			.replaceAll('\0', ' ')
			.trim();
	} catch {
		return 'gone';
	}
}

/** True when something listens there. */
export function isTaken(port: number): Promise<boolean> {
	return new Promise((done) => {
		const socket = connect(port, '127.0.0.1');
		socket.once('connect', () => done(true)).once('error', () => done(false));
		socket.once('close', () => socket.destroy());
		socket.once('connect', () => socket.destroy());
	});
}
