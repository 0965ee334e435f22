import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client';
import { Failure, messageOf } from './failure';
import { callTurso } from './turso/call-turso';
import {
	createTarget,
	createToken,
	type Rewind,
	readSource,
	rewindOf,
	sourceAnswer,
	type TursoStep,
	targetAnswer,
	tokenAnswer,
} from './turso/turso-steps';
import { WORKERS_WITH_DATABASE } from './worker-list';

const USAGE = `Usage:
  npm run rewind -- <time>            makes a second Turso database as the first was at that time, such as 2026-11-28T09:59:00Z
  npm run rewind -- <time> --dry-run  says what it would send

  --name <name>    of the new database, otherwise the old name with the time
  --token <file>   where the new database's token is written, otherwise DATA_DIR/turso-token

TURSO_ORGANIZATION, TURSO_DATABASE and the secret TURSO_API_TOKEN name what is meant. docs/backup.md says what to do afterwards.`;

const BALANCED = `select (select count(*) from (select currency from ledger_account group by currency having sum(debit_minor - credit_minor) <> 0)) as unbalanced,
	(select count(*) from lead) as leads`;

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		options: {
			name: { type: 'string' },
			token: { type: 'string' },
			'dry-run': { type: 'boolean', default: false },
		},
		allowPositionals: true,
	});
	const [timestamp] = positionals;
	if (!timestamp || positionals.length > 1) throw new Failure(USAGE);
	const { TURSO_ORGANIZATION: organization, TURSO_DATABASE: database, TURSO_API_TOKEN: token } = process.env;
	const rewind = rewindOf({ organization, database, target: values.name, timestamp }, Date.now());
	const api = (process.env.TURSO_API_URL || 'https://api.turso.tech').replace(/\/$/, '');
	if (values['dry-run']) return describe(rewind, api);
	if (!token) throw new Failure('TURSO_API_TOKEN is not set; --dry-run says what would be sent.');

	const access = { api, token };
	const run = <Schema extends Parameters<typeof callTurso>[1]>(step: TursoStep, schema: Schema) => {
		console.log(`${step.what} …`);
		return callTurso(step, schema, access);
	};
	const source = await run(readSource(rewind), sourceAnswer);
	const made = await run(createTarget(rewind, source.database.group), targetAnswer);
	const { jwt } = await run(createToken(rewind), tokenAnswer);
	const file = resolve(values.token || join(process.env.DATA_DIR || '.local', 'turso-token'));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, jwt, { mode: 0o600 });
	// A stand-in on this machine has no certificate.
	const scheme = api.startsWith('http://') ? 'http' : 'libsql';
	const url = `${scheme}://${made.database.Hostname}`;
	const leads = await prove(url, jwt);
	console.log(`${rewind.target} answers: ${leads} leads, and its books balance. Up to 15 seconds before the moment may be missing.

The site still uses ${rewind.database}. To change over:
  LIBSQL_URL=${url} in the [vars] of ${WORKERS_WITH_DATABASE.join(', ')}
  the secret LIBSQL_AUTH_TOKEN of the same workers from ${file}
  npm run deploy`);
}

function describe(rewind: Rewind, api: string): void {
	for (const step of [readSource(rewind), createTarget(rewind, '<its group>'), createToken(rewind)]) {
		console.log(
			`${step.what}:\n  ${step.method} ${api}${step.path}${step.body ? `\n  ${JSON.stringify(step.body)}` : ''}`,
		);
	}
	console.log('Nothing was sent.');
}

/** A new database may take a while; gives the number of its leads. */
async function prove(url: string, authToken: string): Promise<number> {
	const db = openDatabase({ url, authToken });
	const deadline = Date.now() + 120_000;
	for (;;) {
		try {
			const [row] = (await db.$client.execute(BALANCED)).rows;
			if (Number(row?.unbalanced) > 0) throw new Failure(`The books of ${url} do not balance: do not use it.`);
			return Number(row?.leads);
		} catch (error) {
			if (error instanceof Failure) throw error;
			if (Date.now() > deadline) throw new Failure(`${url} does not answer: ${messageOf(error)}`);
			await new Promise((done) => setTimeout(done, 1000));
		}
	}
}

main().catch((error) => {
	console.error(error instanceof Failure || error instanceof TypeError ? error.message : error);
	process.exit(1);
});
