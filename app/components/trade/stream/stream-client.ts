import { useEffect, useState } from 'react';
import { StreamChat } from 'stream-chat';
import { ATTACHMENT_LIMITS, MESSAGE_LENGTH } from '~/domain/conversation/conversation-limits';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import { callSite } from '~/platform/call-site';
import type { ConnectionState } from '../conversation/messages-state';

const PATIENCE_MS = 15_000;
/** From one page of conversations to the next the connection stays. */
const LINGER_MS = 5000;
const FILES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

export type StreamConnection = {
	state: ConnectionState;
	/** Null before the first connection. */
	client: StreamChat | null;
	again: () => void;
};

let connected: { client: StreamChat; whenReady: Promise<unknown> } | null = null;
let users = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The one connection of this tab to Stream; it ends when no chat is open any more, and with the session. */
export function useStreamClient({ key, url, userId }: StreamAccess): StreamConnection {
	const [tries, setTries] = useState(0);
	const [state, setState] = useState<ConnectionState>('connecting');
	const [client, setClient] = useState<StreamChat | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try is another connection
	useEffect(() => {
		let isGone = false;
		let listening: { unsubscribe: () => void } | undefined;
		setState('connecting');
		const own = take({ key, url, userId });
		own.whenReady.then(
			() => {
				if (isGone) return;
				listening = own.client.on('connection.changed', ({ online }) => setState(online ? 'connected' : 'offline'));
				setClient(own.client);
				setState('connected');
			},
			(error: unknown) => {
				// A failed connection is only logged (AGENCY-32).
				console.debug('the chat is not connected', error);
				if (!isGone) setState('offline');
			},
		);
		return () => {
			isGone = true;
			listening?.unsubscribe();
			give();
		};
	}, [key, url, userId, tries]);
	return { state, client, again: () => setTries((count) => count + 1) };
}

type Who = Pick<StreamAccess, 'key' | 'url' | 'userId'>;

function take({ key, url, userId }: Who) {
	clearTimeout(leaving);
	users += 1;
	if (connected === null) {
		const client = new StreamChat(key, { baseURL: url, enableInsights: false });
		client.setMessageComposerSetupFunction(({ composer }) => {
			composer.updateConfig({
				attachments: { acceptedFiles: FILES, maxNumberOfFilesPerMessage: ATTACHMENT_LIMITS.count },
				drafts: { enabled: false },
				linkPreviews: { enabled: false },
				location: { enabled: false },
				text: { maxLengthOnSend: MESSAGE_LENGTH },
			});
		});
		const whenReady = withPatience(client.connectUser({ id: userId }, fetchToken));
		connected = { client, whenReady };
		document.addEventListener('submit', leaveWithSession, true);
		whenReady.catch(() => end(client));
	}
	return connected;
}

function give(): void {
	users -= 1;
	if (users > 0 || connected === null) return;
	const { client } = connected;
	leaving = setTimeout(() => end(client), LINGER_MS);
}

/** After sign-out, messages of others must not reach this browser. */
function leaveWithSession({ target }: Event): void {
	if (target instanceof HTMLFormElement && new URL(target.action, location.href).pathname === '/signout' && connected)
		end(connected.client);
}

function end(client: StreamChat): void {
	if (connected?.client !== client) return;
	connected = null;
	document.removeEventListener('submit', leaveWithSession, true);
	client.disconnectUser().catch((error: unknown) => console.debug('the chat did not say goodbye', error));
}

async function fetchToken(): Promise<string> {
	const answer = await callSite('/api/current-user/stream-chat-token', { headers: { accept: 'application/json' } });
	if (!answer.ok) throw new Error(`The token was refused: ${answer.status}`);
	const { token } = (await answer.json()) as { token: string };
	return token;
}

function withPatience<Value>(work: Promise<Value>): Promise<Value> {
	return Promise.race([
		work,
		new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Nobody has answered')), PATIENCE_MS)),
	]);
}
