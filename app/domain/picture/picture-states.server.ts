import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import type { PictureStates } from './picture-states';

/** The states of these pictures; one whose renditions are all stored has none. */
export async function readPictureStates(db: Database, hashes: readonly string[]): Promise<PictureStates> {
	if (hashes.length === 0) return {};
	const { rows } = await db.$client.execute({
		sql: `select hash, failed_at is not null as is_failed from uploaded_picture
			where unfinished <> '[]' and hash in (select value from json_each(?))`,
		args: [JSON.stringify([...new Set(hashes)])],
	});
	return Object.fromEntries(rows.map(({ hash, is_failed }) => [String(hash), is_failed ? 'failed' : 'preparing']));
}

/** Guests would see a broken picture. Throws DomainError 'conflict' with reason `pictures-unfinished`. */
export async function insistOnPreparedPictures(db: Database, hashes: readonly string[]): Promise<void> {
	const unfinished = Object.keys(await readPictureStates(db, hashes)).length;
	if (unfinished > 0)
		throw new DomainError('conflict', `${unfinished} pictures are not prepared`, { reason: 'pictures-unfinished' });
}

/** Makes uploaded pictures ones of the catalogue, before rows name them. */
export function uploadedPicturesStatement(hashes: readonly string[]): NamedStatement {
	return {
		sql: `insert or ignore into picture (hash, width, height, dominant_colour, source_type)
			select hash, width, height, dominant_colour, source_type from uploaded_picture where hash in (select value from json_each(:hashes))`,
		args: { hashes: JSON.stringify(hashes) },
	};
}

/** Has a picture that has failed tried anew. */
export async function tryPictureAgain(db: Database, hash: string): Promise<void> {
	await db.$client.execute({
		sql: `update uploaded_picture set failed_at = null, attempts = 0, due_at = :due
			where hash = :hash and failed_at is not null and unfinished <> '[]'`,
		args: { hash, due: Date.now() },
	});
}
