import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, independent of the kernel's own tick. */
const TICKS_PER_SECOND = 100;

type ProcessStat = { pid: number; name: string; parent: number; ticks: number };

/** Seconds of processor time (user and system) that the processes and everything below them have used so far. */
export function cpuSeconds(pids: readonly number[]): number {
	const all = readProcesses();
	const wanted = new Set(withDescendants(all, pids));
	let ticks = 0;
	for (const each of all) if (wanted.has(each.pid)) ticks += each.ticks;
	return ticks / TICKS_PER_SECOND;
}

function withDescendants(all: readonly ProcessStat[], pids: readonly number[]): number[] {
	const wanted = new Set(pids);
	// Children may be listed before their parents.
	for (let before = -1; before !== wanted.size; ) {
		before = wanted.size;
		for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
	}
	return [...wanted];
}

/** Bytes of memory that the process and everything below it hold (RSS). */
export function residentBytes(pid: number): number {
	const kilobytes = withDescendants(readProcesses(), [pid]).map((each) => {
		try {
			return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0);
		} catch {
			// ended in between
			return 0;
		}
	});
	return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** Our own direct children of that name: what a library has started without telling its process id. */
export function childrenNamed(name: string): number[] {
	return readProcesses()
		.filter((each) => each.parent === process.pid && each.name === name)
		.map(({ pid }) => pid);
}

function readProcesses(): ProcessStat[] {
	const found: ProcessStat[] = [];
	for (const entry of readdirSync('/proc')) {
		if (!/^\d+$/.test(entry)) continue;
		try {
			found.push(parse(Number(entry), readFileSync(`/proc/${entry}/stat`, 'utf8')));
		} catch {
			// ended in between
		}
	}
	return found;
}

/** `pid (name) state ppid …`; the name may hold spaces and brackets. utime and stime are fields 14 and 15. */
function parse(pid: number, stat: string): ProcessStat {
	const end = stat.lastIndexOf(')');
	const fields = stat.slice(end + 2).split(' ');
	return {
		pid,
		name: stat.slice(stat.indexOf('(') + 1, end),
		parent: Number(fields[1]),
		ticks: Number(fields[11]) + Number(fields[12]),
	};
}
