import type { CrashReport } from '~/context';
import type { AnyDocument, DocumentFiles } from '~/domain/document/document';
import type { Language } from '~/domain/language/language';
import type { CachedAnswer } from '~/domain/offer-cache/cached-answer';
import type { Input } from '~/domain/offer-cache/cached-call';
import type { Counts, WatchReport } from '~/domain/watch/watch-report';

/** The bindings of `wrangler.toml`; plain variables are read by `app/platform/env.ts`. */
export interface SiteEnv {
	ASSETS: { fetch(request: Request): Promise<Response> };
	MAILER: { wake(): Promise<void> };
	CRASH_REPORTS: { report(report: CrashReport): Promise<void> };
	DOCUMENTS: {
		print(document: AnyDocument, files: DocumentFiles): Promise<ArrayBuffer>;
	};
	PICTURES: { fetch(request: Request): Promise<Response> };
	COUNTRY_NAMES: { names(language: Language): Promise<Record<string, string>> };
	OFFER_CACHE: { ask(input: Input): Promise<CachedAnswer> };
	CONVERSATIONS: {
		fetch(request: Request): Promise<Response>;
		announce(conversationId: string): Promise<void>;
		tell(userIds: readonly string[]): Promise<void>;
		endClosed(userIds: readonly string[]): Promise<void>;
	};
	/** Where uploads are kept, by the S3 API; together or not at all. */
	PICTURE_STORE_ENDPOINT?: string;
	PICTURE_STORE_BUCKET?: string;
	PICTURE_STORE_ACCESS_KEY_ID?: string;
	PICTURE_STORE_SECRET_ACCESS_KEY?: string;
	WATCH: { add(counts: Counts): Promise<void>; report(): Promise<WatchReport> };
	MAIL_QUEUE: { send(message: { ids?: string[] }): Promise<void> };
}
