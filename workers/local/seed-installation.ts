import { openDatabase } from '#db/client';
import { markAsTest } from '#db/installation-kind';
import { migrateDatabase } from '#db/migrate';
import { seedDemoTrade } from '#db/seed/demo-trade/seed-demo-trade';
import { InvalidCatalogue, seedDatabase } from '#db/seed/seed';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import { plainDate } from '~/domain/date/plain-date';
import { createPictureStore, type PictureStoreAddress } from '../../app/domain/picture/picture-store.server';
import { seedDemoChannels } from './demo-channels';
import { Failure, messageOf } from './failure';
import { seedDemoAccount } from './seed-demo-account';
import { seedDemoConcierge } from './seed-demo-concierge';
import { seedDemoEnquiries } from './seed-demo-enquiries';
import { seedDemoHotelLeads } from './seed-demo-hotel-leads';
import { seedDemoLeads } from './seed-demo-leads';
import { seedDemoPayments } from './seed-demo-payments';
import { seedDemoPrices } from './seed-demo-prices';
import { writeDemoStatement } from './write-demo-statement';

export type SeedTask = {
	databaseUrl: string;
	/** Folder of migrations. */
	migrations: string;
	/** Folder of the catalogue. */
	catalogue: string;
	pictures: PictureStoreAddress;
	pictureBaseUrl: string;
	issuer: string;
	origin: string;
	/** `2026-11-20` */
	today: string;
	hasDemoLeads: boolean;
	/** Of a test brand. */
	isTest: boolean;
	/** Under which agencies' accounts are kept, 32 bytes in base64. */
	bankDataKey: string;
	/** Of which the links of demonstration suppliers are made. */
	formSecret: string;
	/** Where a statement of the bank is written for the demonstration, once. */
	demoStatement: string;
	/** Calendars of other channels for the demonstration: their folder, and where it is served. */
	demoChannels: { folder: string; origin: string };
};

/** Brings the database to the newest migration and gives it brands, catalogue and demonstration people, unless it has them. */
export async function seedInstallation(task: SeedTask, say: (line: string) => void): Promise<void> {
	const db = openDatabase({ url: task.databaseUrl });
	try {
		await migrateDatabase(db, task.migrations);
	} catch (error) {
		throw new Failure(`A migration failed, the database is as it was: ${messageOf(error)}`);
	}
	if (task.isTest && !(await markAsTest(db))) {
		throw new Failure('TEST_OF is set, and the database is in use without it. Another DATA_DIR begins a test brand.');
	}
	const store = createPictureStore(task.pictures);
	try {
		await seedDatabase({ db, store, folder: task.catalogue, rendersLater: true, onProgress: say });
	} catch (error) {
		throw error instanceof InvalidCatalogue ? new Failure(error.message) : error;
	}
	await refreshBrands({ db, pictureBaseUrl: task.pictureBaseUrl });
	const now = Date.now();
	const today = plainDate(task.today);
	const { issuer, origin, pictureBaseUrl } = task;
	await seedDemoTrade(db, { issuer, now });
	if (task.hasDemoLeads) {
		await seedDemoLeads(db, { today, now, origin });
		await seedDemoEnquiries(db, { today, now, origin, formSecret: task.formSecret });
		await seedDemoHotelLeads(db, { today, now, origin, issuer, pictureBaseUrl });
		await seedDemoConcierge(db, { today, now, origin, formSecret: task.formSecret });
		await seedDemoPayments(db, { today, now });
		await seedDemoChannels(db, { today, now, ...task.demoChannels });
		await seedDemoPrices(db, { today, now, pictureBaseUrl });
		await seedDemoAccount(db, Buffer.from(task.bankDataKey, 'base64url'));
		await writeDemoStatement(db, { file: task.demoStatement, today });
	}
}
