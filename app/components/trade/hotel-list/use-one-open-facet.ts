import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Closes the open filter of a form on Escape, which returns the focus to its button, and on any interaction elsewhere.
 * @returns closes it too
 */
export function useOneOpenFacet(form: RefObject<HTMLFormElement>): () => void {
	const open = useCallback(() => form.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null, [form]);
	useEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		const leave = ({ target }: Event) => {
			const facet = open();
			if (facet && !facet.contains(target as Node | null)) facet.open = false;
		};
		document.addEventListener('pointerdown', leave, { signal });
		document.addEventListener('focusin', leave, { signal });
		form.current?.addEventListener(
			'keydown',
			(event) => {
				const facet = open();
				if (event.key !== 'Escape' || !facet) return;
				event.preventDefault();
				facet.open = false;
				facet.querySelector('summary')?.focus();
			},
			{ signal },
		);
		return () => stop.abort();
	}, [form, open]);
	return useCallback(() => {
		const facet = open();
		if (facet) facet.open = false;
	}, [open]);
}
