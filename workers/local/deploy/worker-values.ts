import { isAbsolute } from 'node:path';
import type { WorkerName } from '../worker-list';

/** A plain variable or a secret of a worker: needed, unless it says what is missing without it or has a default. */
export type WorkerValue = { name: string; isSecret?: boolean; without?: string; hasDefault?: boolean };

const text = (name: string, without?: string): WorkerValue => ({ name, ...(without ? { without } : {}) });
const preset = (name: string): WorkerValue => ({ name, hasDefault: true });
const secret = (name: string, without?: string): WorkerValue => ({ ...text(name, without), isSecret: true });

const DATABASE = [text('LIBSQL_URL'), secret('LIBSQL_AUTH_TOKEN', 'only a database without a token can be reached')];

const REPLICAS = text('LIBSQL_REPLICA_URLS', 'all is read from the primary');

const PICTURE_STORE = [
	text('PICTURE_STORE_ENDPOINT', 'the site takes no logos and no files'),
	text('PICTURE_STORE_BUCKET', 'the site takes no logos and no files'),
	text('PICTURE_STORE_ACCESS_KEY_ID', 'the site takes no logos and no files'),
	secret('PICTURE_STORE_SECRET_ACCESS_KEY', 'the site takes no logos and no files'),
];

/** What each worker reads from its environment, in the words of docs/configuration.md. */
export const WORKER_VALUES: Record<WorkerName, WorkerValue[]> = {
	site: [
		...DATABASE,
		REPLICAS,
		text('PICTURE_BASE_URL'),
		preset('TEST_OF'),
		text('TEST_SITE', 'programs have no test brand'),
		text('PRODUCTION_HOSTS', 'search engines index nothing'),
		text('BRAND_ORIGINS', 'links of brands lead to the host that was asked'),
		secret('FORM_SECRET'),
		secret('FILE_SEAL_KEY', 'conversations and replies take no files'),
		secret('CARD_VAULT_KEY', 'no cards are taken'),
		secret('BANK_DATA_KEY', 'no bank accounts are taken'),
		secret('GUEST_DATA_KEY', 'no registration data and no codes of doors are taken'),
		secret('WEBHOOK_SECRET_KEY', 'there are no webhooks'),
		text('OIDC_ISSUER', 'nobody can sign in'),
		text('OIDC_CLIENT_ID', 'nobody can sign in'),
		secret('OIDC_CLIENT_SECRET', 'the client is a public one'),
		text('OIDC_AUDIENCE', 'the API takes no access tokens'),
		text('OIDC_SCOPES', 'access tokens may do what scopes of ours in them say, and nothing else'),
		text('SECOND_FACTOR', 'no admin can work'),
		...PICTURE_STORE,
		text('INBOUND_MAIL_DOMAINS', 'answers go to the mailboxes of agent and client'),
		secret('INBOUND_MAIL_SECRET', 'no replies by mail are taken'),
		secret('STRIPE_SECRET_KEY', 'payment links offer no cards'),
		secret('STRIPE_WEBHOOK_SECRET', 'payment links offer no cards'),
		preset('STRIPE_API_URL'),
		text('STREAM_API_KEY', 'conversations are our own'),
		secret('STREAM_API_SECRET', 'conversations are our own'),
		preset('STREAM_API_URL'),
		preset('MAP_STYLE_URL'),
		preset('ANALYTICS_SRC'),
		preset('FRONTEND_LOGS'),
		preset('FEATURE_FLAGS'),
		preset('READS_PER_MINUTE'),
		preset('CALLS_PER_KEY_AND_MINUTE'),
		preset('WRITES_PER_TEN_MINUTES'),
		preset('FRONTEND_LOGS_PER_TEN_MINUTES'),
		preset('DNS_RESOLVER_URL'),
	],
	mailer: [
		...DATABASE,
		preset('TEST_OF'),
		text('MAIL_TRANSPORT'),
		preset('SMTP_HOST'),
		preset('SMTP_PORT'),
		preset('SMTP_SECURITY'),
		secret('SMTP_USER', 'the mail server is not signed in to'),
		secret('SMTP_PASSWORD', 'the mail server is not signed in to'),
		preset('MAIL_HTTP_URL'),
		preset('MAIL_HTTP_HONOURS_KEY'),
		secret('MAIL_HTTP_TOKEN', 'mails go by SMTP'),
		...PICTURE_STORE,
		secret('FILE_SEAL_KEY', 'files of replies stay closed'),
		secret('FORM_SECRET', 'files of replies from before FILE_SEAL_KEY stay closed'),
	],
	'crash-reports': [...DATABASE, text('TEAM_BRAND_KEY')],
	conversations: DATABASE,
	'offer-cache': DATABASE,
	watch: [
		...DATABASE,
		REPLICAS,
		text('HEALTH_URL'),
		text('ALERT_PAGE'),
		text('ALERT_SENDER'),
		text('ALERT_ADDRESS', 'no mail is sent about faults'),
		preset('ALERT_AFTER_SECONDS'),
		preset('OTLP_METRICS_URL'),
		secret('OTLP_HEADERS', 'metrics go without a token'),
	],
	'country-names': [],
	documents: [],
	pictures: [],
};

/** Values for demonstrations and tests, which a deployment must not have. */
export const NEVER_DEPLOYED = ['TODAY', 'CALENDAR_LOCAL_ORIGIN', 'WEBHOOK_LOCAL_ORIGIN'];

export const ALWAYS_WITH: [name: string, others: string[]][] = [
	[
		'PICTURE_STORE_ENDPOINT',
		['PICTURE_STORE_BUCKET', 'PICTURE_STORE_ACCESS_KEY_ID', 'PICTURE_STORE_SECRET_ACCESS_KEY'],
	],
	['OIDC_ISSUER', ['OIDC_CLIENT_ID']],
	['INBOUND_MAIL_DOMAINS', ['INBOUND_MAIL_SECRET']],
	['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']],
	['STREAM_API_KEY', ['STREAM_API_SECRET']],
	['SMTP_USER', ['SMTP_PASSWORD']],
	['MAIL_HTTP_URL', ['MAIL_HTTP_TOKEN']],
];

/** Why a plain value cannot be deployed; null when it can. */
export function invalidValue(name: string, value: string): string | null {
	if (name === 'LIBSQL_URL' && !/^(?:libsql|https|wss):\/\/[^/]/.test(value))
		return 'has to begin with libsql:// or https://';
	if (name === 'LIBSQL_REPLICA_URLS' && !value.split(',').every((url) => /^\s*(?:libsql|https):\/\/[^/]/.test(url)))
		return 'has to be addresses that begin with libsql:// or https://, separated by commas';
	if (/_(?:URL|ENDPOINT|SRC|ISSUER)$/.test(name) && name !== 'LIBSQL_URL' && !/^https:\/\/[^/]/.test(value)) {
		return 'has to be an address with https';
	}
	if (/^TEST_(?:OF|SITE)$/.test(name) && !/^https:\/\/[^/]+$/.test(value))
		return 'has to be an origin such as https://www.example.com';
	if (/_PER_/.test(name) && !/^[1-9]\d*$/.test(value)) return 'has to be a positive number';
	if (name === 'MAIL_TRANSPORT' && !/^(?:smtp|http)$/.test(value)) return 'has to be smtp or http';
	if (name === 'SMTP_SECURITY' && !/^(?:tls|starttls)$/.test(value)) return 'has to be tls or starttls';
	return isAbsolute(value) ? 'is a path of this machine' : null;
}
