import { connect } from 'cloudflare:sockets';
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ExportedHandler } from '@cloudflare/workers-types';
import { type Database, openDatabase } from '#db/client';
import { requireKind } from '#db/installation-kind';
import { escapeHtml } from '~/domain/mail/escape-html';
import type { SendResult } from '~/domain/mail/outbox/mail-transport';
import { purgeMailBodies } from '~/domain/mail/outbox/purge-mail-bodies.server';
import { type SendReport, sendDueMails } from '~/domain/mail/outbox/send-due-mails.server';
import { openFile } from '~/platform/sealed-file';
import { createPictureStore, pictureStoreAddress } from '../../app/domain/picture/picture-store.server';
import type { AlertMail } from '../watch/watch-env';
import { chooseTransport } from './choose-transport';
import { heldTransport } from './held-transport';
import { type MailerBindings, type MailerEnv, type MailWakeUp, parseMailerEnv } from './mailer-env';

const MAILS_PER_RUN = 50;
/** Most of a mail's time is waiting, for the mail server and for the database. More would take the database's turns from those who book. */
const CONNECTIONS = 2;
/** A run that ends early is begun again by the schedule; one that waits without an end is not. */
const DATABASE_PATIENCE = 10_000;
/** A mail whose files cannot be read by then waits for its next try. */
const STORE_PATIENCE = 10_000;
/** The schedule comes every minute; what is due sooner gets a delayed message of its own. */
const SCHEDULE_MS = 60_000;

/** What other workers call: binding `MAILER`, entrypoint `Mailer`. */
export class Mailer extends WorkerEntrypoint<MailerBindings> {
	/** Sends what is due; for use after a commit, without waiting for the answer where the page must not. */
	async wake(): Promise<SendReport> {
		return run(this.env);
	}

	/** Sends a mail about a fault of the service at once, past the outbox: the database may be what is at fault. */
	async alert({ from, to, subject, text }: AlertMail): Promise<SendResult> {
		const id = `alert_${crypto.randomUUID().replaceAll('-', '')}`;
		const mail = {
			...{ id, messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>` },
			...{ fromName: 'Firnlicht service', fromAddress: from, toAddress: to, replyTo: null, subject },
			plainText: text,
			html: `<pre style="font:14px/20px Menlo,Consolas,monospace;white-space:pre-wrap">${escapeHtml(text)}</pre>`,
			...{ listUnsubscribe: null, threadRoot: null, files: [], requestId: null, createdAt: Date.now() },
		};
		return chooseTransport(parseMailerEnv(this.env), connect).send(mail, async () => undefined);
	}
}

export default {
	async queue(_batch, bindings) {
		await run(bindings);
	},
	async scheduled(controller, bindings) {
		await run(bindings);
		if (new Date(controller.scheduledTime).getUTCMinutes() === 0) {
			await purgeMailBodies({ db: database(parseMailerEnv(bindings)), now: Date.now() });
		}
	},
} satisfies ExportedHandler<MailerBindings, MailWakeUp>;

async function run(bindings: MailerBindings): Promise<SendReport> {
	const env = parseMailerEnv(bindings);
	const db = database(env);
	const isTest = env.TEST_OF !== undefined;
	await requireKindOnce(db, isTest);
	const report = await sendDueMails({
		db,
		transport: isTest ? heldTransport : chooseTransport(env, connect),
		clock: Date.now,
		limit: MAILS_PER_RUN,
		connections: CONNECTIONS,
		...fileReader(bindings, env),
	});
	const waitMs = report.nextDueAt === null ? Number.POSITIVE_INFINITY : Math.max(0, report.nextDueAt - Date.now());
	if (bindings.MAIL_QUEUE && waitMs < SCHEDULE_MS) {
		await bindings.MAIL_QUEUE.send({}, { delaySeconds: Math.ceil(waitMs / 1000) });
	}
	return report;
}

let isKindKnown = false;

/** The mailer of a test brand holds no real mail, and a real one sends none of a test (TEST-1). A database stays what it is: once is enough. */
async function requireKindOnce(db: Database, isTest: boolean): Promise<void> {
	if (isKindKnown) return;
	await requireKind(db, isTest);
	isKindKnown = true;
}

/** How files of replies are opened; {} in a deployment without a store. */
function fileReader(bindings: MailerBindings, { FILE_SEAL_KEY: key, FORM_SECRET: secrets }: MailerEnv) {
	const address = pictureStoreAddress(bindings);
	if (!address || (!key && secrets.length === 0)) return {};
	const store = createPictureStore(address, STORE_PATIENCE);
	return {
		openFile: async (name: string) => {
			const sealed = await store.get(name);
			return sealed && (await openFile(sealed, name, { key, secrets }));
		},
	};
}

function database(env: MailerEnv) {
	return openDatabase({
		url: env.LIBSQL_URL,
		authToken: env.LIBSQL_AUTH_TOKEN,
		patienceMilliseconds: DATABASE_PATIENCE,
	});
}
