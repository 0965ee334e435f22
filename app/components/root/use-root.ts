import type { SerializeFrom } from '@remix-run/cloudflare';
import { useRouteLoaderData } from '@remix-run/react';
import type { rootView } from './root-view.server';

export type RootData = SerializeFrom<typeof rootView>;

/** The root's data, for every component below it. */
export function useRoot(): RootData {
	const data = useRouteLoaderData<RootData>('root');
	if (!data) throw new Error('useRoot is used outside of the root');
	return data;
}
