import {
	type ComponentType,
	type LazyExoticComponent,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
	useState,
} from 'react';

import { fetchPart } from './fetch-part';

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

const coming: Promise<unknown>[] = [];
let touched: Promise<void> | undefined;
let touch: () => void = () => undefined;

/** The first interaction. */
function firstTouch(): Promise<void> {
	touched ??= new Promise((resolve) => {
		touch = () => {
			for (const sign of SIGNS) removeEventListener(sign, touch, true);
			resolve();
		};
		for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });
	});
	return touched;
}

/**
 * A part of a page whose script comes late: the server draws it whole, and in the browser its HTML stands as it is,
 * native and usable, until the visitor's first touch brings the script (PAGE-26). Reached by a click from another
 * page, where no such HTML stands, it comes at once. Render it inside `LateZone` with the same `id`; `texts` are namespaces of its own.
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

/** Says what the server draws for a late part of every page, whose module the browser's first script must not reach. */
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

/** When the page changes faster than the script comes, what stood there goes on standing. */
function Cached({ id }: { id: string }) {
	const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
	useEffect(() => touch(), []);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what the page shows already
	return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
