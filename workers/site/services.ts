import { currentRequestId } from '#db/request-trace';
import type { Services } from '~/context';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { COUNTRY_NAMES } from '~/platform/cache/policies';
import { sizeOf } from '~/platform/cache/size-of';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { formSecrets } from '~/platform/form-secret';
import { logFault } from '~/platform/log';
import { openFile, sealFile } from '~/platform/sealed-file';
import { withinPatience } from '~/platform/within-patience';
import { createPictureStore, pictureStoreAddress } from '../../app/domain/picture/picture-store.server';
import { type Asking, cachedAnswerFrom } from './ask-offer-cache';
import type { SiteEnv } from './env';
import { createPictureServices, STORE_PATIENCE } from './picture-services';

/** The same of a document that is not printed. */
const PRINT_PATIENCE = 20_000;
/** So long a small call to a worker beside waits; one that hangs is then as good as one that is away (OPS-7). */
const CALL_PATIENCE = 3000;
/** The worker for crashes waits for the database itself. */
const CRASH_PATIENCE = 12_000;

/** They never change: asked once by each isolate. */
const namesOfCountries = new MemoryCache<Record<string, string>>(COUNTRY_NAMES, sizeOf);

/** The other workers as the app sees them; what may be away never fails a page. */
export function createServices(env: SiteEnv, asking: Omit<Asking, 'cache'>, settings: Settings): Services {
	return {
		async wakeMailer() {
			try {
				await withinPatience(env.MAIL_QUEUE.send({}), CALL_PATIENCE);
			} catch (error) {
				logFault('the mailer was not woken; its schedule will find the mail', error);
			}
		},
		async reportCrash(report) {
			try {
				const taken = env.CRASH_REPORTS.report({ ...report, requestId: currentRequestId() });
				await withinPatience(taken, CRASH_PATIENCE);
			} catch (error) {
				logFault('the crash report was not taken', error);
			}
		},
		...createPictureServices(env),
		async keepFile(key, bytes) {
			if (!settings.FILE_SEAL_KEY) throw new DomainError('unavailable', 'FILE_SEAL_KEY is missing: no files are taken');
			const sealed = await sealFile(bytes, key, settings.FILE_SEAL_KEY);
			await this.keepPicture(key, sealed, 'application/octet-stream');
		},
		async readFile(key) {
			try {
				const address = pictureStoreAddress(env);
				const cached = address ? await createPictureStore(address, STORE_PATIENCE).get(key) : null;
				const keys = { key: settings.FILE_SEAL_KEY, secrets: formSecrets(settings) };
				return cached && (await openFile(cached, key, keys));
			} catch (error) {
				throw new DomainError('unavailable', 'The picture store did not answer', { cause: error });
			}
		},
		async announceMessages(conversationId) {
			try {
				await withinPatience(env.CONVERSATIONS.announce(conversationId), CALL_PATIENCE);
			} catch (error) {
				logFault('a message was not announced; it is read with the next page', error);
			}
		},
		tellNews: (userIds) => tellNews(env, userIds),
		async endConnections(userIds) {
			try {
				if (userIds.length > 0) await withinPatience(env.CONVERSATIONS.endClosed(userIds), CALL_PATIENCE);
			} catch (error) {
				logFault('live connections of ended sessions were not closed', error);
			}
		},
		async printDocument(document, files) {
			try {
				return await withinPatience(env.DOCUMENTS.print(document, files), PRINT_PATIENCE);
			} catch (error) {
				throw new DomainError('unavailable', 'The document was not printed', { cause: error, retryAfterSeconds: 30 });
			}
		},
		async readAsset(path) {
			const answer = await env.ASSETS.fetch(new Request(new URL(path, 'https://assets.local')));
			return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
		},
		cachedAnswer: cachedAnswerFrom({ ...asking, cache: env.OFFER_CACHE }),
		async readWatch() {
			return await withinPatience(env.WATCH.report(), CALL_PATIENCE).catch((error: unknown) => {
				logFault('the figures of the service were not read', error);
				return null;
			});
		},
		async countryNames(language) {
			const known = namesOfCountries.get(language);
			if (known) return known;
			try {
				const names = await withinPatience(env.COUNTRY_NAMES.names(language), CALL_PATIENCE);
				namesOfCountries.set(language, names);
				return names;
			} catch (error) {
				throw new DomainError('unavailable', 'The names of countries were not read', { cause: error });
			}
		},
	};
}

/** Tells the open pages of users that something new waits for them. */
export async function tellNews(env: Pick<SiteEnv, 'CONVERSATIONS'>, userIds: readonly string[]): Promise<void> {
	try {
		if (userIds.length > 0) await withinPatience(env.CONVERSATIONS.tell(userIds), CALL_PATIENCE);
	} catch (error) {
		logFault('news were not told; they are read with the next page', error);
	}
}
