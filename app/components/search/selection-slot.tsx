import { type ComponentType, useEffect, useState } from 'react';
import { useRoot } from '../root/use-root';
import { mayPropose } from '../trade/frame/may-propose';
import type { CardView } from './card-view';

export type SearchSelectionProps = {
	cards: readonly Pick<CardView, 'id' | 'name' | 'to'>[];
	stay: { checkIn?: string | null; checkOut?: string | null; adults?: number | null; children?: number | null };
};

/** The selection of an agent in the results; for everyone else nothing is loaded. */
export function SelectionSlot(props: SearchSelectionProps) {
	const { user } = useRoot();
	const isShown = mayPropose(user);
	const [Selection, setSelection] = useState<ComponentType<SearchSelectionProps> | null>(null);
	useEffect(() => {
		if (!isShown) return;
		import('../proposal/list/list-search-selection').then(
			(module) => setSelection(() => module.SearchSelection),
			() => undefined,
		);
	}, [isShown]);
	return Selection ? <Selection {...props} /> : null;
}
