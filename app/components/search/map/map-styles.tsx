import { loadStylesheet } from '../../ui/load-stylesheet';
import map from '../results-map.css?url';
import sheet from '../results-sheet.css?url';

/** The styles of a page of results with its map, which the list does without. */
const STYLES = [map, sheet];

/** Within the page that the server draws: what follows waits for them. */
export function MapStyles() {
	return STYLES.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** Before the browser draws such a page itself. Where they do not come the page is drawn without. */
export async function loadMapStyles(): Promise<void> {
	await Promise.all(STYLES.map(loadStylesheet)).catch(() => undefined);
}
