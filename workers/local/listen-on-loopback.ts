import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { url: string; stop: () => Promise<void> };

/** Starts a server on loopback; `port` 0 takes a free one. Stopping it ends its open connections too. */
export async function listenOnLoopback(server: Server, wanted: number): Promise<LocalServer> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(wanted, '127.0.0.1', resolve);
	});
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
