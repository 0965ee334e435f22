// A process for one program of PROGRAMS. It ends with its parent, whose channel closes.
import { Failure, messageOf } from '../failure';
import { type News, type Order, PROGRAMS, type Running } from './programs';

let running: Running | undefined;
let isStopping = false;

const tell = (news: News) => void process.send?.(news);

process.on('message', (order: Order) => void ('start' in order ? start(order) : call(order)));
process.once('disconnect', () => process.exit(1));
// The parent decides when: Ctrl-C in the terminal is for it alone.
process.on('SIGINT', () => {});
process.once('SIGTERM', () => {
	isStopping = true;
	void (running?.stop() ?? Promise.resolve()).catch(() => undefined).then(() => process.exit(0));
});

async function start({ start: name, options }: Extract<Order, { start: unknown }>): Promise<void> {
	const run = PROGRAMS[name] as (options: unknown, say: (line: string) => void) => Promise<Running | undefined>;
	try {
		running = await run(options, (line) => tell({ news: 'line', line }));
		if (running) tell({ news: 'up' });
		else process.send?.({ news: 'done' } satisfies News, () => process.exit(0));
	} catch (error) {
		if (isStopping) return;
		const isForPerson = error instanceof Failure;
		const message = isForPerson || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message);
		process.send?.({ news: 'failed', message, isForPerson } satisfies News, () => process.exit(1));
	}
}

async function call({ call: name, id }: Extract<Order, { call: unknown }>): Promise<void> {
	try {
		await running?.calls?.[name]?.();
		tell({ news: 'answered', id });
	} catch (error) {
		tell({ news: 'answered', id, error: messageOf(error) });
	}
}
