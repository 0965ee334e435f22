import { type RefObject, useEffect, useRef } from 'react';

/** Searches at once when a field in a part of the form that is marked `data-instant` has changed. */
export function useInstantSearch(form: RefObject<HTMLFormElement>, search: () => void): void {
	const latest = useRef(search);
	latest.current = search;
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const stop = new AbortController();
		element.addEventListener(
			'change',
			({ target }) => {
				if ((target as Element).closest('[data-instant]')) latest.current();
			},
			{ signal: stop.signal },
		);
		return () => stop.abort();
	}, [form]);
}
