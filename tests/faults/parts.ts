import { type Child, hasEnded, killGroup } from '../../workers/local/child';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy';

export const FAULTS = ['killed', 'hung', 'slowed'] as const;
export type Fault = (typeof FAULTS)[number];

/** Milliseconds by which every answer of a slowed part is late. */
const SLOWNESS = 500;

/** A part of the service that can be harmed and comes back. */
export type Part<Running extends Child = Child> = {
	name: string;
	/** Where the others reach it. */
	port: number;
	/** The process that runs now. */
	child: () => Running;
	harm: (fault: Fault) => Promise<void>;
	/** Ends the fault: starts what was killed, wakes what was hung. */
	heal: () => Promise<void>;
	stop: () => Promise<void>;
};

type PartOptions<Running extends Child> = {
	name: string;
	/** Where the others reach it, and where it listens itself. */
	port: number;
	ownPort: number;
	start: () => Promise<Running>;
	/** True: the process stays well and only the site is cut off from it, as browsers reach it by themselves. */
	isReachedByBrowsers?: boolean;
};

/**
 * Starts a part as a process with a proxy before it. `killed` is SIGKILL, `hung` SIGSTOP (its port still takes connections), `slowed` the
 * proxy's delay.
 */
export async function startPart<Running extends Child>(options: PartOptions<Running>): Promise<Part<Running>> {
	const { name, port, ownPort, start, isReachedByBrowsers = false } = options;
	let child = await start();
	const proxy: FaultyProxy = await startFaultyProxy(port, () => ownPort);
	return {
		name,
		port: proxy.port,
		child: () => child,
		async harm(fault) {
			if (fault === 'slowed') return proxy.slowDown(SLOWNESS);
			if (isReachedByBrowsers) return fault === 'hung' ? proxy.hang() : await proxy.close();
			if (fault === 'hung') return signal(child, 'SIGSTOP');
			killGroup(child.process);
			await proxy.close();
		},
		async heal() {
			signal(child, 'SIGCONT');
			if (hasEnded(child.process)) child = await start();
			await proxy.heal();
		},
		async stop() {
			await proxy.stop();
			signal(child, 'SIGCONT');
			await child.stop();
		},
	};
}

/** Sends a signal to a child and all that it has started. */
function signal(child: Child, name: NodeJS.Signals): void {
	const { pid } = child.process;
	if (pid !== undefined && !hasEnded(child.process)) process.kill(-pid, name);
}
