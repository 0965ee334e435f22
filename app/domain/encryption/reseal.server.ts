import type { Row } from '@libsql/client';
import type { Database } from '#db/client';
import { type NamedStatement, writeBatch } from '#db/write-batch';
import type { SealKey } from '~/platform/seal-key';
import { type TextCipher, textCipher } from './text-cipher.server';

/** The settings whose keys seal what is stored. */
export type KeySetting = 'CARD_VAULT_KEY' | 'BANK_DATA_KEY' | 'GUEST_DATA_KEY' | 'WEBHOOK_SECRET_KEY';

/** Something sealed: which rows hold it, to what it is bound, and how it is written back. `no` orders the rows; `sealed` is a text, or JSON of texts. */
type Kind = {
	name: string;
	setting: KeySetting;
	purpose: string;
	/** Rows with `no`, `bound`, `keyId` and `sealed`, after `:after`. */
	rows: string;
	/** Writes `:sealed` under `:keyId` where the row is still as it was read (`:was`). */
	write: string;
};

const fieldsOf = (name: string, table: string, id: string, column: string, bound = 'id'): Kind => ({
	...{ name, setting: 'BANK_DATA_KEY', purpose: 'bank-data' },
	rows: `select ${id} as no, ${bound} as bound, ${column} ->> 'keyId' as keyId, ${column} as sealed from ${table}
		where ${column} is not null and ${id} > :after`,
	write: `update ${table} set ${column} = :sealed where ${id} = :no and ${column} = :was`,
});

const secretOf = (name: string, column: string): Kind => ({
	...{ name, setting: 'WEBHOOK_SECRET_KEY', purpose: 'webhook' },
	rows: `select no, id as bound, null as keyId, ${column} as sealed from webhook_endpoint where ${column} is not null and no > :after`,
	write: `update webhook_endpoint set ${column} = :sealed where no = :no and ${column} = :was`,
});

/** All that is sealed by a key of the settings. What a key of its own seals (persons of proposals and invoices) ends with that key. */
export const SEALED: readonly Kind[] = [
	{
		...{ name: 'cards', setting: 'CARD_VAULT_KEY', purpose: 'card-vault' },
		rows: 'select no, token as bound, key_id as keyId, cipher as sealed from card where no > :after',
		write: 'update card set cipher = :sealed, key_id = :keyId where no = :no and cipher = :was',
	},
	{
		...{ name: 'registration data', setting: 'GUEST_DATA_KEY', purpose: 'guest-data' },
		rows: `select g.rowid as no, 'registration ' || l.id || ' ' || g.guest_id as bound, g.key_id as keyId, g.cipher as sealed
			from guest_registration g join lead l on l.no = g.lead_no where g.rowid > :after`,
		write: 'update guest_registration set cipher = :sealed, key_id = :keyId where rowid = :no and cipher = :was',
	},
	{
		...{ name: 'door codes', setting: 'GUEST_DATA_KEY', purpose: 'guest-data' },
		rows: `select t.lead_no as no, 'door-code ' || l.id as bound, t.door_code_key_id as keyId, t.door_code as sealed
			from trip t join lead l on l.no = t.lead_no where t.door_code is not null and t.lead_no > :after`,
		write: 'update trip set door_code = :sealed, door_code_key_id = :keyId where lead_no = :no and door_code = :was',
	},
	fieldsOf('accounts of agencies', 'travel_agency', 'no', 'bank_account'),
	fieldsOf('accounts of suppliers', 'concierge_supplier', 'no', 'bank_account', "'concierge-supplier ' || key"),
	fieldsOf('payees of refunds', 'refund', 'no', 'payee'),
	secretOf('secrets of webhooks', 'secret'),
	secretOf('secrets of webhooks that were replaced', 'old_secret'),
];

const ROWS_PER_STEP = 200;

/** `done`: sealed anew by this run; `current`: by the current key before; `changed`: written by others meanwhile; `lost`: by a key that is neither. */
export type Resealed = { name: string; done: number; current: number; changed: number; lost: number };

type Resealing = {
	db: Database;
	kind: Kind;
	key: SealKey;
	/** Counts only; nothing is written. */
	isDry?: boolean;
	say?: (sofar: Resealed) => void;
};

/**
 * Seals what an older key has sealed with the current one, in steps of their own transactions: a run that was stopped goes on where it was, since what is
 * done is of the current key. The site may go on reading and writing.
 */
export async function reseal({ db, kind, key, isDry = false, say }: Resealing): Promise<Resealed> {
	const cipher = await textCipher(key, kind.purpose);
	const now = await textCipher(new Uint8Array(key), kind.purpose);
	const count: Resealed = { name: kind.name, done: 0, current: 0, changed: 0, lost: 0 };
	let after = -1;
	for (;;) {
		const { rows } = await db.$client.execute({
			sql: `${kind.rows} order by 1 limit ${ROWS_PER_STEP}`,
			args: { after },
		});
		const writes: NamedStatement[] = [];
		for (const row of rows) {
			after = Number(row.no);
			const made = await resealed(row, { cipher, now });
			if (typeof made === 'string') count[made] += 1;
			else writes.push({ sql: kind.write, args: { no: after, was: String(row.sealed), ...made } });
		}
		const results = isDry || writes.length === 0 ? [] : await writeBatch(db, writes.map(used));
		const done = isDry ? writes.length : results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
		count.done += done;
		count.changed += writes.length - done;
		say?.(count);
		if (rows.length < ROWS_PER_STEP) return count;
	}
}

/** Only the arguments that a statement names. */
function used({ sql, args }: NamedStatement): NamedStatement {
	return { sql, args: Object.fromEntries(Object.entries(args).filter(([name]) => sql.includes(`:${name}`))) };
}

type Ciphers = { cipher: TextCipher; now: TextCipher };

async function resealed(
	row: Row,
	{ cipher, now }: Ciphers,
): Promise<{ sealed: string; keyId: string } | 'current' | 'lost'> {
	const [bound, sealed, keyId] = [String(row.bound), String(row.sealed), row.keyId === null ? null : String(row.keyId)];
	if (keyId === cipher.keyId) return 'current';
	if (keyId !== null && !cipher.opens(keyId)) return 'lost';
	try {
		// Without an id the key that opens it says which it is.
		if (keyId === null && (await isOpenedBy(now, bound, sealed))) return 'current';
		if (!sealed.startsWith('{')) return { sealed: await again(cipher, bound, sealed), keyId: cipher.keyId };
		const { fields } = JSON.parse(sealed) as { fields: Record<string, string> };
		const made = await Promise.all(
			Object.entries(fields).map(
				async ([name, text]) => [name, await again(cipher, `${bound} ${name}`, text)] as const,
			),
		);
		return {
			sealed: JSON.stringify({ keyId: cipher.keyId, fields: Object.fromEntries(made) }),
			keyId: cipher.keyId,
		};
	} catch {
		return 'lost';
	}
}

async function again(cipher: TextCipher, bound: string, sealed: string): Promise<string> {
	return cipher.seal(bound, await cipher.open(bound, sealed));
}

async function isOpenedBy(cipher: TextCipher, bound: string, sealed: string): Promise<boolean> {
	try {
		await cipher.open(bound, sealed);
		return true;
	} catch {
		return false;
	}
}
