import { type EntryKind, isEntryKind } from '~/domain/administration/entries/entry-kinds';
import { DomainError } from '~/platform/errors';

/** The kind in the address, `/partner/dashboard/admin/{kind}`. */
export function entryKindOf(request: Request): EntryKind {
	const word = new URL(request.url).pathname.split('/')[4];
	if (!isEntryKind(word)) throw new DomainError('not-found', `No entries of the kind ${word}`);
	return word;
}
