/** What an isolate uses, in bytes: live and dead objects of the script, and buffers outside its heap. */
export type MemoryUse = { heap: number; buffers: number; taken: number };

/** Milliseconds. */
const PATIENCE = 20_000;

type Inspector = {
	memory: () => Promise<MemoryUse>;
	/** Has the isolate collect unreferenced objects. */
	collect: () => Promise<void>;
	/** Any method of the protocol. */
	ask: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
	close: () => void;
};

/** Connects to workerd's inspector (Chrome DevTools Protocol) and to the isolate of one worker, by its name. */
export async function inspectWorker(port: number, worker: string): Promise<Inspector> {
	const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:${worker}`);
	await new Promise<void>((resolve, reject) => {
		socket.onopen = () => resolve();
		socket.onerror = () => reject(new Error(`There is no worker ${worker} to inspect`));
	});
	const waiting = new Map<number, (message: { result?: Record<string, unknown>; error?: unknown }) => void>();
	let last = 0;
	socket.onmessage = ({ data }) => {
		const message = JSON.parse(String(data));
		waiting.get(message.id)?.(message);
		waiting.delete(message.id);
	};
	const ask: Inspector['ask'] = (method, params = {}) =>
		new Promise((resolve, reject) => {
			const id = ++last;
			waiting.set(id, ({ result, error }) =>
				result ? resolve(result) : reject(new Error(`${method}: ${JSON.stringify(error)}`)),
			);
			// Unlike setTimeout it does not keep the process from ending.
			AbortSignal.timeout(PATIENCE).addEventListener('abort', () => reject(new Error(`${method} was not answered`)));
			socket.send(JSON.stringify({ id, method, params }));
		});
	return {
		ask,
		async memory() {
			const { usedSize, totalSize, backingStorageSize, embedderHeapUsedSize } = await ask('Runtime.getHeapUsage');
			return {
				heap: Number(usedSize) + Number(embedderHeapUsedSize ?? 0),
				buffers: Number(backingStorageSize ?? 0),
				taken: Number(totalSize),
			};
		},
		async collect() {
			await ask('HeapProfiler.enable');
			await ask('HeapProfiler.collectGarbage');
		},
		close: () => socket.close(),
	};
}
