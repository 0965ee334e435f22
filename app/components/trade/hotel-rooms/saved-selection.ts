import {
	emptySelection,
	offersOf,
	readSelection,
	type SelectedOffer,
	type Selection,
	type SelectionScope,
	selectionKey,
	withCard,
} from '~/domain/selection/selection';

/** The selection that this browser has saved for a hotel and period; nothing where its storage is blocked. */
export function savedSelection(scope: SelectionScope): Selection {
	try {
		return readSelection(localStorage.getItem(selectionKey(scope)), scope);
	} catch {
		return emptySelection(scope);
	}
}

/** Removes what this browser has saved for a hotel and period under another filter or reader: that starts anew (SELECTION-17). */
export function dropOtherSelection(scope: SelectionScope): void {
	try {
		const key = selectionKey(scope);
		const saved = localStorage.getItem(key);
		if (saved !== null && offersOf(readSelection(saved, scope)).length === 0) localStorage.removeItem(key);
	} catch {
		// A blocked storage has nothing of it.
	}
}

/**
 * Saves a selection and notifies every part of this page that shows it, as the browser notifies other tabs; false when storage is not
 * available.
 */
export function keepSelection(selection: Selection): boolean {
	try {
		const key = selectionKey(selection);
		if (Object.keys(selection.rooms).length === 0) localStorage.removeItem(key);
		else localStorage.setItem(key, JSON.stringify(selection));
		dispatchEvent(new StorageEvent('storage', { key }));
		return true;
	} catch {
		return false;
	}
}

/** Adds an offer of a hotel's card to the selection of its hotel and period; false when storage is not available. */
export function keepCard(scope: SelectionScope, offer: SelectedOffer): boolean {
	return keepSelection(withCard(savedSelection(scope), offer));
}
