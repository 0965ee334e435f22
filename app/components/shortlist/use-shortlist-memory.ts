import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import {
	dropProperties,
	keepProperties,
	keepPropertyAt,
	savedProperties,
	useSavedProperties,
} from './saved-properties';
import type { ShortlistPropertyView } from './shortlist-view';

type Page = { codes: readonly string[]; missing: readonly string[]; address: string };

type Removed = { house: ShortlistPropertyView; at: number; backTo: string };

/**
 * What the page of a shortlist has to do with this browser's memory: an address without properties goes to those that are
 * kept, removal forgets and can be undone, and a list that came from somebody else can be kept.
 */
export function useShortlistMemory({ codes, missing, address }: Page) {
	const navigate = useNavigate();
	const saved = useSavedProperties();
	const [isAwake, setIsAwake] = useState(false);
	const [removed, setRemoved] = useState<Removed | null>(null);
	useEffect(() => setIsAwake(true), []);

	const isBare = codes.length === 0 && missing.length === 0;
	useEffect(() => {
		const own = savedProperties();
		if (isBare && own.length > 0 && removed === null) {
			navigate(`/shortlist?houses=${own.join('.')}`, { replace: true, preventScrollReset: true });
		}
	}, [isBare, removed, navigate]);

	// What is gone from the collection would otherwise be counted for ever.
	useEffect(() => {
		if (missing.some((code) => savedProperties().includes(code))) dropProperties(missing);
	}, [missing]);

	return {
		/** True when somebody else's list is shown, or more than this browser keeps. */
		isForeign: isAwake && codes.some((code) => !saved.includes(code)),
		keepAll: () => keepProperties(codes),
		removed: removed?.house.name ?? null,
		remove(property: ShortlistPropertyView) {
			setRemoved({ house: property, at: savedProperties().indexOf(property.code), backTo: address });
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
