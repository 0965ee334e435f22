import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server does at a step: answer with a line, break the line, or stay silent. */
export type Script = Partial<
	Record<'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body', string | 'drop' | 'silent'>
>;

export type ScriptedServer = {
	port: number;
	/** Every message that arrived in full, dots undone. */
	messages: string[];
	/** Every command line. */
	commands: string[];
	script: Script;
	stop: () => Promise<void>;
};

const USUAL: Required<Script> = {
	greeting: '220 test ESMTP',
	EHLO: '250-test\r\n250 SIZE 1000000',
	MAIL: '250 2.1.0 ok',
	RCPT: '250 2.1.5 ok',
	DATA: '354 go on',
	body: '250 2.0.0 taken',
};

/** A mail server that misbehaves on demand; commands without a script succeed. */
export async function startScriptedServer(script: Script = {}): Promise<ScriptedServer> {
	const sockets = new Set<Socket>();
	const state: ScriptedServer = { port: 0, messages: [], commands: [], script, stop: async () => undefined };
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
		const act = (step: keyof Script) => {
			const answer = state.script[step] ?? USUAL[step];
			if (answer === 'drop') socket.destroy();
			else if (answer !== 'silent') socket.write(`${answer}\r\n`);
		};
		let received = '';
		let isBody = false;
		socket.on('data', (chunk) => {
			received += chunk.toString('latin1');
			for (;;) {
				const mark = isBody ? '\r\n.\r\n' : '\r\n';
				const end = received.indexOf(mark);
				if (end < 0) return;
				const piece = received.slice(0, end);
				received = received.slice(end + mark.length);
				if (isBody) {
					isBody = false;
					state.messages.push(piece.replace(/^\.\./gm, '.'));
					act('body');
					continue;
				}
				state.commands.push(piece);
				const verb = piece.slice(0, 4).toUpperCase();
				if (verb === 'QUIT') socket.end('221 bye\r\n');
				else if (verb === 'EHLO' || verb === 'MAIL' || verb === 'RCPT' || verb === 'DATA') act(verb);
				else socket.write('502 no\r\n');
				isBody = verb === 'DATA' && (state.script.DATA ?? USUAL.DATA).startsWith('354');
			}
		});
		act('greeting');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	state.port = (server.address() as AddressInfo).port;
	state.stop = () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			for (const socket of sockets) socket.destroy();
		});
	return state;
}
