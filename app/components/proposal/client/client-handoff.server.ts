import type { EntryContext } from '@remix-run/cloudflare';
import type { RootData } from '../../root/use-root';
import { CLIENT_ROUTE, type LightView } from './client-options';

/** Namespaces that the script of a client's page speaks, those of what opens over it among them. */
const NAMESPACES = ['common', 'proposal', 'property', 'property-rooms'];

type Handoff = { state: { loaderData: { root?: RootData; [CLIENT_ROUTE]?: { view: LightView | null } } } };

/**
 * Remix's context of a client's page whose HTML carries for the script what it starts with, and not what stands in it as text: the options come
 * with the parts that hydrate them (`loadOptions`), and of a brand's wording only what the page may say. Other pages as they are.
 */
export function lightHandoff(context: EntryContext): EntryContext {
	const { serverHandoffString } = context;
	if (serverHandoffString === undefined || !isClientPage(context)) return context;
	const handoff = JSON.parse(serverHandoffString) as Handoff;
	const { root, [CLIENT_ROUTE]: page } = handoff.state.loaderData;
	if (root?.wording) root.wording = spoken(root.wording);
	if (page?.view) delete page.view.snapshot.options;
	return { ...context, serverHandoffString: scriptText(handoff) };
}

/** Whether the page is a client's, with its data. */
export const isClientPage = ({ staticHandlerContext }: EntryContext) =>
	Boolean(staticHandlerContext.loaderData?.[CLIENT_ROUTE]);

function spoken(wording: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(wording).filter(([key]) => NAMESPACES.includes(key.split(':', 1)[0] ?? '')));
}

/** JSON that ends no script, as Remix writes it. */
function scriptText(value: object): string {
	return JSON.stringify(value).replace(
		/[&<>\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}
