#!/usr/bin/env node
// Stands in for wrangler: keeps versions of workers in a folder and writes down what it was asked.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.STAND_IN_FOLDER ?? '';
const args = process.argv.slice(2);
const config = args[args.indexOf('-c') + 1] ?? '';
const settings = args.includes('-c') ? JSON.parse(readFileSync(config, 'utf8')) : {};
const file = join(folder, `${settings.name}.json`);
const state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
const keep = (value) => writeFileSync(file, JSON.stringify(value));
const [command, second] = args;
appendFileSync(
	join(folder, 'calls.txt'),
	`${command}${settings.name ? ` ${settings.name}` : ` ${args.slice(1).join(' ')}`}\n`,
);

const fail = (message) => {
	console.error(message);
	process.exit(1);
};
if (command === 'secret') {
	if (!state) fail('This Worker does not exist on your account. [code: 10007]');
	console.log(JSON.stringify(state.secrets.map((name) => ({ name, type: 'secret_text' }))));
} else if (command === 'deployments') {
	if (!state?.version) fail('This Worker does not exist on your account. [code: 10007]');
	console.log(JSON.stringify({ id: 'd', versions: [{ version_id: state.version, percentage: 100 }] }));
} else if (command === 'deploy') {
	if (settings.name === process.env.STAND_IN_FAILS) fail('A request to the Cloudflare API failed.');
	const version = `${settings.name}-v${(state?.count ?? 0) + 1}`;
	keep({ ...state, version, count: (state?.count ?? 0) + 1, vars: settings.vars, services: settings.services });
	writeFileSync(
		process.env.WRANGLER_OUTPUT_FILE_PATH ?? '',
		`{"type":"wrangler-session"}\n{"type":"deploy","version_id":"${version}"}\n`,
	);
} else if (command === 'rollback') keep({ ...state, version: second });
else if (command === 'queues' && second === 'info') fail('queue not found');
