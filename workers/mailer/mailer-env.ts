import type { Queue } from '@cloudflare/workers-types';
import * as z from 'zod';
import { isSecureAddress } from '#db/secure-address';
import { parseSealKey } from '~/platform/seal-key';

/** Body of a message on `firnlicht-mail`; it only wakes the mailer, what is due stands in the database. */
export type MailWakeUp = { ids?: string[] };

export type MailerBindings = Record<string, unknown> & { MAIL_QUEUE?: Queue<MailWakeUp> };

const given = z.string().trim().min(1);
const missing = z.literal('').transform(() => undefined);
const optional = z.union([missing, given]).optional();

const schema = z
	.object({
		LIBSQL_URL: z.url(),
		LIBSQL_AUTH_TOKEN: optional,
		/** Origin of the real site, where this is the mailer of a test brand: no mail of the outbox leaves it (TEST-4). */
		TEST_OF: optional,
		MAIL_TRANSPORT: z.enum(['smtp', 'http']),
		SMTP_HOST: optional,
		SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
		SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).default('starttls'),
		SMTP_USER: optional,
		SMTP_PASSWORD: optional,
		MAIL_HTTP_URL: z.union([missing, z.url().refine(isSecureAddress, { error: 'needs https' })]).optional(),
		MAIL_HTTP_TOKEN: optional,
		/** Opens files of replies; without it there are none. */
		FILE_SEAL_KEY: optional.transform((text, context) => {
			const key = text === undefined ? null : parseSealKey(text);
			if (text === undefined || key) return key;
			context.addIssue({ code: 'custom', message: 'has to be 32 bytes in base64, or two such keys' });
			return z.NEVER;
		}),
		/** Only while there are files from before FILE_SEAL_KEY. */
		FORM_SECRET: optional.transform((text) => (text ? text.split(',').map((each) => each.trim()) : [])),
		MAIL_HTTP_HONOURS_KEY: z.enum(['true', 'false']).default('false'),
	})
	.superRefine((env, context) => {
		const need = (name: keyof typeof env) => {
			if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
		};
		if (env.MAIL_TRANSPORT === 'http') {
			need('MAIL_HTTP_URL');
			need('MAIL_HTTP_TOKEN');
			return;
		}
		need('SMTP_HOST');
		if (env.SMTP_USER !== undefined) need('SMTP_PASSWORD');
		const isLoopback = env.SMTP_HOST !== undefined && ['localhost', '127.0.0.1', '::1'].includes(env.SMTP_HOST);
		if (env.SMTP_SECURITY === 'none' && !isLoopback) {
			context.addIssue({ code: 'custom', path: ['SMTP_SECURITY'], message: 'none is for this machine only' });
		}
	});

export type MailerEnv = z.output<typeof schema>;

/** Checks the bindings; throws one sentence naming the variables, without their values. */
export function parseMailerEnv(bindings: MailerBindings): MailerEnv {
	const result = schema.safeParse(bindings);
	if (result.success) return result.data;
	const errors = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
	throw new Error(`mailer: ${errors.join('; ')}`);
}
