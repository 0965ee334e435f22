import type { PictureStore } from '../../app/domain/picture/picture-store.server';
import { formatError } from '../catalogue/catalogue-error';
import { importCatalogue } from '../catalogue/import-catalogue';
import { storeSources } from '../catalogue/pictures/store-sources';
import { timeLeft } from '../catalogue/pictures/time-left';
import type { Database } from '../client';
import { publishCatalogue } from '../derived/publish';
import { audit } from '../schema/audit';
import { ensureBrands } from './brands/ensure-brands';
import { ensureEmailDomains } from './email-domains';
import { fingerprintOf } from './fingerprint-of';
import { ensurePayoutCurrencies } from './payout-currencies';
import { ensurePrograms } from './programs';

export type SeedOptions = {
	db: Database;
	store: PictureStore;
	/** The catalogue to start with. */
	folder: string;
	/** The store makes renditions itself, at their first request. */
	rendersLater?: boolean;
	/** Gets a sentence now and then during long work. */
	onProgress: (line: string) => void;
};

/** The catalogue has errors; the message names each as `file:line column`. */
export class InvalidCatalogue extends Error {}

const EVERY_MS = 5000;

/**
 * Gives a migrated database its brands and the catalogue of `folder`. The same folder is not read a second time (its fingerprint
 * lies in the audit, and in the store, so that an emptied store is filled again); derived values follow the day either way.
 */
export async function seedDatabase({ db, store, folder, rendersLater, onProgress }: SeedOptions): Promise<void> {
	await ensureBrands(db);
	await ensureEmailDomains(db);
	await ensurePrograms(db);
	await ensurePayoutCurrencies(db);
	const fingerprint = fingerprintOf(folder);
	const mark = `seeds/${fingerprint}`;
	const known = await db.$client.execute({
		sql: 'select 1 from audit where subject_id = :fingerprint and action = :action',
		args: { fingerprint, action: ACTION },
	});
	if (known.rows.length > 0 && (await store.has(mark))) {
		await publishCatalogue(db, { note: 'a new day' });
		return;
	}
	let last = 0;
	const left = timeLeft();
	const result = await importCatalogue({
		db,
		store,
		folder,
		note: 'seed',
		...(rendersLater ? { storePictures: storeSources } : {}),
		onProgress: ({ done, total, label }) => {
			const estimate = left(done, total);
			if (Date.now() - last < EVERY_MS && done < total) return;
			last = Date.now();
			onProgress(`Preparing ${label}: ${done} of ${total}${estimate}`);
		},
	});
	if (result.errors.length > 0) {
		throw new InvalidCatalogue(`The catalogue in ${folder} has errors:\n${result.errors.map(formatError).join('\n')}`);
	}
	await store.put(mark, new Uint8Array(), 'text/plain');
	await db.insert(audit).values({ brandKey: 'default', actor: 'system', action: ACTION, subjectId: fingerprint });
	if (!result.hasWritten) await publishCatalogue(db, { note: 'a new day' });
}

const ACTION = 'catalogue.seeded';
