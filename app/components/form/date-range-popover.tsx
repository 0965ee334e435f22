import type { ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type DateRangePopoverProps = {
	title: string;
	anchor: RefObject<HTMLElement | null>;
	onClose: () => void;
	children: (monthCount: 1 | 2) => ReactNode;
};

const MARGIN = 16;
const TWO_MONTHS = 880;
const SHEET = 800;

/**
 * A native dialog: below 800 px a sheet over the whole page, else a popover under its anchor, moved sideways until it
 * fits. Escape, a press outside and leaving it by keyboard close it.
 */
export function DateRangePopover({ title, anchor, onClose, children }: DateRangePopoverProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isSheet] = useState(() => window.innerWidth < SHEET);
	const monthCount = window.innerWidth < TWO_MONTHS ? 1 : 2;
	const close = useRef(onClose);
	close.current = onClose;

	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element || element.open) return;
		if (isSheet) element.showModal();
		// Not by show(), which would focus it, and scroll to it, before it is positioned.
		else element.open = true;
		const box = element.getBoundingClientRect();
		const overhang = box.right - (document.documentElement.clientWidth - MARGIN);
		if (!isSheet && overhang > 0) element.style.translate = `${Math.max(-overhang, MARGIN - box.left)}px 0`;
		const below = box.bottom + MARGIN - window.innerHeight;
		// Inside a dialog it is the dialog that scrolls, after the calendar has taken the focus.
		if (element.parentElement?.closest('dialog')) setTimeout(() => element.scrollIntoView({ block: 'nearest' }));
		else if (!isSheet && below > 0) window.scrollBy({ top: Math.min(below, box.top - 120), behavior: 'smooth' });
	}, [isSheet]);

	useEffect(() => {
		const isOutside = (target: EventTarget | null) => !anchor.current?.contains(target as Node | null);
		const press = (event: PointerEvent) => {
			if (isOutside(event.target)) close.current();
		};
		const key = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			event.stopPropagation();
			close.current();
		};
		document.addEventListener('pointerdown', press);
		document.addEventListener('keydown', key, true);
		return () => {
			document.removeEventListener('pointerdown', press);
			document.removeEventListener('keydown', key, true);
		};
	}, [anchor]);

	return (
		<dialog
			ref={dialog}
			aria-label={title}
			onBlur={(event) => {
				if (!isSheet && event.relatedTarget && !anchor.current?.contains(event.relatedTarget)) onClose();
			}}
			className={
				isSheet
					? 'm-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-sheet px-5 pb-6 text-ink'
					: `absolute inset-auto top-full left-0 z-40 m-0 ${monthCount === 1 ? 'w-100' : 'w-max'} bg-sheet p-8 pt-6 text-ink shadow-popover`
			}
		>
			{isSheet ? (
				<div className="mb-4 flex h-16 items-center justify-between border-b border-line">
					<p className="serif text-h4">{title}</p>
					<button
						type="button"
						onClick={onClose}
						aria-label={t('dates.close')}
						className="-mr-2 grid size-11 place-items-center"
					>
						<Icon name="close" size={24} />
					</button>
				</div>
			) : null}
			{children(monthCount)}
		</dialog>
	);
}
