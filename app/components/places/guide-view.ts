import type { ContentSection } from '~/domain/content/content-html.server';
import type { Guide } from '~/domain/guide/load-guide.server';
import type { Language } from '~/domain/language/language';
import type { Place } from '~/domain/place/list-places.server';
import type { PropertyPicture } from '~/domain/property/find-property-pictures.server';
import type { PictureView } from './alps-page-view.server';
import { type FactsView, factsView } from './facts-view';
import { pictureView } from './picture-view';
import { type PlaceMapView, placeMapView } from './place-map-view';
import { placeTexts } from './place-words';

/** A guide in words, as a listing shows it below its cards. */
export type GuideView = {
	/** `About Lech`. */
	title: string;
	/** What the map calls it. */
	name: string;
	lead: string;
	intro: string;
	sections: ContentSection[];
	facts: FactsView | null;
	map: PlaceMapView | null;
	scene: PictureView | null;
	/** Where the facts come from; empty where no source is named. */
	source: string;
};

type GuideSetting = {
	/** `About Lech`, in the language's own form. */
	title: string;
	name: string;
	location: Place['location'];
	scene: PropertyPicture | null;
	language: Language;
};

/** Puts a guide into the words of a listing. */
export function guideView(guide: Guide, { title, name, location, scene, language }: GuideSetting): GuideView {
	const t = placeTexts(language);
	const { lead, intro, sections, facts, source } = guide;
	const airports = facts.airports?.map((airport) => airport.name) ?? [];
	return {
		title,
		name,
		lead,
		intro,
		sections,
		facts: factsView(facts, t),
		map: location && placeMapView({ name, ...location }, airports, t),
		scene: pictureView(scene, t),
		source: source ? t('sources', { source }) : '',
	};
}
