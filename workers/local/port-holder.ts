import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type PortHolder = { pid: number; command: string };

const LISTENING = '0A';

/** The process that listens on a TCP port, where Linux tells; null elsewhere and for processes of other people. */
export function portHolder(port: number): PortHolder | null {
	const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningInodes(file, port)));
	if (inodes.size === 0) return null;
	for (const name of list('/proc')) {
		if (!/^\d+$/.test(name)) continue;
		if (list(`/proc/${name}/fd`).some((fd) => inodes.has(socketInode(`/proc/${name}/fd/${fd}`)))) {
			return { pid: Number(name), command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 120) };
		}
	}
	return null;
}

function listeningInodes(file: string, port: number): string[] {
	const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
	return read(file)
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.filter(([, local = '', , state]) => state === LISTENING && local.endsWith(suffix))
		.map((fields) => fields[9] ?? '');
}

function socketInode(link: string): string {
	try {
		return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.[1] ?? '';
	} catch {
		return '';
	}
}

function list(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function read(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}
