import { type ComponentType, lazy } from 'react';
import { fetchPart } from './fetch-part';
import { LateZone, ServerPart } from './late';

/**
 * A part of a page in a separate chunk, fetched with its texts where it is rendered: other visitors load nothing of it. `entry.server.tsx`
 * registers the server's component under the same id.
 */
export function partOf(
	id: string,
	load: () => Promise<{ default: ComponentType }>,
	texts: readonly string[] = [],
): () => JSX.Element {
	const Part = import.meta.env.SSR ? null : lazy(() => fetchPart(load, texts));
	return () => <LateZone id={id}>{Part ? <Part /> : <ServerPart id={id} />}</LateZone>;
}
