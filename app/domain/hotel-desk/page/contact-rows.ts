import type { CatalogueRow } from '#db/catalogue/format/files';
import { PAGE_PARTS } from '../rows/page-rows';
import { type DeskRow, tidyRow } from '../rows/row-spec';

/** A sales manager as a row on the desk, named by the address. */
export function contactRow({ full_name, title, email }: CatalogueRow<'salesManagers'>): DeskRow {
	return tidyRow(PAGE_PARTS.contacts, { id: contactId(email), values: { full_name, title: title ?? '', email } });
}

/** What pictures name a contact by. */
export function contactId(email: string): string {
	return email.trim().toLowerCase();
}
