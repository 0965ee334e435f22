import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { dropProperties, keepProperties, keepPropertyAt, saveStay } from './keep-properties';
import { readSaved, shortlistOfBrowser, useSavedProperties } from './saved-properties';
import type { ShortlistPropertyView } from './shortlist-view';

type Page = {
	codes: readonly string[];
	missing: readonly string[];
	address: string;
	/** Hotels of the trade are on it too. */
	hasHotels: boolean;
};

type Removed = { house: ShortlistPropertyView; at: number; backTo: string };

/**
 * Connects the page of a shortlist to this browser's storage: an address without properties redirects to the saved ones, a removal can be
 * undone, and a shared list can be saved.
 */
export function useShortlistMemory({ codes, missing, address, hasHotels }: Page) {
	const navigate = useNavigate();
	const saved = useSavedProperties();
	const [isAwake, setIsAwake] = useState(false);
	const [removed, setRemoved] = useState<Removed | null>(null);
	useEffect(() => setIsAwake(true), []);

	const isBare = codes.length === 0 && missing.length === 0 && !hasHotels;
	useEffect(() => {
		if (isBare && readSaved().codes.length > 0 && removed === null) {
			navigate(shortlistOfBrowser(), { replace: true, preventScrollReset: true });
		}
	}, [isBare, removed, navigate]);

	// Deleted properties would otherwise count forever.
	useEffect(() => {
		if (missing.some((code) => readSaved().codes.includes(code))) dropProperties(missing);
	}, [missing]);

	const isForeign = isAwake && codes.some((code) => !saved.includes(code));
	const isOwn = isAwake && codes.length > 0 && !isForeign;
	// Dates and party that were changed here, or taken away, are those of the list.
	useEffect(() => {
		if (!isOwn) return;
		saveStay(address.split('?')[1] ?? '');
	}, [isOwn, address]);

	return {
		/** True when the list has a property that this browser has not saved. */
		isForeign,
		keepAll: () => keepProperties(codes),
		removed: removed?.house.name ?? null,
		remove(property: ShortlistPropertyView) {
			setRemoved({ house: property, at: readSaved().codes.indexOf(property.code), backTo: address });
			dropProperties([property.code]);
		},
		undo() {
			if (!removed) return;
			if (removed.at >= 0) keepPropertyAt(removed.house.code, removed.at);
			setRemoved(null);
			navigate(removed.backTo, { replace: true, preventScrollReset: true });
		},
		forget: () => setRemoved(null),
	};
}
