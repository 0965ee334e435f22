import { freePort } from '../../workers/local/free-port';
import { portsFrom } from '../../workers/local/ports';
import { serveWorkers } from '../../workers/local/serve';

export type SecondSite = { url: string; stop: () => Promise<void> };

/** A second site beside the usual one, with its database and settings of its own: one that takes cards, or that is at another day. */
export async function startSecondSite(
	baseURL: string | undefined,
	settings: Readonly<Record<string, string>>,
): Promise<SecondSite> {
	const ports = portsFrom(new URL(String(baseURL)).port);
	const port = await freePort();
	const database = { LIBSQL_URL: `http://127.0.0.1:${ports.sqld}` };
	const workers = await serveWorkers({
		root: process.cwd(),
		port,
		variables: {
			site: {
				...database,
				PICTURE_BASE_URL: `http://localhost:${ports.pictures}/pictures`,
				FORM_SECRET: 'of-a-second-site-in-a-test',
				TODAY: '2026-11-20',
				...settings,
			},
			mailer: {
				...database,
				...{ MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(ports.smtp), SMTP_SECURITY: 'none' },
			},
			'crash-reports': database,
			conversations: database,
			'offer-cache': database,
		},
	});
	return { url: `http://localhost:${port}`, stop: () => workers.stop() };
}
