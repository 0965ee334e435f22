import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Database, type DatabaseUse, openDatabase } from '#db/client';
import { probeReplica } from '#db/near-reader';
import { Replicas } from '#db/replicas';
import type { Child } from '../../../workers/local/child';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';

type Server = Child & { url: string };

/** A primary with replicas, as an isolate of the site knows them. */
export type ReplicaServers = {
	primary: Server;
	servers: Server[];
	replicas: Replicas;
	/** The database of one request of a reader who needs a position. */
	open: (needed: number) => { db: Database; use: DatabaseUse };
	/** Asks all for their positions once. */
	follow: () => Promise<void>;
	/** Waits until so many replicas are used, asking them each 100 ms as requests would. */
	untilUsed: (count: number, timeout?: number) => Promise<void>;
	/** Waits until all replicas have named such a position. */
	untilAt: (position: number) => Promise<void>;
	/** Holds back what the primary sends to a replica, which goes on answering readers. */
	holdBack: (index: number, isHeld: boolean) => void;
	restart: (index: number) => Promise<void>;
	stop: () => Promise<void>;
};

/** A way that can be held up, for replicas of another server. */
export type Way = { port: number; hold: (isHeld: boolean) => void; close: () => void };

/** The way from a replica to its primary, which can be held up. */
export async function openWay(to: number): Promise<Way> {
	let isHeld = false;
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(to, '127.0.0.1');
		for (const [from, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from);
			if (isHeld) from.pause();
			from.on('data', (chunk) => other.write(chunk));
			from.on('error', () => other.destroy());
			from.on('close', () => {
				sockets.delete(from);
				other.destroy();
			});
		}
	}).listen(0, '127.0.0.1');
	await new Promise((done) => server.once('listening', done));
	return {
		port: (server.address() as AddressInfo).port,
		hold(held) {
			isHeld = held;
			for (const socket of sockets) {
				if (held) socket.pause();
				else socket.resume();
			}
		},
		close() {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}

/** Starts one primary and replicas of it, real servers with folders of their own. */
export async function startReplicaServers(count: number): Promise<ReplicaServers> {
	const folder = mkdtempSync(join(tmpdir(), 'firnlicht-replicas-'));
	const replicationPort = await freePort();
	const start = (name: string, port: number, more: { replicationPort?: number; replicaOf?: number }) =>
		startSqld({ port, folder: join(folder, name), logFile: join(folder, `${name}.log`), ...more });
	const primary = await start('primary', await freePort(), { replicationPort });
	const ways: Way[] = [];
	const servers: Server[] = [];
	for (let index = 0; index < count; index += 1) {
		const way = await openWay(replicationPort);
		ways.push(way);
		servers.push(await start(`replica-${index}`, await freePort(), { replicaOf: way.port }));
	}
	const replicas = new Replicas(servers.map(({ url }) => url));
	const address = { url: primary.url, patienceMilliseconds: 5000, keepsStreams: true, replicas };
	const ask: typeof fetch = (...input) => fetch(...input);
	const follow = async () => {
		const probes = replicas.toProbe(Date.now()).map((url) => probeReplica({ replicas }, url, ask));
		await Promise.allSettled([openDatabase(address).$client.execute('select 1'), ...probes]);
	};
	return {
		primary,
		servers,
		replicas,
		open(needed) {
			const use: DatabaseUse = { position: 0, hasWritten: false };
			return { use, db: openDatabase({ ...address, use, near: { replicas, needed: () => needed } }) };
		},
		follow,
		async untilUsed(expected, timeout = 15_000) {
			await vi.waitFor(
				async () => {
					await follow();
					const used = replicas.states(Date.now()).filter(({ isUsed }) => isUsed).length;
					if (used !== expected) throw new Error(`${used} replicas are used`);
				},
				{ timeout, interval: 100 },
			);
		},
		async untilAt(position) {
			await vi.waitFor(
				async () => {
					await follow();
					for (const state of replicas.states(Date.now()))
						if ((state.position ?? 0) < position) throw new Error(`A replica is at ${state.position}`);
				},
				{ timeout: 10_000, interval: 20 },
			);
		},
		holdBack: (index, isHeld) => ways[index]?.hold(isHeld),
		async restart(index) {
			const { url } = servers[index] as Server;
			servers[index] = await start(`replica-${index}`, Number(new URL(url).port), {
				replicaOf: ways[index]?.port ?? 0,
			});
		},
		async stop() {
			for (const server of [...servers, primary]) {
				server.process.kill('SIGCONT');
				await server.stop();
			}
			for (const way of ways) way.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
