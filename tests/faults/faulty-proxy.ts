import { connect, createServer, type Server, type Socket } from 'node:net';

export type FaultyProxy = {
	port: number;
	/** Refuses connections and drops those that are open, as a machine does whose program has ended. */
	close: () => Promise<void>;
	/** Takes connections and requests, and answers nothing. */
	hang: () => void;
	/** Holds back everything that the server says by so many milliseconds. */
	slowDown: (milliseconds: number) => void;
	/** Lets everything through again. */
	heal: () => Promise<void>;
	stop: () => Promise<void>;
};

type Pair = { client: Socket; server: Socket };

/** A TCP proxy before a server of this machine, which makes it look dead, stuck or far away. `port` 0 takes a free one. */
export async function startFaultyProxy(port: number, serverPort: () => number): Promise<FaultyProxy> {
	const pairs = new Set<Pair>();
	let isHung = false;
	let delay = 0;
	const accept = (client: Socket) => {
		const server = connect({ port: serverPort(), host: '127.0.0.1', noDelay: true });
		const pair = { client: client.setNoDelay(true), server };
		pairs.add(pair);
		const end = () => {
			pairs.delete(pair);
			client.destroy();
			server.destroy();
		};
		for (const socket of [client, server]) socket.on('error', () => undefined);
		client.on('close', end);
		client.on('data', (bytes) => !isHung && server.write(bytes));
		// What was held back is said before the end.
		server.on('close', () => setTimeout(end, delay));
		server.on('data', (bytes) => {
			if (isHung) return;
			if (delay === 0) client.write(bytes);
			else setTimeout(() => client.writable && client.write(bytes), delay);
		});
	};
	const drop = () => {
		for (const { client, server } of pairs) {
			client.destroy();
			server.destroy();
		}
	};
	let listener: Server | null = await listen(port, accept);
	const address = listener.address();
	if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
	const close = async () => {
		const closing = listener;
		listener = null;
		drop();
		if (closing) await new Promise((resolve) => closing.close(resolve));
	};
	return {
		port: address.port,
		close,
		hang() {
			isHung = true;
		},
		slowDown(milliseconds) {
			delay = milliseconds;
		},
		async heal() {
			// A request that was swallowed is answered by nothing any more.
			if (isHung) drop();
			isHung = false;
			delay = 0;
			listener ??= await listen(address.port, accept);
		},
		stop: close,
	};
}

function listen(port: number, accept: (client: Socket) => void): Promise<Server> {
	const server = createServer(accept);
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => resolve(server));
	});
}
