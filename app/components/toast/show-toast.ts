/** How long a notice stands, in milliseconds. */
export const TOAST_MS = { general: 3000, property: 5000, enquiry: 7000 } as const;

/** Notices in sight by their words, to be closed. */
const shown = new Map<string, () => void>();

/**
 * Shows a short notice at the lower right edge, and says it to those who listen. It goes by itself, but not while a pointer rests on
 * it or the focus is in it, and may be closed before, by the function that is answered too. Load it with `import()`: no first view
 * needs it.
 */
export function showToast(
	text: string,
	{ milliseconds, dismiss }: { milliseconds: number; dismiss: string },
): () => void {
	const toast = document.createElement('div');
	toast.className = 'toast';
	const words = document.createElement('p');
	words.textContent = text;
	const close = document.createElement('button');
	close.type = 'button';
	close.ariaLabel = dismiss;
	close.textContent = '×';
	toast.appendChild(words);
	toast.appendChild(close);

	let timer = 0;
	let isClosed = false;
	const stay = () => clearTimeout(timer);
	const leave = () => {
		isClosed = true;
		if (shown.get(text) === leave) shown.delete(text);
		stay();
		follow.disconnect();
		toast.remove();
	};
	const wait = () => {
		stay();
		timer = window.setTimeout(leave, milliseconds);
	};
	// The dialog that it stands in may close before it has been read.
	const follow = new MutationObserver(() => {
		const region = regionOfToasts();
		if (toast.parentElement === region) return;
		region.appendChild(toast);
		wait();
	});
	toast.addEventListener('pointerenter', stay);
	toast.addEventListener('pointerleave', wait);
	toast.addEventListener('focusin', stay);
	toast.addEventListener('focusout', wait);
	close.addEventListener('click', leave);

	// Two parts of a page may have the same to say.
	shown.get(text)?.();
	shown.set(text, leave);
	// A region is only listened to when it was there before its words.
	regionOfToasts();
	requestAnimationFrame(() => {
		if (isClosed) return;
		regionOfToasts().appendChild(toast);
		follow.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
		wait();
	});
	return leave;
}

function regionOfToasts(): HTMLElement {
	// Beneath a modal dialog nothing is seen or heard.
	const host = document.querySelector('dialog:modal') ?? document.body;
	const known = host.querySelector<HTMLElement>(':scope > .toasts');
	if (known) return known;
	const region = document.createElement('div');
	region.className = 'toasts';
	region.setAttribute('role', 'status');
	host.appendChild(region);
	return region;
}
