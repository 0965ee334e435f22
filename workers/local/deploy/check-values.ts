import type { WorkerName } from '../worker-list';
import { ALWAYS_WITH, invalidValue, NEVER_DEPLOYED, WORKER_VALUES } from './worker-values';

export type Values = Record<string, string>;

/** `missing` stop a deployment; `without` are choices that somebody may have made. */
export type Findings = { missing: string[]; without: string[] };

/**
 * What a worker lacks. `secrets` are the names that it has; null where they cannot be known, as in a dry run without an account. `config` is
 * its configuration file, for the command that sets a secret.
 */
export function checkValues(
	worker: WorkerName,
	given: { values: Values; secrets: string[] | null; config: string },
): Findings {
	const { values, secrets, config } = given;
	const found: Findings = { missing: [], without: [] };
	const has = (name: string, isSecret = false) => (isSecret ? secrets?.includes(name) : Boolean(values[name]));
	const own = new Map(WORKER_VALUES[worker].map((value) => [value.name, value]));
	const how = (name: string) =>
		own.get(name)?.isSecret
			? `npx wrangler secret put ${name} -c ${config}`
			: `${name}=… in the file of values or in the environment`;
	const isTurso = /\.turso\.io(?:\/|$)/.test(values.LIBSQL_URL ?? '');
	for (const { name, isSecret, without, hasDefault } of own.values()) {
		if (isSecret && secrets === null) continue;
		if (hasDefault || has(name, isSecret)) continue;
		const isNeeded = !without || (name === 'LIBSQL_AUTH_TOKEN' && isTurso);
		if (isNeeded) found.missing.push(`${worker}: ${name} is missing (${how(name)})`);
		else found.without.push(`${worker}: without ${name} ${without}`);
	}
	for (const [name, others] of ALWAYS_WITH) {
		if (!has(name, own.get(name)?.isSecret) || !own.has(name)) continue;
		for (const other of others) {
			if (own.get(other)?.isSecret && secrets === null) continue;
			if (!has(other, own.get(other)?.isSecret))
				found.missing.push(`${worker}: ${name} needs ${other} (${how(other)})`);
		}
	}
	for (const [name, value] of Object.entries(values)) {
		if (!own.has(name) || !value) continue;
		const fault = own.get(name)?.isSecret ? 'is a secret and must not be a plain value' : invalidValue(name, value);
		if (fault) found.missing.push(`${worker}: ${name} ${fault}`);
	}
	if (worker === 'mailer') found.missing.push(...mailFaults(values));
	for (const name of NEVER_DEPLOYED) {
		if (worker === 'site' && values[name]) found.missing.push(`site: ${name} is for tests and must not be set`);
	}
	if (worker === 'site' && values.TEST_OF && values.PRODUCTION_HOSTS)
		found.missing.push('site: a test brand (TEST_OF) must not have PRODUCTION_HOSTS: name its hosts in BRAND_ORIGINS');
	if (worker === 'site' && !values.PRODUCTION_HOSTS && !values.BRAND_ORIGINS) {
		found.missing.push('site: PRODUCTION_HOSTS or BRAND_ORIGINS is needed, otherwise every host is answered');
	}
	return found;
}

function mailFaults(values: Values): string[] {
	const needed = { smtp: 'SMTP_HOST', http: 'MAIL_HTTP_URL' }[values.MAIL_TRANSPORT ?? ''];
	return needed && !values[needed] ? [`mailer: MAIL_TRANSPORT=${values.MAIL_TRANSPORT} needs ${needed}`] : [];
}
