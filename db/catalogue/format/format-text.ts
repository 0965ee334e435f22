import { stringify as stringifyYaml } from 'yaml';
import type { CatalogueRow } from './files';

/** The Markdown file of a property in one language. */
export function formatText({ summary, general, information, location }: CatalogueRow<'texts'>): string {
	const sections = { General: general, Information: information, Location: location };
	const parts = Object.entries(sections).flatMap(([title, text]) => (text ? [`## ${title}\n\n${text}\n`] : []));
	return `---\n${stringifyYaml({ summary }, { lineWidth: 0 })}---\n${parts.join('\n')}`;
}

/** The YAML file of a hotel in one language; `body` is the JSON of a `HotelText`. */
export function formatHotelText(body: string): string {
	return stringifyYaml(JSON.parse(body), { lineWidth: 0 });
}
