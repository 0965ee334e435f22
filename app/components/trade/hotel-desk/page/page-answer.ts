import type { PageForm } from '~/domain/hotel-desk/page/page-content';
import type { PageErrors } from '~/domain/hotel-desk/page/read-page-texts.server';
import type { TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';

/** The answer to a change of the page's draft, when (milliseconds) it came, and what was refused as it was typed. */
export type PageAnswer = { at: number } & (
	| { outcome: 'saved' | 'undone' | 'discarded' }
	| { outcome: 'invalid'; errors: PageErrors; form: PageForm }
	| { outcome: 'changed-meanwhile' | 'failed'; form: PageForm | null; list: readonly TypedPicture[] | null }
);
