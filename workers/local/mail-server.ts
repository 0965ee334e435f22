import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { portOf } from './free-port';
import { startInbox } from './inbox/inbox-server';
import { type Deliver, type InboundSite, postInbound } from './post-inbound';

const MESSAGE_LIMIT_BYTES = 25 * 1024 * 1024;

export type MailServer = { smtpPort: number; webUrl: string; stop: () => Promise<void> };

/**
 * Stands in for the mail provider on one machine: real SMTP without sign-in, every message kept as `.eml` in `folder`, and a web
 * inbox beside it. Both listen on loopback only; port 0 takes a free one. Throws `Failure` when a port is taken.
 */
export async function startMailServer(options: {
	smtpPort: number;
	webPort: number;
	folder: string;
	/** Where mails to its reply addresses are posted; they lie in the inbox too. */
	inbound?: InboundSite;
	/** Folder of the demonstration's calendars of other channels, served beside the inbox. */
	channels?: string;
}): Promise<MailServer> {
	const { folder, inbound } = options;
	mkdirSync(folder, { recursive: true });
	/** Keeps a mail in the inbox, and posts it where it came to a reply address; the refusal that its sender hears. */
	const deliver: Deliver = async ({ sender, recipients, mail }) => {
		const envelope = recipients.map((address) => `X-Envelope-To: <${address}>\r\n`);
		const received = `Return-Path: <${sender}>\r\n${envelope.join('')}`;
		writeFileSync(join(folder, messageFile(new Date())), Buffer.concat([Buffer.from(received), mail]));
		return inbound ? postInbound(inbound, { sender, recipients, mail }) : null;
	};
	const smtpPort = await portOf(options.smtpPort);
	const smtp = new SMTPServer({
		banner: 'Firnlicht mail',
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		size: MESSAGE_LIMIT_BYTES,
		closeTimeout: 500,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				if (stream.sizeExceeded) return done(new Error('message too large'));
				const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
				const recipients = session.envelope.rcptTo.map(({ address }) => address);
				done(await deliver({ sender, recipients, mail: Buffer.concat(chunks) }));
			});
		},
	});
	// a client that breaks off is no reason to go down
	smtp.on('error', () => undefined);
	await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
	const inbox = await startInbox({
		...{ port: await portOf(options.webPort), folder, deliver },
		...(options.channels ? { channels: options.channels } : {}),
	});
	return {
		smtpPort,
		webUrl: inbox.url,
		async stop() {
			await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), inbox.stop()]);
		},
	};
}

/** Sorts by time; the instant stands in the name, so that the list needs no state beside the files. */
function messageFile(now: Date): string {
	return `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
}
