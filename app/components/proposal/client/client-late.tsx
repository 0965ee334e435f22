import { LateZone, late, ServerPart } from '../../ui/late';
import { loadOptions } from './client-options';

/** The parts of a client's page, by their ids. */
export const CLIENT = { header: 'client-header', body: 'client-body', footer: 'client-footer' } as const;

// All of it works as HTML, so its script comes with the first touch: a phone reads the letter before. `entry.server.tsx` sets the server's
// half of each part; an import here would put it into the first script.
const TEXTS = ['proposal'];
const Header = import.meta.env.SSR ? null : late(CLIENT.header, () => import('./client-loaded-header'), TEXTS);
const Body = import.meta.env.SSR ? null : late(CLIENT.body, loadBody, TEXTS);
const Footer = import.meta.env.SSR ? null : late(CLIENT.footer, () => import('./client-loaded-footer'), TEXTS);

/** With the data that it is hydrated with. */
async function loadBody() {
	const [part] = await Promise.all([import('./client-loaded-body'), loadOptions()]);
	return part;
}

/** The page of a link, whose parts read the route's data themselves. */
export function LateClientPage() {
	return (
		<>
			<LateZone id={CLIENT.header}>{Header ? <Header /> : <ServerPart id={CLIENT.header} />}</LateZone>
			<main id="content">
				<LateZone id={CLIENT.body}>{Body ? <Body /> : <ServerPart id={CLIENT.body} />}</LateZone>
			</main>
			<LateZone id={CLIENT.footer}>{Footer ? <Footer /> : <ServerPart id={CLIENT.footer} />}</LateZone>
		</>
	);
}
