import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';

type EnquiryDialogProps = {
	label: string;
	closeLabel: string;
	/** Address of the page underneath. */
	closeTo: string;
	className?: string;
	children: ReactNode;
};

/** The consumers' dialog, over whose columns the cross floats; the trade's have a head for it. */
const FLOATING = 'enquiry-dialog';

/**
 * A separate address that opens over its page (PAGE-14): a native modal dialog, below 800 px as large as the page. Without script it is a
 * plain section and `main` beneath is not shown (enquiry.css). Escape and the cross return to the page and restore its focus.
 */
export function EnquiryDialog({ label, closeLabel, closeTo, className = FLOATING, children }: EnquiryDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();

	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		element.removeAttribute('open');
		element.showModal();
		element.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
		const { style } = document.documentElement;
		style.overflow = 'hidden';
		return () => {
			style.overflow = '';
			// Closing hands the focus back, before the element goes.
			if (element.open) element.close();
		};
	}, []);

	function leave(event: { preventDefault(): void }) {
		event.preventDefault();
		dialog.current?.close();
		navigate(closeTo, { replace: true, preventScrollReset: true });
	}

	return (
		<dialog ref={dialog} open aria-label={label} onCancel={leave} onKeyDown={turnAround} className={className}>
			<a
				href={closeTo}
				rel={relOf(closeTo)}
				aria-label={closeLabel}
				onClick={(event: MouseEvent) => {
					if (!event.metaKey && !event.ctrlKey && !event.shiftKey) leave(event);
				}}
				className={`absolute top-3 right-2.5 z-10 grid size-11 place-items-center rounded-full hover:bg-row lg:right-4.5 ${className === FLOATING ? 'lg:top-4.5 xl:bg-sheet xl:shadow-panel' : ''}`}
			>
				<Icon name="close" size={24} />
			</a>
			{children}
		</dialog>
	);
}

const TABBABLE = 'a[href], button:not(:disabled), input:not([type=hidden]):not([tabindex="-1"]), select, textarea';

/** From the last control on to the first and back: a modal dialog alone would lead out into the browser's own bar. */
function turnAround(event: KeyboardEvent<HTMLDialogElement>) {
	if (event.key !== 'Tab') return;
	const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].filter(
		(control) => control.getClientRects().length > 0,
	);
	const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
	if (document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}
