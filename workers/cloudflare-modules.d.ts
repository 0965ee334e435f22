/** The runtime's own modules. The rest of its types is imported by name: as globals they would clash with the DOM's. */
declare module 'cloudflare:workers' {
	import { CloudflareWorkersModule } from '@cloudflare/workers-types';

	export = CloudflareWorkersModule;
}

declare module 'cloudflare:sockets' {
	export type Socket = {
		readonly readable: ReadableStream<Uint8Array>;
		readonly writable: WritableStream<Uint8Array>;
		readonly opened: Promise<unknown>;
		readonly closed: Promise<void>;
		close(): Promise<void>;
		startTls(): Socket;
	};
	export function connect(
		address: { hostname: string; port: number },
		options: { secureTransport: 'off' | 'on' | 'starttls'; allowHalfOpen: boolean },
	): Socket;
}
