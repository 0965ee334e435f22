import * as z from 'zod';
import { LANGUAGES } from '../../schema/enums';
import { choice, day, decimal, file, key, lines, matching, PHOTO_TYPES, storedAs, text } from './cells';
import { derived, optional, required } from './column';
import { defineFile as define } from './define-file';

/** JSON in the one spelling that `JSON.stringify` gives. */
const json = () =>
	storedAs(
		z.string(),
		z.codec(z.string(), z.string(), {
			decode: (stored) => JSON.stringify(JSON.parse(stored)),
			encode: (value) => value,
		}),
	);

const picture = () => ({ property: optional(key()), file: optional(file(PHOTO_TYPES)) });
const [hero, scene] = [picture(), picture()];

/** Folders of files about places (docs/catalogue.md): neither is CSV. */
export const PLACE_FILES = {
	/** One Markdown file a country, place or region and language below `guides/`. */
	guides: define(
		'guides',
		{
			key: required(key()),
			language: required(choice(LANGUAGES)),
			heading: required(text(70)),
			title: required(text(50)),
			description: required(text(160)),
			lead: required(text(160)),
			updated: required(day()),
			hero_property: hero.property,
			hero_file: hero.file,
			scene_property: scene.property,
			scene_file: scene.file,
			facts: required(json()),
			source: optional(text(400)),
			read_on: optional(day()),
			body: required(lines()),
		},
		{
			identity: ['key', 'language'],
			owner: null,
			stored: { updated: 'updated_on', body: 'body_markdown' },
		},
	),
	/** One GeoJSON file a licensed source of lifts, pistes and villages below `map/`. */
	mapSets: define(
		'map',
		{
			key: required(key()),
			source: required(text(200)),
			licence: required(text(100)),
			licence_url: required(matching(/^https:\/\/[^\s"<>]+$/, 'an address such as https://example.org/licence')),
			read_on: required(day()),
			features: required(json()),
			west: derived(decimal(-180, 180)),
			south: derived(decimal(-90, 90)),
			east: derived(decimal(-180, 180)),
			north: derived(decimal(-90, 90)),
		},
		{ identity: ['key'], owner: null, stored: { features: null } },
	),
};
