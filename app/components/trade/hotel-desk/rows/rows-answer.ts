import type { RowErrors } from '~/domain/hotel-desk/rows/check-row.server';
import type { DeskRow } from '~/domain/hotel-desk/rows/row-spec';

/** The answer to a change of a draft's rows, when (milliseconds) it came, and the rows as they were typed where they are not saved. */
export type RowsAnswer = { at: number } & (
	| { outcome: 'saved' | 'undone' | 'discarded' }
	/** A button without script has put them in another order. */
	| { outcome: 'arranged'; rows: readonly DeskRow[] }
	| { outcome: 'invalid'; errors: RowErrors; rows: readonly DeskRow[] }
	| { outcome: 'many'; most: number; rows: readonly DeskRow[] }
	| { outcome: 'changed-meanwhile' | 'failed'; rows: readonly DeskRow[] | null }
);
