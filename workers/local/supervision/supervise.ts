import { type Child, hasEnded, killGroup } from '../child';
import { messageOf } from '../failure';

/** One part of an installation: a program that must run for as long as the installation does. */
export type PartOptions = {
	/** As it is named on the terminal: `The database (sqld)`. */
	name: string;
	/** Starts it on its port and folder and waits until it answers. */
	start: () => Promise<Child>;
	/** Asked every `healthEveryMs`; false, a throw or no answer in `healthTimeoutMs` is a failure. */
	isHealthy?: () => Promise<boolean>;
	healthEveryMs?: number;
	healthTimeoutMs?: number;
	/** So many failures in a row, and it is killed and started again. */
	maxFailures?: number;
	say: (line: string) => void;
};

export type Part = {
	/** The process that runs now. */
	child: () => Child;
	/** Ends it; it stays down until `start`. */
	stop: () => Promise<void>;
	start: () => Promise<void>;
};

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
/** A part that ran this long has recovered: its next restart does not wait. */
const RECOVERED_MS = 60_000;

/** Starts a part, and starts it again whenever it ends by itself or stays unhealthy. */
export async function supervise(options: PartOptions): Promise<Part> {
	const { name, say } = options;
	let child = await options.start();
	let startedAt = Date.now();
	let isWanted = true;
	let delay = FIRST_DELAY_MS;
	let restart: Promise<void> | undefined;
	let reason = '';
	let stopWaiting = () => {};

	const watch = () => {
		startedAt = Date.now();
		const { process } = child;
		const ended = () => {
			if (!isWanted || restart) return;
			const how = process.signalCode ? `was ended by ${process.signalCode}` : `ended with code ${process.exitCode}`;
			say(`${name} ${reason || how}. Starting it again …`);
			reason = '';
			restart = startAgain().finally(() => {
				restart = undefined;
				if (isWanted && hasEnded(child.process)) ended();
			});
		};
		if (hasEnded(process)) ended();
		else process.once('exit', ended);
	};

	const startAgain = async () => {
		if (Date.now() - startedAt > RECOVERED_MS) delay = FIRST_DELAY_MS;
		while (isWanted) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, delay);
				stopWaiting = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			delay = Math.min(delay * 2, MAX_DELAY_MS);
			if (!isWanted) return;
			try {
				child = await options.start();
				// Stopped in the meantime.
				if (!isWanted) return await child.stop();
				watch();
				say(`${name} answers again.`);
				return;
			} catch (error) {
				const [why = ''] = messageOf(error).split('\n');
				say(`${name} did not start: ${why} Next attempt in ${Math.ceil(delay / 1000)} s.`);
			}
		}
	};

	const startProbing = () =>
		probe(options, {
			isUp: () => isWanted && !restart,
			onFailure: (count) => {
				reason = `did not answer ${count} times in a row and was killed`;
				killGroup(child.process);
			},
		});

	watch();
	let stopProbing = startProbing();
	return {
		child: () => child,
		async stop() {
			isWanted = false;
			stopProbing();
			stopWaiting();
			await restart;
			await child.stop();
		},
		async start() {
			child = await options.start();
			isWanted = true;
			watch();
			stopProbing = startProbing();
		},
	};
}

type ProbeEvents = { isUp: () => boolean; onFailure: (count: number) => void };

/** Asks a part for its health until the returned function is called. */
function probe(options: PartOptions, { isUp, onFailure }: ProbeEvents): () => void {
	const { isHealthy, healthEveryMs = 5000, healthTimeoutMs = 10_000, maxFailures = 3 } = options;
	if (!isHealthy) return () => {};
	let failures = 0;
	let isAsking = false;
	const ask = async () => {
		if (isAsking || !isUp()) return;
		isAsking = true;
		const timeout = AbortSignal.timeout(healthTimeoutMs);
		const tooLate = new Promise<false>((resolve) => timeout.addEventListener('abort', () => resolve(false)));
		const isFine = await Promise.race([isHealthy().catch(() => false), tooLate]);
		isAsking = false;
		failures = isFine || !isUp() ? 0 : failures + 1;
		if (failures < maxFailures) return;
		failures = 0;
		onFailure(maxFailures);
	};
	const timer = setInterval(() => void ask(), healthEveryMs);
	timer.unref();
	return () => clearInterval(timer);
}
