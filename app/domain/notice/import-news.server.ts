import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { deskImport } from '#db/schema/desk-import';
import type { RequestContext } from '~/context';
import type { ImportEnd } from '../mail/messages/import-ended-mail';
import { END_COUNTS, importEnd } from '../operator-desk/import/end-import.server';

/** A run of an import that the user began and that has come to its end. */
export type ImportNotice = ImportEnd & { importId: string; name: string; at: number };

/** The latest runs of a user that ended after `since`, the newest first; a statement for a batch. */
export function importNewsQuery(db: RequestContext['db'], { userNo, since, limit }: Asked) {
	return db
		.select({
			...{ importId: deskImport.id, name: deskImport.name, state: deskImport.state, endedAt: deskImport.endedAt },
			...END_COUNTS,
		})
		.from(deskImport)
		.where(
			and(
				eq(deskImport.userNo, userNo),
				gt(deskImport.endedAt, since),
				inArray(deskImport.state, ['applied', 'reverted', 'stopped']),
			),
		)
		.orderBy(desc(deskImport.endedAt))
		.limit(limit);
}

type Asked = { userNo: number; since: number; limit: number };
type Row = Awaited<ReturnType<typeof importNewsQuery>>[number];

export function importNotice({ importId, name, state, endedAt, ...counts }: Row): ImportNotice {
	return { importId, name, at: endedAt ?? 0, ...importEnd(state, counts) };
}
