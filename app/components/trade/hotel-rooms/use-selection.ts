import { useEffect, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import {
	emptySelection,
	isOfScope,
	readerOf,
	type SelectedOffer,
	type Selection,
	type SelectionScope,
	selectionKey,
	withOffers,
	withOnly,
} from '~/domain/selection/selection';
import { dropOtherSelection, keepSelection, savedSelection } from './saved-selection';

/** The selection of a hotel and period for the signed-in user, saved in this browser (SELECTION-17); none without a period. */
export function useSelection(input: Omit<SelectionScope, 'reader'>) {
	const reader = readerOf(useRoot().user?.agency);
	const scope = { ...input, reader };
	const { hotelId, checkIn, checkOut, filter } = scope;
	const [known, setSelection] = useState<Selection>(() => emptySelection(scope));
	// Empty until the selection of a new scope has been read.
	const selection = isOfScope(known, scope) ? known : emptySelection(scope);
	const [undone, setUndone] = useState<Selection | null>(null);
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		const requested = { hotelId, checkIn, checkOut, filter, reader };
		const read = () => setSelection(savedSelection(requested));
		read();
		dropOtherSelection(requested);
		setUndone(null);
		setReady(true);
		// Another tab of the same hotel and period, or a dialog over this page.
		const hear = ({ key }: StorageEvent) => (key === selectionKey(requested) ? read() : undefined);
		addEventListener('storage', hear);
		return () => removeEventListener('storage', hear);
	}, [hotelId, checkIn, checkOut, filter, reader]);

	function keep(next: Selection) {
		setSelection(next);
		// Storage may be closed or full; the selection then lives as long as the page.
		keepSelection(next);
	}

	return {
		selection,
		/** False until this browser's storage has been read. */
		isReady,
		setOffers(roomId: string, offers: readonly SelectedOffer[]) {
			setUndone(null);
			keep(withOffers(selection, roomId, offers));
		},
		/** Selects just these; `undo` restores the ones they replaced. */
		take(offers: readonly SelectedOffer[]) {
			setUndone(selection);
			keep(withOnly(selection, offers));
		},
		/** Takes the server's word for what was selected (SELECTION-24). */
		renew(next: Selection) {
			setUndone(null);
			keep(next);
		},
		reset() {
			setUndone(selection);
			keep(emptySelection(scope));
		},
		/** Restores the selection from before `reset` and `take`; null when there is nothing to restore. */
		undo: undone
			? () => {
					keep(undone);
					setUndone(null);
				}
			: null,
	};
}
