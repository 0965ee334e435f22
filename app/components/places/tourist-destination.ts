import type { Place } from '~/domain/place/list-places.server';

type Destination = {
	name: string;
	description: string;
	url: string;
	image: string | null;
	location: NonNullable<Place['location']>;
};

/** A place as search engines read it. */
export function touristDestination({ name, description, url, image, location }: Destination): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'TouristDestination',
		name,
		description,
		url,
		...(image ? { image } : {}),
		geo: { '@type': 'GeoCoordinates', ...location },
	};
}
