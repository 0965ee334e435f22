import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { leadPath } from '~/domain/lead/lead-path';
import type { StayPreview, TypedStay } from '~/domain/lead/preview-stay.server';

const PAUSE_MS = 250;
const NAMES = ['checkIn', 'checkOut', 'serviceLevel', 'pax'] as const;

/**
 * The property's result for the stay in the form: `typed` at once, `preview` when the server has responded to it. `answered` is the
 * response to a submission.
 */
export function useStayPreview(id: string, loaded: StayPreview, answered: StayPreview | null) {
	const fetcher = useFetcher<{ preview: StayPreview }>();
	const [preview, setPreview] = useState(answered ?? loaded);
	const [typed, setTyped] = useState(preview.requested);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		if (answered) setPreview(answered);
		if (answered) setTyped(answered.requested);
	}, [answered]);
	useEffect(() => {
		if (fetcher.data) setPreview(fetcher.data.preview);
	}, [fetcher.data]);
	useEffect(() => () => clearTimeout(pause.current), []);

	function look(form: HTMLFormElement) {
		const fields = new FormData(form);
		const requested = Object.fromEntries(
			NAMES.map((name) => [name, String(fields.get(name) ?? '').trim()]),
		) as TypedStay;
		setTyped(requested);
		clearTimeout(pause.current);
		if (isSame(requested, preview.requested)) return;
		pause.current = setTimeout(
			() => fetcher.load(`${leadPath(id)}/preview?${new URLSearchParams(requested)}`),
			PAUSE_MS,
		);
	}
	return { typed, preview, isWaiting: !isSame(typed, preview.requested), look };
}

function isSame(a: TypedStay, b: TypedStay): boolean {
	return NAMES.every((name) => a[name] === b[name]);
}
