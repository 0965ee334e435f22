import { join } from 'node:path';
import { DEMO_USERS } from '#db/seed/demo-trade/demo-users';
import { Failure } from './failure';
import { type Installation, startInstallation } from './installation';
import { portsFrom } from './ports';

/** Everything on this machine, until Ctrl-C: as it is deployed (`npm start`), or with the site from its sources (`npm run dev`). */
export function startLocally(mode: { isDevelopment: boolean }): void {
	start(mode).catch((error) => {
		console.error(error instanceof Failure ? error.message : error);
		process.exit(1);
	});
}

async function start({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
	const root = process.cwd();
	const started = Date.now();
	const ports = portsFrom(process.env.PORT);
	let installation: Installation | undefined;
	let isStopping = false;
	const stop = async () => {
		if (isStopping) return;
		isStopping = true;
		await installation?.stop();
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
	// The command that started us has ended, killed perhaps.
	if (process.connected) process.once('disconnect', () => void stop());
	installation = await startInstallation({
		root,
		ports,
		dataDir: process.env.DATA_DIR || '.local',
		siteVariables: named([
			'TODAY',
			'MAP_STYLE_URL',
			'TEST_OF',
			'TEST_SITE',
			'PRODUCTION_HOSTS',
			'BRAND_ORIGINS',
			'WRITES_PER_TEN_MINUTES',
			'READS_PER_MINUTE',
			'CALLS_PER_KEY_AND_MINUTE',
			'ANALYTICS_SRC',
			'FRONTEND_LOGS',
			'FEATURE_FLAGS',
			'STREAM_API_KEY',
			'STREAM_API_SECRET',
			'STREAM_API_URL',
			'STRIPE_SECRET_KEY',
			'STRIPE_WEBHOOK_SECRET',
			'STRIPE_API_URL',
			'DNS_RESOLVER_URL',
			'CALENDAR_LOCAL_ORIGIN',
			'WEBHOOK_LOCAL_ORIGIN',
		]),
		watchVariables: { ALERT_ADDRESS: 'service@firnlicht.example' },
		hasDemoLeads: true,
		isDevelopment,
		replicas: Number(process.env.REPLICAS || 0),
		preparesPictures: process.env.PICTURES !== 'on-demand',
		catalogue: process.env.CATALOGUE || join(root, 'db', 'seed', 'catalogue'),
		say: (line) => console.log(line),
	});
	if (isStopping) return;
	const seconds = ((Date.now() - started) / 1000).toFixed(1);
	const at = (host: string) => `http://${host}:${ports.site}`;
	console.log(`
Firnlicht is up after ${seconds} s.

  Firnlicht (consumers)   ${at('localhost')}   ${at('firnlicht.localhost')}
  Demo brand              ${at('demo.localhost')}
  Demo gold brand         ${at('demo-gold.localhost')}
  Default brand           ${at('partner.localhost')}
  Mail inbox              http://localhost:${ports.inbox}
  Sign-in (OIDC issuer)   http://localhost:${ports.oidc}
  Database (libSQL)       http://127.0.0.1:${ports.sqld}

  Logins:                 ${DEMO_USERS.map((user) => `${user.login} (${user.role})`).join(', ')}

Ctrl-C stops everything. Removing .local is a fresh start.`);
}

function named(names: string[]): Record<string, string> {
	return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
