import type { PlainDate } from '../../date/plain-date';
import { isHeld, type PriceEdit } from './prices-content';

/** The edits that may be published, and those of stays that have begun, or of which somebody has nights, since they were made. */
export function changeableEdits(edits: readonly PriceEdit[], nights: readonly string[], today: PlainDate) {
	const isLocked = (edit: PriceEdit) => edit.check_in < today || isHeld(edit, nights);
	return { changeable: edits.filter((edit) => !isLocked(edit)), locked: edits.filter(isLocked) };
}
