import { createServer } from 'node:net';
import { Failure } from './failure';

/** The ports of one installation, counted from PORT (default 8788). */
export type Ports = { site: number; inbox: number; oidc: number; sqld: number; smtp: number; pictures: number };

/** Reads PORT; throws a sentence when it is no port. */
export function portsFrom(value: string | undefined): Ports {
	const site = Number(value || 8788);
	if (!Number.isInteger(site) || site < 1024 || site > 65_000)
		throw new Failure(`PORT is ${value}, it must be a number from 1024 to 65000.`);
	return { site, inbox: site + 1, oidc: site + 2, sqld: site + 3, smtp: site + 4, pictures: site + 5 };
}

/** Throws one sentence when a port is taken. */
export async function assertFree(ports: Ports): Promise<void> {
	for (const [name, port] of Object.entries(ports)) {
		if (!(await isFree(port))) {
			throw new Failure(
				`Port ${port} (${name}) is in use: stop what uses it, or choose another with PORT=${ports.site + 20} npm start.`,
			);
		}
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});
}
