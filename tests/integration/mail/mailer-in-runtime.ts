import type { SendReport } from '~/domain/mail/outbox/send-due-mails.server';

export type MailerInRuntime = {
	wake(): Promise<SendReport>;
	queue(): Promise<unknown>;
	stop(): Promise<void>;
};

/** Calls as the site does: by RPC and by the queue. */
const CALLER = `export default {
	async fetch(request, env) {
		if (new URL(request.url).pathname === '/wake') return Response.json(await env.MAILER.wake());
		await env.MAIL_QUEUE.send({});
		return Response.json({});
	},
}`;

/** The deployed script in the real runtime, beside a worker that is bound to it as the site is. */
export async function startMailer(bundle: string, vars: Record<string, string>): Promise<MailerInRuntime> {
	// read here, since it takes NODE_EXTRA_CA_CERTS when it is loaded
	const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			workers: [
				{
					name: 'caller',
					modules: true,
					script: CALLER,
					compatibilityDate: '2026-08-20',
					serviceBindings: { MAILER: { name: 'firnlicht-mailer', entrypoint: 'Mailer' } },
					queueProducers: { MAIL_QUEUE: 'firnlicht-mail' },
				},
				{
					name: 'firnlicht-mailer',
					modules: [{ type: 'ESModule', path: 'index.js', contents: bundle }],
					compatibilityDate: '2026-08-20',
					bindings: { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', ...vars },
					queueProducers: { MAIL_QUEUE: 'firnlicht-mail' },
					queueConsumers: { 'firnlicht-mail': { maxBatchTimeout: 1, maxBatchSize: 20 } },
				},
			],
		}),
	);
	const call = async (path: string) => (await miniflare.dispatchFetch(`http://caller${path}`)).json();
	return {
		wake: async () => (await call('/wake')) as SendReport,
		queue: () => call('/queue'),
		stop: () => miniflare.dispose(),
	};
}
