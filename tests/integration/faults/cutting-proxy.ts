import { connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
	port: number;
	/**
	 * Cuts the connection of the next request whose text matches, once the server has begun to respond: the work is done, but the response is
	 * lost.
	 */
	loseAnswerTo: (request: RegExp, then?: 'go on' | 'stay away') => void;
	/** How many answers have been lost. */
	lost: () => number;
	/** Lets connections through again. */
	comeBack: () => void;
	stop: () => Promise<void>;
};

/** A TCP proxy on its own port in front of a server on this machine. It forwards every byte, and drops the selected responses. */
export async function startCuttingProxy(serverPort: number): Promise<CuttingProxy> {
	const sockets = new Set<Socket>();
	let awaited: { request: RegExp; then: 'go on' | 'stay away' } | null = null;
	let isAway = false;
	let lost = 0;
	const cut = () => {
		for (const socket of sockets) socket.destroy();
	};
	const proxy = createServer((client) => {
		if (isAway) return void client.destroy();
		const server = connect(serverPort, '127.0.0.1');
		for (const [socket, other] of [
			[client, server],
			[server, client],
		] as const) {
			sockets.add(socket);
			socket.on('error', () => undefined);
			socket.on('close', () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
		let request = '';
		client.on('data', (bytes) => {
			request += bytes.toString('latin1');
			server.write(bytes);
		});
		server.on('data', (bytes) => {
			if (awaited?.request.test(request)) {
				lost += 1;
				isAway = awaited.then === 'stay away';
				awaited = null;
				if (isAway) cut();
				else client.destroy();
				return;
			}
			request = '';
			client.write(bytes);
		});
	});
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	const address = proxy.address();
	if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
	return {
		port: address.port,
		loseAnswerTo(request, then = 'go on') {
			awaited = { request, then };
		},
		lost: () => lost,
		comeBack() {
			isAway = false;
		},
		async stop() {
			cut();
			await new Promise((resolve) => proxy.close(resolve));
		},
	};
}
