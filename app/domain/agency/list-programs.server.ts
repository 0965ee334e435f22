import { asc } from 'drizzle-orm';
import { program } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';

/** The programmes that an agency may say it belongs to, by name. Throws DomainError 'unavailable'. */
export async function listPrograms({ db }: Pick<RequestContext, 'db'>): Promise<{ id: string; name: string }[]> {
	return db.select({ id: program.id, name: program.name }).from(program).orderBy(asc(program.name));
}
