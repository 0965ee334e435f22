import { type ComponentType, lazy } from 'react';
import { fetchPart } from './fetch-part';
import { LateZone, ServerPart } from './late';

/**
 * A part of a page in a chunk of its own, fetched with its texts where it stands: those who never see it load nothing of it. What the
 * server draws is named under the same id by `entry.server.tsx`.
 */
export function partOf(
	id: string,
	load: () => Promise<{ default: ComponentType }>,
	texts: readonly string[] = [],
): () => JSX.Element {
	const Part = import.meta.env.SSR ? null : lazy(() => fetchPart(load, texts));
	return () => <LateZone id={id}>{Part ? <Part /> : <ServerPart id={id} />}</LateZone>;
}
