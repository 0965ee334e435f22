import { type RefObject, useEffect, useRef, useState } from 'react';
import { propertyCode } from '~/domain/shortlist/property-code';
import type { CardView } from '../card-view';

/**
 * Keeps the cards of the list in step with the map through their elements: the cards of `codes`, the open house and the pin under the pointer,
 * are underlined.
 * @returns the code of the house whose card is under the pointer or has the focus
 */
export function useLitCard(
	list: RefObject<HTMLElement>,
	cards: readonly CardView[],
	codes: readonly string[],
	onVisit: (code: string) => void,
): string | null {
	const [lit, setLit] = useState<string | null>(null);
	const visit = useRef(onVisit);
	visit.current = onVisit;
	useEffect(() => {
		const element = list.current;
		if (!element) return;
		const cardAt = ({ target }: Event) => {
			const article = target instanceof Element ? target.closest('article') : null;
			const card = article ? cards[[...element.querySelectorAll('article')].indexOf(article)] : undefined;
			return card ? propertyCode(card.id) : null;
		};
		const over = (event: Event) => setLit(cardAt(event));
		const out = () => setLit(null);
		const press = (event: Event) => {
			const code = event.target instanceof Element && event.target.closest('a') ? cardAt(event) : null;
			if (code !== null) visit.current(code);
		};
		const stop = new AbortController();
		const { signal } = stop;
		for (const type of ['pointerover', 'focusin']) element.addEventListener(type, over, { signal });
		for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, out, { signal });
		element.addEventListener('click', press, { signal });
		return () => stop.abort();
	}, [list, cards]);
	const marked = codes.join();
	useEffect(() => {
		const articles = list.current?.querySelectorAll('article') ?? [];
		const wanted = new Set(marked.split(','));
		const lit = [...articles].filter((_, at) => {
			const card = cards[at];
			return card && wanted.has(propertyCode(card.id));
		});
		for (const article of lit) article.dataset.lit = '';
		return () => {
			for (const article of lit) delete article.dataset.lit;
		};
	}, [list, cards, marked]);
	return lit;
}
