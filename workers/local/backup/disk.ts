import { rmSync, statfsSync } from 'node:fs';
import { Failure } from '../failure';

const MB = 1_000_000;

/** Throws a Failure when a folder's disk has no room for so many bytes. */
export function assertRoom(folder: string, bytes: number, what: string): void {
	const { bavail, bsize } = statfsSync(folder);
	const free = bavail * bsize;
	if (free >= bytes) return;
	throw new Failure(
		`The disk of ${folder} is too full for ${what}: it needs ${Math.ceil(bytes / MB)} MB and has ${Math.floor(free / MB)} MB.`,
	);
}

/** What a failed write says to the person at the terminal. */
export function diskFailure(error: unknown, where: string): unknown {
	const { code } = error as NodeJS.ErrnoException;
	if (code === 'ENOSPC' || code === 'EDQUOT') return new Failure(`The disk of ${where} is full: nothing was kept.`);
	if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new Failure(`${where} cannot be written to.`);
	return error;
}

/** Does the work and removes what it leaves half done, also when the process is asked to end. */
export async function withCleanUp<Result>(paths: string[], work: () => Promise<Result>): Promise<Result> {
	const cleanUp = () => {
		for (const path of paths) rmSync(path, { recursive: true, force: true });
	};
	const end = (signal: NodeJS.Signals) => {
		cleanUp();
		process.exit(signal === 'SIGINT' ? 130 : 143);
	};
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
	for (const signal of signals) process.once(signal, end);
	try {
		return await work();
	} finally {
		for (const signal of signals) process.off(signal, end);
		cleanUp();
	}
}
