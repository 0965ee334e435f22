import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, integer, text } from 'drizzle-orm/sqlite-core';
import { currentRequestId } from '../request-trace';

/** Internal integer key: small in indexes, never shown to anybody. */
export const no = () => integer('no').primaryKey();

/** Public id with a typed prefix such as `prop_…`. */
export const publicId = () => text('id').notNull().unique();

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => text(name);

/** An instant, milliseconds since the epoch, UTC. */
export const instant = (name: string) => integer(name);

export const createdAt = () =>
	instant('created_at').notNull().default(sql`(cast(unixepoch('subsec') * 1000 as integer))`);

/** Money in minor units; its currency stands in a column beside it. */
export const minor = (name: string) => integer(name);

/** A yes or no, stored as 1 or 0. */
export const flag = (name: string) => integer(name, { mode: 'boolean' });

/** The row that this one belongs to, and is deleted with. */
export const ownerNo = (name: string, owner: () => AnySQLiteColumn) =>
	integer(name).notNull().references(owner, { onDelete: 'cascade' });

/** The request, or run of a schedule, that wrote a row (OBSERVE-1); null for programs of the command line. */
export const requestId = () => text('request_id').$defaultFn(() => currentRequestId() as string);
