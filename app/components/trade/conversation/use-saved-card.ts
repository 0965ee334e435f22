import { useEffect, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import { readerOf, type SelectionScope, scopeOfCard, selectionKey } from '~/domain/selection/selection';

type Stay = Pick<SelectionScope, 'hotelId' | 'checkIn' | 'checkOut'>;

/** The selection of this browser that holds a card's offer; null before storage has been read, and where offers cannot be taken. */
export function useSavedCard(stay: Stay | null, cardId: string): SelectionScope | null {
	const reader = readerOf(useRoot().user?.agency);
	const [scope, setScope] = useState<SelectionScope | null>(null);
	const key = stay && selectionKey(stay);
	useEffect(() => {
		if (key === null) return setScope(null);
		const read = () => setScope(savedIn(key, { cardId, reader }));
		read();
		const hear = (event: StorageEvent) => (event.key === key || event.key === null ? read() : undefined);
		addEventListener('storage', hear);
		return () => removeEventListener('storage', hear);
	}, [key, cardId, reader]);
	return scope;
}

function savedIn(key: string, card: { cardId: string; reader: string }): SelectionScope | null {
	try {
		return scopeOfCard(localStorage.getItem(key), card);
	} catch {
		return null;
	}
}
