import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { faultBeforeSending, sendPicture, type UploadFault } from '../../desk/send-picture';

export type Upload = {
	key: number;
	name: string;
	/** Bytes. */
	size: number;
	/** Percent; null while the server looks at it. */
	percent: number | null;
	/** A small copy, as soon as the browser has made one. */
	thumb: ImageBitmap | null;
	fault: UploadFault | null;
};

type Queued = { file: File; end: AbortController };

/** Larger ones would take a phone's memory for a picture of two fingers' width. */
const THUMB_BYTES = 12_000_000;
const THUMB_WIDTH = 360;

/** Pictures that are sent one by one: each keeps its place with its progress, can be cancelled, and stays with its reason when it was refused. */
export function useUploads(to: string, part: string) {
	const { revalidate } = useRevalidator();
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const [done, setDone] = useState(0);
	const files = useRef(new Map<number, Queued>());
	const waiting = useRef<number[]>([]);
	const isBusy = useRef(false);
	const last = useRef(0);
	const change = (key: number, more: Partial<Upload>) =>
		setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...more } : each)));
	const drop = (key: number) => {
		files.current.get(key)?.end.abort();
		files.current.delete(key);
		setUploads((before) => before.filter((each) => each.key !== key));
	};
	const run = async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		for (let key = waiting.current.shift(); key !== undefined; key = waiting.current.shift()) {
			const queued = files.current.get(key);
			if (!queued) continue;
			const { file, end } = queued;
			const current = key;
			const wrong = await faultBeforeSending(file, { takesWebp: part === 'pictures' });
			if (!wrong) void thumbOf(file).then((thumb) => change(current, { thumb }));
			const answer = wrong
				? { fault: wrong }
				: await sendPicture({ to, file, fields: { part }, signal: end.signal }, (percent) =>
						change(current, { percent }),
					);
			// Cancelled meanwhile.
			if (!files.current.has(key)) continue;
			if ('fault' in answer) change(key, { fault: answer.fault, percent: 0 });
			else {
				drop(key);
				setDone((before) => before + 1);
				revalidate();
			}
		}
		isBusy.current = false;
	};
	return {
		uploads,
		/** How many have arrived. */
		done,
		add(given: readonly File[]) {
			const added = given.map((file): Upload => {
				last.current += 1;
				files.current.set(last.current, { file, end: new AbortController() });
				waiting.current.push(last.current);
				return { key: last.current, name: file.name, size: file.size, percent: 0, thumb: null, fault: null };
			});
			setDone(0);
			setUploads((before) => [...before, ...added]);
			void run();
		},
		again(key: number) {
			change(key, { fault: null, percent: 0 });
			waiting.current.push(key);
			void run();
		},
		drop,
	};
}

async function thumbOf(file: File): Promise<ImageBitmap | null> {
	if (file.size > THUMB_BYTES) return null;
	return createImageBitmap(file, { resizeWidth: THUMB_WIDTH, resizeQuality: 'medium' }).catch(() => null);
}
