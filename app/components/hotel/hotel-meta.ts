import type { MetaDescriptor } from '@remix-run/react';
import type { RootData } from '~/components/root/use-root';
import { starsOf } from '~/domain/hotel/category';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { headDescription, headTitle } from '../layout/head-text';
import { pageMeta } from '../layout/page-meta';
import { widestJpeg } from '../ui/picture';

type Matches = Parameters<typeof pageMeta>[0];

const PICTURES_NAMED = 8;

/** Head of a hotel's page; it is to be found only where everybody may open it, and demonstrations nowhere. */
export function hotelMeta(matches: Matches, view: HotelView, description: string): MetaDescriptor[] {
	const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title: view.name }];
	const isOpen = !root.brand.isLoginRequired && !view.isDemo && !view.isInPreparation && view.trade === null;
	const path = `/hotels/${view.id}`;
	const pictures = view.pictures.slice(0, PICTURES_NAMED).map((picture) => {
		const { url, ...size } = widestJpeg(root.pictureBaseUrl, picture);
		return { ...size, url: new URL(url, root.canonicalOrigin).href, alt: picture.alt };
	});
	const words = (view.text?.language === root.language && view.text.summary) || description;
	return pageMeta(matches, {
		title: headTitle(view.name, view.place, view.country.name),
		description: headDescription(words),
		path,
		isNoindex: !isOpen,
		picture: pictures[0] ?? null,
		structured: !isOpen
			? []
			: // Read where the page is served, so the browser does not carry what writes it.
				import.meta.env.SSR
				? [
						hotelStructure(
							view,
							root.canonicalOrigin + path,
							words,
							pictures.map(({ url }) => url),
						),
					]
				: [{ '@type': 'Hotel' }],
	});
}

/** A hotel as schema.org's `Hotel`: the content of its page, no rates. */
function hotelStructure(view: HotelView, url: string, description: string, images: readonly string[]): object {
	const { name, category, street, place, country, position, text, keys, arePetsAllowed } = view;
	return {
		'@context': 'https://schema.org',
		'@type': 'Hotel',
		'@id': url,
		identifier: view.id,
		name,
		description,
		url,
		image: images,
		numberOfRooms: keys,
		petsAllowed: arePetsAllowed,
		starRating: { '@type': 'Rating', ratingValue: starsOf(category) },
		address: {
			'@type': 'PostalAddress',
			...(street ? { streetAddress: street } : {}),
			addressLocality: place,
			addressCountry: country.code,
		},
		...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
		...(text?.checkIn.startTime ? { checkinTime: text.checkIn.startTime } : {}),
		...(text?.checkOut.endTime ? { checkoutTime: text.checkOut.endTime } : {}),
		...(text && text.facilities.length > 0
			? {
					amenityFeature: text.facilities.map(({ facility }) => ({
						'@type': 'LocationFeatureSpecification',
						name: facility,
						value: true,
					})),
				}
			: {}),
	};
}
