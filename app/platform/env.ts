import * as z from 'zod';
import { isLoopbackName, isSecureAddress } from '#db/secure-address';
import { parseBrandOrigins } from './brand-origins';
import { type FormSecrets, isStrongSecret, parseFormSecret } from './form-secret';
import { logEvent } from './log';
import { replicaUrls } from './replica-urls';
import { parseReplyDomains } from './reply-domains';
import { parseSealKey } from './seal-key';
import { parseSecondFactor } from './second-factor-rule';

/** An unset or empty variable is missing; nothing has a fall-back secret. */
const optional = z
	.string()
	.optional()
	.transform((value) => value?.trim() || null);

/** Origin of another deployment of ours. */
const origin = optional.transform((value, context) => {
	if (value === null || /^https?:\/\/[^/]+\/?$/.test(value)) return value?.replace(/\/$/, '') ?? null;
	context.addIssue({ code: 'custom', message: 'has to be an origin, such as https://www.example.com' });
	return z.NEVER;
});

/** Absolute address of another service: with https, or on this machine (ACCESS-30); null where there is none. */
function address(name: string) {
	return optional
		.refine((url) => url === null || (/^https?:\/\/[^/]/.test(url) && URL.canParse(url)), {
			error: `${name} must be an absolute address`,
		})
		.refine((url) => url === null || isSecureAddress(url), { error: `${name} must be an address with https` });
}

/** 32 random bytes in base64 or base64url, and after a comma those that they replace (ACCESS-28); null where there are none. */
function key(name: string) {
	return optional.transform((value, context) => {
		const read = value === null ? null : parseSealKey(value);
		if (read !== null || value === null) return read;
		context.addIssue({ code: 'custom', message: `${name} has to be 32 bytes in base64, or two such keys` });
		return z.NEVER;
	});
}

const variables = z.object({
	LIBSQL_URL: z
		.string()
		.trim()
		.min(1, 'LIBSQL_URL is missing: the address of Turso or of a sqld')
		.refine(isSecureAddress, { error: 'LIBSQL_URL must be an address with TLS' }),
	LIBSQL_AUTH_TOKEN: optional,
	/** Replicas of that database, separated by commas: public pages are read from the nearest (REPLICA-1). */
	LIBSQL_REPLICA_URLS: replicaUrls,
	/** Origin of the real site, where this deployment is its test brand (ADR 64). */
	TEST_OF: origin,
	/** Origin of this site's test brand. */
	TEST_SITE: origin,
	/** Hosts that search engines may index, separated by commas (BRAND-19). */
	PRODUCTION_HOSTS: optional.transform(
		(value) =>
			new Set(
				(value ?? '')
					.split(',')
					.map((host) => host.trim())
					.filter(Boolean),
			),
	),
	/** Where each brand's links lead that leave this site, and with the production hosts the hosts that we answer at (BRAND-17). */
	BRAND_ORIGINS: optional.transform((value, context) => {
		try {
			return parseBrandOrigins(value ?? '');
		} catch (error) {
			context.addIssue({ code: 'custom', message: (error as Error).message });
			return z.NEVER;
		}
	}),
	/** Where browsers and mails fetch pictures from, without a trailing slash. */
	PICTURE_BASE_URL: z
		.string()
		.trim()
		.min(1, 'PICTURE_BASE_URL is missing: the public address of the picture store')
		.refine(isSecureAddress, { error: 'PICTURE_BASE_URL must be an address with https' })
		.transform((url) => url.replace(/\/$/, '')),
	/** A MapLibre style; without it the offline style is drawn. */
	MAP_STYLE_URL: optional.refine((url) => url === null || isSecureAddress(url), {
		error: 'MAP_STYLE_URL must be an address with https',
	}),
	/** Script of a statistics service; loaded after consent only; without it no consent to statistics is requested. */
	ANALYTICS_SRC: address('ANALYTICS_SRC'),
	/** `off` takes no notes on use from browsers, and requests no consent to them. */
	FRONTEND_LOGS: optional.transform((value) => value !== 'off'),
	/** Notes on use that a visitor's browser may send in ten minutes. */
	FRONTEND_LOGS_PER_TEN_MINUTES: z.coerce.number().int().positive().default(300),
	/** `on` begins with the feature flags on in production too. */
	FEATURE_FLAGS: optional.transform((value) => value === 'on'),
	/** `YYYY-MM-DD`: holds the calendar still, for tests and demonstrations only. */
	TODAY: optional,
	/** Writes a visitor may make in ten minutes (FORM-14). */
	WRITES_PER_TEN_MINUTES: z.coerce.number().int().positive().default(20),
	/** What a visitor may ask of the API in a minute, answers from the page cache aside. */
	READS_PER_MINUTE: z.coerce.number().int().positive().default(600),
	/** Calls that a key may make in a minute, counted in each isolate. */
	CALLS_PER_KEY_AND_MINUTE: z.coerce.number().int().positive().default(600),
	/** Issuer of the sign-in (OpenID Connect); without it there is no sign-in. */
	OIDC_ISSUER: address('OIDC_ISSUER'),
	OIDC_CLIENT_ID: optional,
	OIDC_CLIENT_SECRET: optional,
	/** Audience of the access tokens that the API takes; without it it takes none. */
	OIDC_AUDIENCE: optional,
	/** `off`: the issuer knows none of our scopes, and an access token may do all that its person may (ACCESS-34). */
	OIDC_SCOPES: optional.pipe(z.literal('off', { error: 'OIDC_SCOPES can only be off' }).nullable()),
	/** What an issuer says of a second factor that counts for admins: values of `acr`, or of `amr` as `amr:…`; `off` asks for none (ADR 62). */
	SECOND_FACTOR: optional.transform(parseSecondFactor),
	/** Key and secret of Stream, for deployments with a contract of theirs; without both, conversations are our own. */
	STREAM_API_KEY: optional,
	STREAM_API_SECRET: optional,
	/** Address of Stream's API, where the app of a contract lies elsewhere than usual. */
	STREAM_API_URL: address('STREAM_API_URL').transform((url) => new URL(url ?? 'https://chat.stream-io-api.com').origin),
	/** Domains of the addresses that replies by mail come to, by brand (THREAD-4); without them no mail has such an address. */
	INBOUND_MAIL_DOMAINS: optional.transform((value, context) => {
		try {
			return parseReplyDomains(value ?? '');
		} catch (error) {
			context.addIssue({ code: 'custom', message: (error as Error).message });
			return z.NEVER;
		}
	}),
	/** Signs what a mail provider posts; without it no mail is taken. */
	INBOUND_MAIL_SECRET: optional.refine((secret) => secret === null || secret.length >= 32, {
		error: 'INBOUND_MAIL_SECRET has to have at least 32 random characters',
	}),
	/** Secret key of Stripe and the secret of its webhook's signatures; without both, payment links offer no cards. */
	STRIPE_SECRET_KEY: optional.refine((key) => key === null || /^[rs]k_(?:test|live)_\w+$/.test(key), {
		error: 'STRIPE_SECRET_KEY has to be a secret or restricted key such as sk_live_…',
	}),
	STRIPE_WEBHOOK_SECRET: optional.refine((secret) => secret === null || /^whsec_\S{16,}$/.test(secret), {
		error: 'STRIPE_WEBHOOK_SECRET has to be the signing secret of the webhook, whsec_…',
	}),
	/** Address of Stripe's API; another one only where something stands in for it. */
	STRIPE_API_URL: address('STRIPE_API_URL').transform((url) => new URL(url ?? 'https://api.stripe.com').origin),
	/** Resolver of names (DNS over HTTPS, JSON) by which targets of channels' calendars and of webhooks are checked. */
	DNS_RESOLVER_URL: address('DNS_RESOLVER_URL').transform((url) => url ?? 'https://cloudflare-dns.com/dns-query'),
	/** Origin of channels' calendars that need be neither https nor public: for demonstrations and tests only. */
	CALENDAR_LOCAL_ORIGIN: optional
		.refine((url) => url === null || URL.canParse(url), { error: 'CALENDAR_LOCAL_ORIGIN must be an origin' })
		.transform((url) => (url === null ? null : new URL(url).origin)),
	/** Origin of webhooks' targets that need be neither https nor public: for demonstrations and tests only. */
	WEBHOOK_LOCAL_ORIGIN: optional
		.refine((url) => url === null || URL.canParse(url), { error: 'WEBHOOK_LOCAL_ORIGIN must be an origin' })
		.transform((url) => (url === null ? null : new URL(url).origin)),
	/** Makes the links of clients, signs states of sign-ins, keys hashes of visitors; and after a comma the one that it replaces (ACCESS-33). */
	FORM_SECRET: z.string({ error: 'FORM_SECRET is missing: 32 random bytes in base64' }).transform((text, context) => {
		const read = parseFormSecret(text);
		if (read) return read;
		context.addIssue({
			code: 'custom',
			message: 'FORM_SECRET has to be at least 16 random characters, or two such secrets',
		});
		return z.NEVER;
	}),
	/** Key of the files of conversations and replies, of the same kind as those below. Without it none are taken (ACCESS-33). */
	FILE_SEAL_KEY: key('FILE_SEAL_KEY'),
	/** Key of the embedded card vault: 32 random bytes in base64 or base64url. Without it cards are not offered (PRIVACY-1). */
	CARD_VAULT_KEY: key('CARD_VAULT_KEY'),
	/** Key of agencies' bank data, of the same kind. Without it no bank accounts are taken (AGENCY-11). */
	BANK_DATA_KEY: key('BANK_DATA_KEY'),
	/** Key of guests' registration data and door codes, of the same kind. Without it neither is taken (TRIP-8). */
	GUEST_DATA_KEY: key('GUEST_DATA_KEY'),
	/** Key of the secrets that sign webhooks, of the same kind. Without it there are no webhooks (HOOK-1). */
	WEBHOOK_SECRET_KEY: key('WEBHOOK_SECRET_KEY'),
});

/** A test brand changes nothing real: what would is refused at the start (TEST-1). */
const schema = variables.superRefine((settings, context) => {
	if (settings.TEST_OF === null) return;
	const refuse = (name: keyof typeof settings, message: string) =>
		context.addIssue({ code: 'custom', path: [name], message });
	if (settings.TEST_SITE !== null) refuse('TEST_SITE', 'a test brand has none of its own');
	if (settings.PRODUCTION_HOSTS.size > 0) refuse('PRODUCTION_HOSTS', 'a test brand is not for search engines');
	if (settings.STRIPE_SECRET_KEY?.includes('_live_')) refuse('STRIPE_SECRET_KEY', 'a test brand takes test keys only');
	if (settings.STREAM_API_KEY !== null) refuse('STREAM_API_KEY', 'conversations of a test brand are our own');
});

export type Settings = Omit<z.infer<typeof schema>, 'FORM_SECRET'> & FormSecrets;
export type { SecondFactorRule } from './second-factor-rule';

/** They make the product believe what is not so. A deployment, whose database is elsewhere, refuses them (ACCESS-31). */
const FOR_TESTS = ['TODAY', 'CALENDAR_LOCAL_ORIGIN', 'WEBHOOK_LOCAL_ORIGIN'] as const;

function isOnThisMachine(url: string): boolean {
	return !URL.canParse(url) || isLoopbackName(new URL(url).hostname);
}

let parsed: { from: unknown; settings: Settings } | undefined;

/** Reads the plain variables once per isolate. Throws with one sentence per missing value. */
export function readSettings(env: object): Settings {
	if (parsed?.from === env) return parsed.settings;
	const result = schema.safeParse(env);
	if (!result.success)
		throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
	const settings: Settings = { ...result.data, ...result.data.FORM_SECRET };
	if (!isOnThisMachine(settings.LIBSQL_URL)) checkDeployment(settings);
	parsed = { from: env, settings };
	if (settings.PRODUCTION_HOSTS.size > 0 && settings.SECOND_FACTOR === null)
		logEvent('SECOND_FACTOR is missing: no admin can work on this deployment', {}, 'error');
	return settings;
}

/** What a deployment, whose database is elsewhere, must not have or lack. Throws with a sentence. */
function checkDeployment(settings: Settings): void {
	const forTests = FOR_TESTS.filter((name) => settings[name] !== null);
	if (forTests.length > 0) throw new Error(`${forTests.join(', ')}: for tests and demonstrations on one machine only`);
	if (!isStrongSecret(settings.FORM_SECRET))
		throw new Error('FORM_SECRET: has to be 32 random bytes; put a new one before the old one, with a comma between');
}
