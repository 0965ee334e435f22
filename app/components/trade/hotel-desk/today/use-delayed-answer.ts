import { useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { callSite } from '~/platform/call-site';

/** How long an answer can be taken back before it is sent. */
const UNDO_SECONDS = 5;

type Pending = { form: FormData; intent: string; seconds: number };

/**
 * An answer that is sent to `action` some seconds after it was given, so that it can be taken back until then. Leaving the page sends it
 * at once: what was answered is never lost. Its result is that of the fetcher `fetcherKey`.
 */
export function useDelayedAnswer({ action, fetcherKey }: { action: string; fetcherKey: string }) {
	const submit = useSubmit();
	const [pending, setPending] = useState<Pending | null>(null);
	const latest = useRef<FormData | null>(null);

	const send = () => {
		const form = latest.current;
		latest.current = null;
		setPending(null);
		if (form) submit(form, { method: 'post', action, navigate: false, fetcherKey });
	};
	const sending = useRef(send);
	sending.current = send;

	const isWaiting = pending !== null;
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(() => {
			setPending((before) => before && { ...before, seconds: before.seconds - 1 });
		}, 1000);
		return () => clearInterval(timer);
	}, [isWaiting]);

	const isOver = pending !== null && pending.seconds <= 0;
	useEffect(() => {
		if (isOver) sending.current();
	}, [isOver]);

	useEffect(() => {
		/** The document goes, and every fetcher with it. */
		const leave = () => {
			const form = latest.current;
			latest.current = null;
			if (form)
				void callSite(action, { method: 'POST', body: form, keepalive: true, redirect: 'manual' }).catch(() => {});
		};
		addEventListener('pagehide', leave);
		return () => {
			removeEventListener('pagehide', leave);
			sending.current();
		};
	}, [action]);

	return {
		pending,
		answer(form: FormData, intent: string) {
			latest.current = form;
			setPending({ form, intent, seconds: UNDO_SECONDS });
		},
		undo() {
			latest.current = null;
			setPending(null);
		},
	};
}
