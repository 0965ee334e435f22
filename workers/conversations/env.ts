import type { ConversationThread } from './thread';

/** The bindings of `wrangler.toml`. */
export interface ConversationsEnv {
	THREADS: DurableObjectNamespace<ConversationThread>;
	LIBSQL_URL: string;
	LIBSQL_AUTH_TOKEN?: string;
}
