import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client';
import { audit } from '#db/schema/audit';
import { type KeySetting, type Resealed, reseal, SEALED } from '~/domain/encryption/reseal.server';
import { parseSealKey, type SealKey } from '~/platform/seal-key';
import { Failure, messageOf } from './failure';

const USAGE = `Usage:
  npm run rotate-keys -- new      prints a new key
  npm run rotate-keys -- status   says how much each key has sealed
  npm run rotate-keys -- run      seals with the current key what the older one has sealed; may be stopped and run again

LIBSQL_URL and LIBSQL_AUTH_TOKEN name the database, CARD_VAULT_KEY, BANK_DATA_KEY, GUEST_DATA_KEY and WEBHOOK_SECRET_KEY the keys, as the
workers have them: "<current>,<older>". docs/security/keys.md says in which order.`;

const SETTINGS: readonly KeySetting[] = ['CARD_VAULT_KEY', 'BANK_DATA_KEY', 'GUEST_DATA_KEY', 'WEBHOOK_SECRET_KEY'];
const PATIENCE = 30_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Counts or seals anew all that the keys of the environment have sealed. Gives what is left to an older key, and what no key opens. */
export async function rotateKeys({
	environment,
	isDry,
	say,
}: {
	environment: Environment;
	isDry: boolean;
	say: (line: string) => void;
}): Promise<{ left: number; lost: number }> {
	const url = environment.LIBSQL_URL;
	if (!url) throw new Failure('LIBSQL_URL is missing: the address of the database.');
	const keys = keysOf(environment);
	const db = openDatabase({
		url,
		authToken: environment.LIBSQL_AUTH_TOKEN || undefined,
		patienceMilliseconds: PATIENCE,
	});
	const sum = { left: 0, lost: 0 };
	for (const kind of SEALED) {
		const key = keys.get(kind.setting);
		if (!key) {
			say(`${kind.name}: ${kind.setting} is not given, left as they are`);
			continue;
		}
		const result = await reseal({ db, kind, key, isDry });
		sum.left += isDry ? result.done : result.changed;
		sum.lost += result.lost;
		say(lineOf(result, isDry));
		if (isDry || result.done === 0) continue;
		await db.insert(audit).values({
			...{ brandKey: 'default', actor: 'system', action: 'keys.rotated', subjectId: kind.setting },
			detail: { kind: kind.name, rows: result.done },
		});
	}
	return sum;
}

function lineOf({ name, done, current, changed, lost }: Resealed, isDry: boolean): string {
	const parts = [
		isDry ? `${done} left to the older key` : `${done} sealed anew`,
		`${current} of the current key`,
		...(changed > 0 ? [`${changed} changed meanwhile, run again`] : []),
		...(lost > 0 ? [`${lost} of neither key`] : []),
	];
	return `${name}: ${parts.join(', ')}`;
}

function keysOf(environment: Environment): Map<KeySetting, SealKey> {
	const keys = new Map<KeySetting, SealKey>();
	for (const name of SETTINGS) {
		const text = environment[name]?.trim();
		if (!text) continue;
		const key = parseSealKey(text);
		if (!key) throw new Failure(`${name} has to be one or two keys of 32 bytes in base64, separated by a comma.`);
		keys.set(name, key);
	}
	if (keys.size === 0) throw new Failure('No key is given.');
	return keys;
}

async function main([command]: readonly string[]): Promise<void> {
	if (command === 'new') {
		console.log(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'));
		return;
	}
	if (command !== 'status' && command !== 'run') throw new Failure(USAGE);
	const isDry = command === 'status';
	const { left, lost } = await rotateKeys({ environment: process.env, isDry, say: (line) => console.log(line) });
	if (lost > 0) console.log(`${lost} open by no key that was given: give the key that sealed them, or they are gone.`);
	console.log(left === 0 ? 'Nothing is left to an older key: it may be removed.' : `${left} left to the older key.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
	main(process.argv.slice(2)).catch((error: unknown) => {
		console.error(messageOf(error));
		process.exitCode = 1;
	});
