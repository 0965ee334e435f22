import { join } from 'node:path';
import { type Child, startChild } from '../child';
import { Failure } from '../failure';
import type { News, OptionsOf, Order, ProgramName, Say } from './programs';

export type RunningProgram = Child & { call: (name: string) => Promise<void> };

type StartOptions = {
	logFile: string;
	say?: Say;
	/** Runs at the lowest priority, all of its threads. */
	isPatient?: boolean;
};

/** Starts a program in a process of its own and waits until it is up. Throws its `Failure` when it does not start. */
export async function startProgram<Name extends ProgramName>(
	name: Name,
	options: OptionsOf<Name>,
	startOptions: StartOptions,
): Promise<RunningProgram> {
	const { child, send, next } = spawnProgram(name, options, startOptions);
	await next('up');
	let calls = 0;
	return {
		...child,
		async call(call) {
			const id = ++calls;
			const answered = next('answered', id);
			send({ call, id });
			await answered;
		},
	};
}

/** Runs a program to its end. `stop` ends it early; `done` then rejects. */
export function runTask<Name extends ProgramName>(
	name: Name,
	options: OptionsOf<Name>,
	startOptions: StartOptions,
): { done: Promise<void>; stop: () => Promise<void> } {
	const { child, next } = spawnProgram(name, options, startOptions);
	const done = next('done');
	// Handled by the caller that waits for it later.
	done.catch(() => undefined);
	return { done, stop: child.stop };
}

function spawnProgram(name: ProgramName, options: unknown, { logFile, say, isPatient }: StartOptions) {
	const [command = '', ...args] = [...(isPatient ? ['nice', '-n', '19'] : []), process.execPath];
	const child = startChild(
		command,
		[...args, '--import', 'tsx', join(import.meta.dirname, 'run-program.ts'), name],
		logFile,
		{ hasChannel: true },
	);
	const send = (order: Order) => child.process.send?.(order, () => undefined);
	if (say) child.process.on('message', (news: News) => news.news === 'line' && say(news.line));
	/** Waits for a kind of news; fails when the program does. */
	const next = (kind: News['news'], id?: number) =>
		new Promise<void>((resolve, reject) => {
			const settle = (error?: Error) => {
				child.process.off('message', listen).off('disconnect', ended).off('error', ended);
				if (error) reject(error);
				else resolve();
			};
			const listen = (news: News) => {
				if (news.news === 'failed') settle(news.isForPerson ? new Failure(news.message) : new Error(news.message));
				else if (news.news !== kind) return;
				else if (news.news !== 'answered') settle();
				else if (news.id === id) settle(news.error === undefined ? undefined : new Error(news.error));
			};
			const ended = () => settle(new Failure(`The program ${name} ended too early; its log is ${logFile}.`));
			child.process.on('message', listen).once('disconnect', ended).once('error', ended);
		});
	send({ start: name, options });
	return { child, send, next };
}
