import { createServer } from 'node:net';
import { Failure } from './failure';

/**
 * Ports below those that the system gives to outgoing connections: between the question whether one is free and its use, none of the
 * hundreds of connections of a run can take it.
 */
const FIRST = 20_000;
const BLOCKS = 600;
const BLOCK = 20;

let asked = 0;

/** A free port of loopback, and another one each time. Each process begins at a block of its own, so two that ask at once differ. */
export async function freePort(): Promise<number> {
	const first = (process.pid % BLOCKS) * BLOCK;
	for (let tries = 0; tries < BLOCKS * BLOCK; tries++) {
		const port = FIRST + ((first + asked++) % (BLOCKS * BLOCK));
		if (await isFree(port)) return port;
	}
	throw new Error('No port of loopback is free.');
}

/** The port itself where it is free, or a free one for 0. Throws `Failure`. */
export async function portOf(port: number): Promise<number> {
	if (port === 0) return freePort();
	if (!(await isFree(port))) throw new Failure(`Port ${port} is taken: end the program that listens there.`);
	return port;
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
	});
}
