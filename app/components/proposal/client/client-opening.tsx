import { CLIENT_ROUTE } from './client-options';
import { OPENING_SCRIPT } from './opening-script';

/**
 * Says once that a person looks at the page: after two seconds in sight, so that previews and scanners open nothing (PROPOSAL-8). A script of
 * its own, since the page's other scripts start at the first touch, which a person who reads may never give. `path`: where the proposal is
 * answered.
 */
export function ClientOpening({ path }: { path: string }) {
	const to = `${path}?_data=${encodeURIComponent(CLIENT_ROUTE)}`;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours that is the same on every page
	return <script type="module" data-opening={to} dangerouslySetInnerHTML={{ __html: OPENING_SCRIPT }} />;
}
