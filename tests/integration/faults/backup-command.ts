import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs `npm run backup` or `npm run restore` without npm; what it says at its end, without the lines of progress. */
export function runCommand(
	command: 'backup' | 'restore',
	args: string[],
	env: Record<string, string>,
): Promise<{ status: number | null; said: string; kill: () => void }> {
	return startCommand(command, args, env).ended;
}

/** The same, to be killed on its way. */
export function startCommand(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
	const child = spawn(process.execPath, ['--import', 'tsx', join('workers', 'local', `${command}.ts`), ...args], {
		env: { ...process.env, BACKUP_KEYS: '', ...env },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk;
		});
	}
	const kill = () => void child.kill('SIGKILL');
	const ended = new Promise<{ status: number | null; said: string; kill: () => void }>((done) =>
		child.once('close', (status) => {
			const lines = output.split('\n').filter((line) => line && !/\(MB\): \d+ of \d+/.test(line));
			done({ status, said: lines.join('\n'), kill });
		}),
	);
	return { ended, kill };
}
