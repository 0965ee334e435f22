import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { EnquiryDialog } from '../../enquiry/enquiry-dialog';
import { KeyCap } from '../key-cap';

/** Over a page from 800 px on, and as large as the window below; without script it stands in the place of the page (trade.css). */
const FRAME =
	'form-dialog fixed inset-0 z-50 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-work p-0 text-t text-ink backdrop:bg-main/62 lg:m-auto lg:h-fit lg:max-h-[calc(100dvh-3rem)] lg:rounded-card noscript:relative noscript:z-0 noscript:mx-auto noscript:my-0 noscript:h-auto noscript:max-h-none noscript:overflow-visible [&_:focus-visible]:outline-accent-ink [&_:focus-visible]:outline-offset-2 [&_h3]:font-semibold [&_h3]:tracking-[-0.012em]';

/** Before the script makes it modal there is no backdrop: the shadow replaces it. */
const SHADOW =
	'lg:shadow-[0_0_0_200vmax_color-mix(in_srgb,var(--color-main)_62%,transparent)] lg:[&:modal]:shadow-popover noscript:shadow-none';

const WIDE = 'lg:w-[min(64rem,100%-4rem)] noscript:w-[min(64rem,100%)]';

type FormDialogProps = ComponentProps<typeof EnquiryDialog> & { width?: string };

/** A form of an agent over a property or hotel; on phones a sheet. */
export function FormDialog({ width = WIDE, className = '', ...dialog }: FormDialogProps) {
	return <EnquiryDialog {...dialog} className={`${FRAME} ${SHADOW} ${width} ${className}`} />;
}

/** The dialog's title, words about it, and the key that closes it. */
export function FormDialogHead({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<header className="flex items-start justify-between gap-4 border-b border-hair pt-4.5 pr-15 pb-3.5 pl-(--trade-margin)">
			<div>
				<h2 data-step-heading tabIndex={-1} className="text-t2 font-semibold tracking-[-0.012em] focus:outline-none">
					{title}
				</h2>
				{children}
			</div>
			<span className="mt-0.5">
				<KeyCap>Esc</KeyCap>
			</span>
		</header>
	);
}

/** Period, guests and price, where their column is below the fields. */
export function FormDialogStay({ children }: { children: string }) {
	return <p className="house-form-stay mt-1.5 font-semibold xl:hidden">{children}</p>;
}

export const FORM_DIALOG_FIELDS = 'px-(--trade-margin) pt-5 pb-6';

type FormDialogBodyProps = { children: ReactNode; aside: ReactNode };

/** Fields, and beside them from 1000 px on a column about what they are for. */
export function FormDialogBody({ children, aside }: FormDialogBodyProps) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a key for the button below, heard in all fields
		<div className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]" onKeyDown={sendByKey}>
			<div className={FORM_DIALOG_FIELDS}>{children}</div>
			{aside}
		</div>
	);
}

/** ⌘↵ or Ctrl+Enter sends, from fields of several lines too. */
function sendByKey(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
	event.preventDefault();
	const form = event.currentTarget.closest('form');
	form?.requestSubmit(form.querySelector<HTMLButtonElement>('[data-first]'));
}

/** The column beside the fields. */
export function FormDialogAside({ label, children }: { label: string; children: ReactNode }) {
	return (
		<aside aria-label={label} className="bg-paper px-(--trade-margin) pt-5 pb-6 xl:border-l xl:border-hair xl:px-6">
			{children}
		</aside>
	);
}

/** The dialog's buttons, which stay in sight. */
export function FormDialogFoot({ children }: { children: ReactNode }) {
	return (
		<footer className="sticky bottom-0 z-1 flex items-center justify-end gap-3 max-lg:flex-wrap border-t border-hair bg-work px-(--trade-margin) py-3 [&>.trade-button]:min-h-11 max-lg:[&>.trade-button]:px-3 max-lg:[&>.trade-button-dark]:flex-auto">
			{children}
		</footer>
	);
}
