import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs Node to its end: seconds, exit code, and the largest memory of the process in MB. */
export async function runMeasured(
	args: string[],
	env: Record<string, string>,
): Promise<{ seconds: number; peak: number; code: number }> {
	const begun = performance.now();
	const child = spawn(process.execPath, args, {
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, ...env },
	});
	let peak = 0;
	const timer = setInterval(() => {
		try {
			const found = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
			peak = Math.max(peak, Math.round(Number(found?.[1] ?? 0) / 1024));
		} catch {
			// The process has ended.
		}
	}, 50);
	const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
	clearInterval(timer);
	return { seconds: (performance.now() - begun) / 1000, peak, code };
}
