import { createServer } from 'node:net';
import { Failure } from './failure';
import { portHolder } from './port-holder';

/** The ports of one installation, counted from PORT (default 8788). */
export type Ports = { site: number; inbox: number; oidc: number; sqld: number; smtp: number; pictures: number };

/** Reads PORT; throws a sentence when it is no port. */
export function portsFrom(value: string | undefined): Ports {
	const site = Number(value || 8788);
	if (!Number.isInteger(site) || site < 1024 || site > 65_000)
		throw new Failure(`PORT is ${value}, it must be a number from 1024 to 65000.`);
	return { site, inbox: site + 1, oidc: site + 2, sqld: site + 3, smtp: site + 4, pictures: site + 5 };
}

/** Throws when a port is taken: one line for each, and what to do. */
export async function assertFree(ports: Ports): Promise<void> {
	const entries = Object.entries(ports);
	const isFrees = await Promise.all(entries.map(([, port]) => isFree(port)));
	const taken = entries.filter((_, index) => !isFrees[index]);
	const [first] = taken;
	if (!first) return;
	const lines = taken.map(([name, port]) => {
		const holder = portHolder(port);
		return `Port ${port} (${name}) is in use${holder ? ` by process ${holder.pid} (${holder.command})` : ''}`;
	});
	const advice = `stop what uses ${taken.length > 1 ? 'them' : 'it'}, or choose another with PORT=${ports.site + 20} npm start.`;
	throw new Failure(lines.length > 1 ? `${lines.join(',\n')}:\n${advice}` : `${lines[0]}: ${advice}`);
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});
}
