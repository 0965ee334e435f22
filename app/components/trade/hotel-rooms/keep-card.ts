import {
	readSelection,
	type SelectedOffer,
	type SelectionScope,
	selectionKey,
	withCard,
} from '~/domain/selection/selection';

/** Puts an offer of a hotel's card into this browser's selection of its hotel and period; false when the browser keeps nothing. */
export function keepCard(scope: SelectionScope, offer: SelectedOffer): boolean {
	try {
		const key = selectionKey(scope);
		const selection = withCard(readSelection(localStorage.getItem(key), scope), offer);
		localStorage.setItem(key, JSON.stringify(selection));
		return true;
	} catch {
		return false;
	}
}
