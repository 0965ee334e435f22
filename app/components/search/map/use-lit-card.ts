import { type RefObject, useEffect, useState } from 'react';
import { propertyCode } from '~/domain/shortlist/property-code';
import type { CardView } from '../card-view';

/**
 * Keeps the cards of the list in step with the map through their elements: the card of the chosen house is marked.
 * @returns the code of the house whose card is under the pointer or has the focus
 */
export function useLitCard(
	list: RefObject<HTMLElement>,
	cards: readonly CardView[],
	chosen: string | null,
): string | null {
	const [lit, setLit] = useState<string | null>(null);
	useEffect(() => {
		const element = list.current;
		if (!element) return;
		const over = ({ target }: Event) => {
			const item = (target as Element).closest('li');
			const at = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
			const card = cards[at];
			setLit(card ? propertyCode(card.id) : null);
		};
		const out = () => setLit(null);
		const stop = new AbortController();
		const { signal } = stop;
		for (const type of ['pointerover', 'focusin']) element.addEventListener(type, over, { signal });
		for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, out, { signal });
		return () => stop.abort();
	}, [list, cards]);
	useEffect(() => {
		const at = cards.findIndex(({ id }) => propertyCode(id) === chosen);
		const article = list.current?.querySelectorAll('article')[at];
		if (!article) return;
		article.dataset.lit = '';
		return () => {
			delete article.dataset.lit;
		};
	}, [list, cards, chosen]);
	return lit;
}
