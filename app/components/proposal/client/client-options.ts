import { callSite } from '~/platform/call-site';
import type { ClientOption, ClientView } from './client-view';

/** The route of a client's page; named, so that it answers without drawing the page. */
export const CLIENT_ROUTE = 'routes/proposal/client-page';

/** What the HTML's script knows of the page: of the options it shows all and carries nothing. */
export type LightView = Omit<ClientView, 'snapshot'> & {
	snapshot: Omit<ClientView['snapshot'], 'options'> & { options?: ClientOption[] };
};

type Loaded = { view: LightView | null };

let options: ClientOption[] = [];

/**
 * Fetches the options of the version that the page shows, beside the script that hydrates them. A version is frozen, so they are what the HTML
 * was made of. Throws where there is no answer, as for a part of the script that does not come.
 */
export async function loadOptions(): Promise<void> {
	const view = loadedView(window.__remixContext.state.loaderData?.[CLIENT_ROUTE]);
	if (!view?.path || view.snapshot.options) return;
	const { path, snapshot } = view;
	const answer = await callSite(`${path}?version=${snapshot.version}&_data=${encodeURIComponent(CLIENT_ROUTE)}`);
	const fetched = loadedView(await answer.json())?.snapshot.options;
	if (!fetched) throw new Error(`The options of the proposal did not come (${answer.status})`);
	options = fetched;
}

function loadedView(loaded: unknown): LightView | null {
	return (loaded as Partial<Loaded> | undefined)?.view ?? null;
}

/** The view as it is drawn: on the server and after an answer it is whole, in the HTML's script its options come by `loadOptions`. */
export function wholeView({ snapshot, ...view }: LightView): ClientView {
	return { ...view, snapshot: { ...snapshot, options: snapshot.options ?? options } };
}
