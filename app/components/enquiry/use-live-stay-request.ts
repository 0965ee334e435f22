import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import type { ShownRequest } from './shown-request';

const PAUSE_MS = 250;
const ASKED = ['checkIn', 'checkOut', 'serviceLevel', 'adults', 'children'] as const;

/**
 * The request beside the form while it is being filled in: dates, level and guests at once, the price when the server has returned it
 * (from the same URL, through the page cache). `answered` is the latest server response.
 */
export function useLiveStayRequest(path: string, loaded: ShownRequest, answered: ShownRequest | null | undefined) {
	const { today } = useRoot();
	const fetcher = useFetcher<{ stayRequest: ShownRequest }>();
	const [stayRequest, setStayRequest] = useState(answered ?? loaded);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		if (answered) setStayRequest(answered);
	}, [answered]);
	useEffect(() => {
		const found = fetcher.data?.stayRequest;
		if (found) setStayRequest((shown) => (isSameRequest(shown, found) ? { ...shown, price: found.price } : shown));
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function look(form: HTMLFormElement) {
		const fields = new FormData(form);
		const read = (name: string) => {
			const value = fields.get(name);
			return typeof value === 'string' ? value : null;
		};
		const { period, serviceLevel, adults, children } = readStayRequest(read, today as PlainDate);
		const next: ShownRequest = {
			checkIn: period?.checkIn ?? null,
			checkOut: period?.checkOut ?? null,
			serviceLevel,
			adults,
			children,
			price: null,
		};
		setStayRequest((shown) => (isSameRequest(shown, next) ? { ...next, price: shown.price } : next));
		clearTimeout(pause.current);
		if (!period) return;
		const query = new URLSearchParams(ASKED.flatMap((name) => (read(name) ? [[name, read(name) ?? '']] : [])));
		pause.current = setTimeout(() => fetcher.load(`${path}?${query}`), PAUSE_MS);
	}
	return { stayRequest, look };
}

function isSameRequest(a: ShownRequest, b: ShownRequest): boolean {
	return a.checkIn === b.checkIn && a.checkOut === b.checkOut && a.serviceLevel === b.serviceLevel;
}
