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
/** Fixed, so that the popover keeps its size while a period is chosen: the months and its padding. */
const WIDTHS = { 1: 400, 2: 796 } as const;

/**
 * A native dialog: below 800 px a sheet over the whole page, else a popover under its anchor, moved sideways into the page's column
 * and scrolled into view. Escape, a press outside and leaving it by keyboard close it.
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
		if (isSheet) return;
		const box = element.getBoundingClientRect();
		const overhang = box.right - rightEdge(element);
		const left = overhang > 0 ? Math.max(-overhang, MARGIN - box.left) : 0;
		element.style.translate = `${left}px 0`;
		// At once: the calendar takes the focus next, and scrolls the page a second time where its day is out of view.
		element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
		// In a column that sticks to the window no scrolling brings its foot into view: it moves up over its fields.
		const { top, bottom } = element.getBoundingClientRect();
		const below = bottom - window.innerHeight;
		if (below > 0) element.style.translate = `${left}px ${-Math.min(below, Math.max(0, top - MARGIN))}px`;
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
			style={isSheet ? undefined : { width: WIDTHS[monthCount] }}
			// A scroll container though nothing overflows: the calendar centres the nearest one when it scrolls to its day, else the page.
			className={`m-0 overflow-y-auto bg-sheet text-ink ${isSheet ? 'h-dvh max-h-none w-screen max-w-none px-5 pb-6' : 'absolute inset-auto top-full left-0 z-40 p-8 pt-6 shadow-popover'}`}
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

/** Where the column ends that a popover lies in: of the dialog around it, of the page, or the window. */
function rightEdge(element: HTMLElement): number {
	const column = element.parentElement?.closest('dialog, .container');
	if (!column) return document.documentElement.clientWidth - MARGIN;
	return column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight);
}
