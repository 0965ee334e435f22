import { stringify as stringifyYaml } from 'yaml';
import type { CatalogueRow } from './files';
import type { MapSetFeature } from './map-set-schema';

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

/** The Markdown file of a guide in one language. */
export function formatGuide(guide: CatalogueRow<'guides'>): string {
	const { heading, title, description, lead, updated, source, read_on, body } = guide;
	const picture = (property: string | null, file: string | null) =>
		property === null ? undefined : { property, ...(file === null ? {} : { file }) };
	const matter = {
		...{ heading, title, description, lead, updated },
		hero: picture(guide.hero_property, guide.hero_file),
		scene: picture(guide.scene_property, guide.scene_file),
		source: source ?? undefined,
		read_on: read_on ?? undefined,
		facts: JSON.parse(guide.facts),
	};
	return `---\n${stringifyYaml(matter, { lineWidth: 0 })}---\n\n${body}\n`;
}

/** The GeoJSON file of a set of map features, a line for each of them. */
export function formatMapSet({ source, licence, licence_url, read_on, features }: CatalogueRow<'mapSets'>): string {
	const list: MapSetFeature[] = JSON.parse(features);
	const about = Object.entries({ type: 'FeatureCollection', source, licence, licence_url, read_on });
	const lines = list.map(({ kind, detail, name_en, name_de, geometry }) =>
		JSON.stringify({
			type: 'Feature',
			properties: {
				kind,
				...(detail === null ? {} : { [kind === 'lift' ? 'type' : 'difficulty']: detail }),
				...(name_en === null ? {} : { name_en }),
				...(name_de === null ? {} : { name_de }),
			},
			geometry,
		}),
	);
	const head = about.map(([name, value]) => `\t${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('');
	return `{\n${head}\t"features": [\n\t\t${lines.join(',\n\t\t')}\n\t]\n}\n`;
}
