import {
	type ComponentType,
	type LazyExoticComponent,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
	useState,
} from 'react';

import { FIRST_TOUCH, SIGNS_OF_TOUCH } from '~/platform/first-touch';
import { fetchPart } from './fetch-part';

const coming: Promise<unknown>[] = [];
let touched: Promise<void> | undefined;
let touch: (event?: Event) => void = () => undefined;

/** The first interaction. */
function firstTouch(): Promise<void> {
	touched ??= new Promise((resolve) => {
		touch = (event) => {
			// A dialog takes the focus by itself when it opens, and covers the page.
			if (event?.type === 'focusin' && event.target instanceof Element && event.target.closest('dialog')) return;
			for (const sign of SIGNS_OF_TOUCH) removeEventListener(sign, touch, true);
			resolve();
		};
		if (performance.getEntriesByName(FIRST_TOUCH).length > 0) return resolve();
		for (const sign of SIGNS_OF_TOUCH) addEventListener(sign, touch, { capture: true, passive: true });
	});
	return touched;
}

/**
 * A part of a page whose script loads late: the server renders it whole, and in the browser its HTML remains native and usable until the
 * visitor's first touch loads the script (PAGE-26). After a client-side navigation there is no such HTML, so it loads at once. Render it
 * inside `LateZone` with the same `id`; `texts` are its own namespaces.
 */
export function late<Props extends object>(
	id: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
	texts: readonly string[] = [],
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(() => {
		// With its texts: a part that had to wait for them amid its hydration would be drawn anew.
		const part = (document.getElementById(id) ? firstTouch() : Promise.resolve()).then(() => fetchPart(load, texts));
		coming.push(part);
		return part;
	});
}

const serverParts = new Map<string, ComponentType>();

/** Registers the server's component for a late part of every page, whose module must not be part of the browser's initial script. */
export function drawOnServer(id: string, part: ComponentType): void {
	serverParts.set(id, part);
}

/** The part that `drawOnServer` has named. */
export function ServerPart({ id }: { id: string }) {
	const Part = serverParts.get(id);
	if (!Part) throw new Error(`Nobody has said what the server draws for ${id}`);
	return <Part />;
}

/** Fetches every late part and waits for it, before something changes that it shows. Never rejects. */
export async function lateParts(): Promise<void> {
	touch();
	await Promise.allSettled(coming);
}

type LateZoneProps = { id: string; className?: string; children: ReactNode };

export function LateZone({ id, className, children }: LateZoneProps) {
	return (
		<div id={id} className={className}>
			<Suspense fallback={<Cached id={id} />}>{children}</Suspense>
		</div>
	);
}

/** When the page changes before the script has loaded, the previous HTML remains. */
function Cached({ id }: { id: string }) {
	const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
	useEffect(() => touch(), []);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what the page shows already
	return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
