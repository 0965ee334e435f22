import { useEffect, useRef } from 'react';

type EditorKeys = { undo: () => void; commit: () => void; onReview: () => void };

/** Ctrl or Cmd with S saves and opens the review; with Z it takes back the last step, outside of fields, which take back what was typed themselves. */
export function useEditorKeys(keys: EditorKeys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
			const key = event.key.toLowerCase();
			const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
			if (key === 's') {
				event.preventDefault();
				latest.current.commit();
				latest.current.onReview();
			} else if (key === 'z' && !isField) {
				event.preventDefault();
				latest.current.undo();
			}
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
}
