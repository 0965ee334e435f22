import type { PagePart } from '../rows/page-rows';
import type { DeskRow } from '../rows/row-spec';
import { listRows } from './list-rows';
import type { PageContent } from './page-content';

/** The rows of a part as the page has them. */
export function rowsOfPart(part: PagePart, content: PageContent): readonly DeskRow[] {
	if (part === 'rooms' || part === 'contacts') return content[part];
	return listRows(part, content.texts);
}
