import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { FormReading } from './form-address';

const formAddress = () => import('./form-address');

export type LiveSearch = {
	form: RefObject<HTMLFormElement>;
	/** The filter that the form's fields show: the page's, but not while the visitor is still editing them. */
	shown: SearchFilter;
	/** `inRememberedView`: shows the results as this browser last chose to. */
	submit: (how?: FormReading) => void;
};

/**
 * Lets a GET form search by itself where script runs: each change becomes a new address, which holds the whole filter,
 * so that the back button, a reload and a shared link all work. Fields keep focus and scroll; typing waits for a pause.
 */
export function useLiveSearch(filter: SearchFilter): LiveSearch {
	const navigate = useNavigate();
	const { today } = useRoot();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const [shown, setShown] = useState(filter);

	const submit = useRef((_how?: FormReading) => {});
	submit.current = (how) => {
		clearTimeout(timer.current);
		timer.current = undefined;
		const element = form.current;
		formAddress().then(
			(module) =>
				element && navigate(module.formAddress(element, today as PlainDate, how), { preventScrollReset: true }),
			() => element?.submit(),
		);
	};

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const hear = (event: Event) => {
			const area = element.elements.namedItem('area');
			// Another destination lies elsewhere on the map.
			if (event.type === 'change' && nameOf(event.target) === 'destination' && area instanceof HTMLInputElement)
				area.value = '';
			const wait = pause(event);
			if (wait === null) return;
			clearTimeout(timer.current);
			timer.current = setTimeout(() => submit.current(), wait);
		};
		// Fetched ahead of the first change.
		element.addEventListener('focusin', formAddress, { once: true });
		element.addEventListener('change', hear);
		element.addEventListener('input', hear);
		return () => {
			element.removeEventListener('change', hear);
			element.removeEventListener('input', hear);
			clearTimeout(timer.current);
		};
	}, []);

	useEffect(() => {
		if (timer.current !== undefined) return;
		setShown(filter);
		if (form.current) fillForm(form.current, filter);
	}, [filter]);

	return { form, shown, submit: (how) => submit.current(how) };
}

const nameOf = (target: EventTarget | null) => (target instanceof HTMLInputElement ? target.name : '');

/** Milliseconds to wait for more of the same; null when the event is no reason to search. */
function pause(event: Event): number | null {
	const field = event.target;
	if (field instanceof HTMLSelectElement) return event.type === 'change' ? 0 : null;
	if (!(field instanceof HTMLInputElement)) return null;
	// A box without a name, such as the map's, is no part of the search.
	if (field.type === 'checkbox' && field.name === '') return null;
	const isTyped = field.type === 'number' || field.name === 'priceRange';
	if (event.type === 'input') return isTyped ? 700 : null;
	if (field.type === 'number') return 350;
	return field.type === 'date' && document.activeElement === field ? 900 : 0;
}

/** Checkboxes and lists take over a filter that came from elsewhere: the back button, a chip, a link. */
function fillForm(form: HTMLFormElement, filter: SearchFilter): void {
	for (const field of form.elements) {
		if (field instanceof HTMLSelectElement) {
			field.value = String(filter[field.name as keyof SearchFilter] ?? '');
		} else if (field instanceof HTMLInputElement && field.type === 'checkbox' && field.name in filter) {
			const value = filter[field.name as keyof SearchFilter];
			field.checked = Array.isArray(value) ? value.includes(field.value) : value === true;
		}
	}
}
