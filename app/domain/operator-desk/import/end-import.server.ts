import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { deskImport } from '#db/schema/desk-import';
import { user } from '#db/schema/user';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import { knownBrands } from '../../brand/known-brands';
import { mailAddress } from '../../mail/mail-address';
import { mailBrand } from '../../mail/mail-brand';
import { type ImportEnd, importEndedMail } from '../../mail/messages/import-ended-mail';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { noticeMail } from '../../mail/outbox/notice-mail.server';
import { importPath } from './import-files';

/** A run that takes longer is told by mail, whether its page is open or not. */
const LONG_MILLISECONDS = 60_000;

type Ending = {
	no: number;
	id: string;
	from: 'applying' | 'reverting';
	/** `stopped`: by an error. */
	to: 'applied' | 'reverted' | 'stopped';
	/** The schedule drove it: no page is open. */
	isDriven: boolean;
};

// A query of one table leaves its name out.
const OF_IMPORT = sql.raw('from desk_import_property p where p.import_no = desk_import.no');

/** Counts of an import's properties, as a notice says them. */
export const END_COUNTS = {
	written: sql<number>`(select count(*) ${OF_IMPORT} and p.state = 'applied')`,
	reverted: sql<number>`(select count(*) ${OF_IMPORT} and p.state = 'reverted')`,
	heldBack: sql<number>`(select count(*) ${OF_IMPORT} and p.state in ('changedMeanwhile', 'refused'))`,
	leftOut: sql<number>`(select coalesce(sum(p.errors), 0) ${OF_IMPORT} and p.state <> 'leftOut')`,
	waiting: sql<number>`(select count(*) ${OF_IMPORT} and p.state = 'ready')`,
};

type Counts = { [Name in keyof typeof END_COUNTS]: number };

/** The end of a run out of its state and counts. */
export function importEnd(state: string, { written, reverted, heldBack, leftOut, waiting }: Counts): ImportEnd {
	const kind = state === 'applied' || state === 'reverted' ? state : 'failed';
	return {
		...{
			kind,
			properties: kind === 'reverted' ? reverted : written,
			heldBack,
			waiting: kind === 'failed' ? waiting : 0,
		},
		leftOut: kind === 'reverted' ? 0 : leftOut,
	};
}

/**
 * Ends a run once, however many drive it, and mails who began it where no page was open or it took longer than a minute (IMPORT-9). Throws DomainError
 * 'unavailable'.
 */
export async function endImport({ db, now }: { db: Database; now: number }, ending: Ending): Promise<void> {
	const { no, from, to } = ending;
	const isRunning = and(eq(deskImport.no, no), eq(deskImport.state, from));
	await writeBatch(db, [
		...(await mailStatements({ db, now }, ending)),
		db.update(deskImport).set({ state: to, endedAt: now, touchedAt: now }).where(isRunning),
	]);
}

async function mailStatements({ db, now }: { db: Database; now: number }, ending: Ending): Promise<BuiltStatement[]> {
	const [found] = await db
		.select({
			...{ name: deskImport.name, language: deskImport.language, origin: deskImport.origin },
			...{ begunAt: deskImport.begunAt, brandKey: deskImport.brandKey, email: user.email, ...END_COUNTS },
		})
		.from(deskImport)
		.innerJoin(user, eq(user.no, deskImport.userNo))
		.where(and(eq(deskImport.no, ending.no), sql`${user.lockedAt} is null`));
	const address = mailAddress(found?.email ?? '');
	if (!found?.language || !found.origin || !address) return [];
	if (!ending.isDriven && now - (found.begunAt ?? now) <= LONG_MILLISECONDS) return [];
	const { name, language, origin, brandKey } = found;
	const brand = knownBrands().of(brandKey);
	const content = importEndedMail({
		...{ brand: mailBrand(brand, origin), language, name, end: importEnd(ending.to, found) },
		url: `${origin}${importPath(ending.id)}`,
	});
	const mail = { kind: 'desk-import-ended', to: { address }, replyTo: brand.email, content } as const;
	const isFirst = sql`exists (select 1 from desk_import where no = ${ending.no} and state = ${ending.from})
		and exists (select 1 from brand where key = ${brand.key})`;
	return noticeMail(db, brandMailValues({ brand, now }, mail), isFirst);
}
