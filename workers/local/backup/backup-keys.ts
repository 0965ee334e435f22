import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Failure } from '../failure';

/** What `BACKUP_KEYS` allows: every backup is encrypted for `recipient`; without identities it can only be written. */
export type BackupKeys = { recipient: string; identities: string[] };

/** A new key for `BACKUP_KEYS`. */
export async function newBackupKey(): Promise<{ secret: string; recipient: string }> {
	const secret = await generateX25519Identity();
	return { secret, recipient: await identityToRecipient(secret) };
}

/** Reads `BACKUP_KEYS`: the key of new backups and, while keys are exchanged, the one before it. Never names a key in what it throws. */
export async function backupKeys(value: string | undefined): Promise<BackupKeys> {
	const words = (value ?? '').split(/[\s,]+/).filter(Boolean);
	const [first] = words;
	if (!first) {
		throw new Failure(
			'BACKUP_KEYS is not set: backups are encrypted with the key that it names. npm run backup -- --new-key makes one; keep it apart from the backups.',
		);
	}
	if (words.length > 2) throw new Failure('BACKUP_KEYS names more than two keys: the newest and the one before it.');
	const recipients: string[] = [];
	for (const [at, word] of words.entries()) {
		try {
			const recipient = word.startsWith('age1') ? word : await identityToRecipient(word);
			new Encrypter().addRecipient(recipient);
			recipients.push(recipient);
		} catch {
			throw new Failure(`Key ${at + 1} in BACKUP_KEYS is no key of age: it begins with AGE-SECRET-KEY-1 or age1.`);
		}
	}
	return { recipient: recipients[0] ?? '', identities: words.filter((word) => !word.startsWith('age1')) };
}
