import * as z from 'zod';
import { Failure } from '../failure';

/** Names of the archive's entries beside the pictures, which lie under `pictures/`. */
export const HEAD = 'firnlicht-backup.json';
export const DATABASE = 'database.db';
export const COUNTS = 'counts.json';
export const PICTURES = 'pictures/';

/** A key of the picture store: plain words, so that none leads out of the folder. */
const PICTURE_KEY = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

const head = z.object({
	product: z.literal('firnlicht'),
	format: z.number(),
	createdAt: z.iso.datetime(),
	schema: z.object({ when: z.number(), migrations: z.number() }),
	databaseBytes: z.number(),
	pictureBytes: z.number(),
});

/** The first entry of a backup, in clear words for whoever opens it by hand. */
export type BackupHead = z.output<typeof head>;

const FORMAT = 1;

export function backupHead(facts: Omit<BackupHead, 'product' | 'format'>): BackupHead {
	return { product: 'firnlicht', format: FORMAT, ...facts };
}

/** Throws a Failure for a file of another product or a newer format. */
export function parseBackupHead(text: string): BackupHead {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		// falls through to the sentence
	}
	const result = head.safeParse(value);
	if (!result.success) throw new Failure('The file is no backup of Firnlicht.');
	if (result.data.format !== FORMAT) {
		throw new Failure(`The backup has format ${result.data.format}, this version reads ${FORMAT}.`);
	}
	return result.data;
}

export const tableCounts = z.record(z.string(), z.number());

export function isPictureKey(key: string): boolean {
	return PICTURE_KEY.test(key) && !key.split('/').includes('..');
}
