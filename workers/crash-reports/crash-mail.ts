import type { crashReport } from '#db/schema/crash-report';
import { escapeHtml } from '~/domain/mail/escape-html';
import type { MailContent } from '~/domain/mail/render/render-mail';
import { textRows } from '~/domain/mail/render/render-text';

/** The mail to the team about one crash; everything in it has been redacted. */
export function crashMail(crash: typeof crashReport.$inferSelect): MailContent {
	const title = crash.origin === 'browser' ? 'Frontend Crashed' : 'Site fault';
	const firstLine = crash.error.split('\n')[0]?.slice(0, 120) ?? '';
	const at = (instant: number) => new Date(instant).toISOString();
	const facts = textRows([
		['Seen', crash.count === 1 ? 'once' : `${crash.count} times`],
		['First', at(crash.createdAt)],
		['Last', at(crash.lastSeenAt)],
		['Page', crash.location ?? 'unknown'],
		['Reloaded before', crash.hasReloaded === null ? 'unknown' : crash.hasReloaded ? 'yes' : 'no'],
		['User', crash.userId ?? 'nobody signed in'],
		['Last request', crash.requestId ?? 'unknown'],
		['Fingerprint', crash.fingerprint],
	]);
	const text = `${title}\n\n${facts}\n\n${crash.error}\n\nThe next mail about this one comes in a day at the earliest.\n`;
	const html = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><pre style="font:13px/20px Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</pre></body></html>\n`;
	return { subject: `${title}: ${firstLine}`, html, text };
}
