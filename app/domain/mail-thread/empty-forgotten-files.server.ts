import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { forgottenFile } from '#db/schema/mail-thread';

const DAY = 86_400_000;

/** As many as one night empties; those that are left wait for the next. */
const AT_ONCE = 500;

type Emptying = {
	db: Database;
	/** Milliseconds. */
	now: number;
	/** Puts nothing in the place of a file in the store. Throws when the store is away. */
	emptyFile: (storeKey: string) => Promise<void>;
};

/** Empties the files of messages that were forgotten, and of replies that were never sent, a day later (ENQUIRY-11). Gives how many. */
export async function emptyForgottenFiles({ db, now, emptyFile }: Emptying): Promise<number> {
	const files = await db
		.select({ storeKey: forgottenFile.storeKey })
		.from(forgottenFile)
		.where(lt(forgottenFile.since, now - DAY))
		.orderBy(asc(forgottenFile.since))
		.limit(AT_ONCE);
	for (const { storeKey } of files) {
		await emptyFile(storeKey);
		await db.delete(forgottenFile).where(eq(forgottenFile.storeKey, storeKey));
	}
	return files.length;
}
