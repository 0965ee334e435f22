import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import type { TestDatabase } from '../database';
import { enqueueTestMail, onlyMail, startMailDatabase } from './mail-database';
import { startMailer } from './mailer-in-runtime';
import { bundleWorker } from './worker-bundle';

const OPENSSL = 'openssl';

describe.skipIf(!hasOpenssl())('with TLS and sign-in', () => {
	let base: TestDatabase;
	let bundle: string;
	let folder: string;
	let certificate: { authority: string; key: string; cert: string };
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'firnlicht-tls-'));
		certificate = makeCertificate(folder);
		process.env.NODE_EXTRA_CA_CERTS = certificate.authority;
		[base, bundle] = await Promise.all([startMailDatabase(), bundleWorker('mailer')]);
	}, 60_000);
	afterAll(async () => {
		delete process.env.NODE_EXTRA_CA_CERTS;
		await base.stop();
		rmSync(folder, { recursive: true, force: true });
	});
	beforeEach(() => base.db.delete(mailOutbox));

	test.each<['starttls' | 'tls', string, string]>([
		['starttls', 'secret-Ü', 'sent'],
		['tls', 'secret-Ü', 'sent'],
		['tls', 'wrong', 'pending'],
	])(
		'%s with %s: %s',
		async (security, password, state) => {
			const received: string[] = [];
			const server = new SMTPServer({
				secure: security === 'tls',
				key: readFileSync(certificate.key),
				cert: readFileSync(certificate.cert),
				disableReverseLookup: true,
				onAuth: (auth, _session, done) =>
					auth.username === 'firnlicht' && auth.password === 'secret-Ü'
						? done(null, { user: 'firnlicht' })
						: done(new Error('no')),
				onData(stream, session, done) {
					stream.resume().on('end', () => {
						received.push(`${session.user} ${session.secure}`);
						done();
					});
				},
			});
			server.on('error', () => undefined);
			await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
			const { port } = server.server.address() as AddressInfo;
			const mailer = await startMailer(bundle, {
				LIBSQL_URL: base.url,
				SMTP_HOST: 'localhost',
				SMTP_PORT: String(port),
				SMTP_SECURITY: security,
				SMTP_USER: 'firnlicht',
				SMTP_PASSWORD: password,
			});
			await enqueueTestMail(base.db, Date.now());
			await mailer.wake();
			const mail = await onlyMail(base.db);
			await mailer.stop();
			await new Promise<void>((resolve) => server.close(resolve));
			expect(mail).toMatchObject({ state, lastError: state === 'sent' ? null : 'server away: AUTH 535' });
			expect(received).toEqual(state === 'sent' ? ['firnlicht true'] : []);
		},
		30_000,
	);
});

function hasOpenssl(): boolean {
	try {
		execFileSync(OPENSSL, ['version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}

function makeCertificate(where: string): { authority: string; key: string; cert: string } {
	const path = (name: string) => join(where, name);
	const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
	const openssl = (...args: string[]) => execFileSync(OPENSSL, args, { stdio: 'ignore' });
	openssl('req', '-x509', ...key, '-keyout', path('ca.key'), '-out', path('ca.pem'), '-subj', '/CN=test authority');
	openssl(
		...['req', '-x509', ...key, '-keyout', path('smtp.key'), '-out', path('smtp.pem'), '-subj', '/CN=localhost'],
		...['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-addext', 'subjectAltName=DNS:localhost'],
		...['-addext', 'basicConstraints=critical,CA:FALSE'],
	);
	return { authority: path('ca.pem'), key: path('smtp.key'), cert: path('smtp.pem') };
}
