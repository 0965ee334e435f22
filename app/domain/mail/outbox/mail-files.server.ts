import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailThreadFile } from '#db/schema/mail-thread';
import type { MailFile } from './mail-transport';

/** Kinds of mails that may carry files; of others the database is not asked. */
const WITH_FILES: readonly string[] = ['enquiry-reply'];

/** Opens a sealed file of the store; null where it is gone. Throws where the store is away. */
export type OpenFile = (storeKey: string) => Promise<Uint8Array | null>;

/** The files that a mail carries. Throws where one cannot be read: the mail then waits. */
export async function mailFiles(
	db: Database,
	{ no, kind }: { no: number; kind: string },
	openFile: OpenFile | null,
): Promise<MailFile[]> {
	if (!WITH_FILES.includes(kind)) return [];
	const rows = await db
		.select({ key: mailThreadFile.storeKey, name: mailThreadFile.fileName, contentType: mailThreadFile.contentType })
		.from(mailThreadFile)
		.where(eq(mailThreadFile.mailNo, no))
		.orderBy(asc(mailThreadFile.position));
	const files: MailFile[] = [];
	for (const { key, ...file } of rows) {
		const bytes = (await openFile?.(key)) ?? null;
		if (!bytes) throw new Error('A file of a mail is not there');
		files.push({ ...file, bytes });
	}
	return files;
}
