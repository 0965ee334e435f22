import type { OpenPages } from './open-pages';
import type { ConversationThread } from './thread';

/** The bindings of `wrangler.toml`. */
export interface ConversationsEnv {
	THREADS: DurableObjectNamespace<ConversationThread>;
	OPEN_PAGES: DurableObjectNamespace<OpenPages>;
	LIBSQL_URL: string;
	LIBSQL_AUTH_TOKEN?: string;
}
