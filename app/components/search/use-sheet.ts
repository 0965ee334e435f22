import { type RefObject, useEffect, useRef } from 'react';

/** Makes a part of the page a modal sheet while it is open; how is fetched when it first opens. */
export function useSheet(sheet: RefObject<HTMLElement>, isOpen: boolean, onClose: () => void): void {
	const close = useRef(onClose);
	close.current = onClose;
	useEffect(() => {
		const element = sheet.current;
		if (!isOpen || !element) return;
		let isGone = false;
		let undo = () => {};
		import('./open-sheet').then(
			({ openSheet }) => {
				if (!isGone) undo = openSheet(element, () => close.current());
			},
			() => undefined,
		);
		return () => {
			isGone = true;
			undo();
		};
	}, [sheet, isOpen]);
}
