import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { IMPORT_PATH } from '~/domain/operator-desk/import/import-files';
import { callSite } from '~/platform/call-site';

export type RunProgress = {
	done: number;
	total: number;
	name: string | null;
	seconds: number | null;
	/** What is left waits for its pictures. */
	isWaiting: boolean;
};

/** Pause after a step that failed, such as while the network is away. */
const AGAIN_MILLISECONDS = 3000;

/** Takes the steps of a run while its page is open; the schedule goes on when it is closed. */
export function useImportRun(id: string | null, isRunning: boolean): RunProgress | null {
	const { revalidate } = useRevalidator();
	const [progress, setProgress] = useState<RunProgress | null>(null);
	const latest = useRef(revalidate);
	latest.current = revalidate;
	useEffect(() => {
		if (!id || !isRunning) return;
		let isOver = false;
		const begun = Date.now();
		let first: number | null = null;
		const go = async () => {
			while (!isOver) {
				const form = new FormData();
				form.set('id', id);
				const answer = await callSite(`${IMPORT_PATH}/step`, { method: 'POST', body: form })
					.then((response) => (response.ok ? (response.json() as Promise<StepAnswer>) : null))
					.catch(() => null);
				if (isOver) return;
				if (!answer) {
					await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
					continue;
				}
				first ??= answer.done;
				const { done, total, name, isWaiting } = answer;
				const speed = (done - first) / Math.max(1, Date.now() - begun);
				setProgress({
					done,
					total,
					name,
					isWaiting,
					seconds: speed > 0 ? Math.ceil((total - done) / speed / 1000) : null,
				});
				if (!answer.isRunning) break;
			}
			if (!isOver) latest.current();
		};
		void go();
		return () => {
			isOver = true;
			setProgress(null);
		};
	}, [id, isRunning]);
	return progress;
}

type StepAnswer = { isRunning: boolean; isWaiting: boolean; done: number; total: number; name: string | null };
