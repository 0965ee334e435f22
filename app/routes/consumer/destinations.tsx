import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import { COUNTRY_PAGES } from '~/components/places/alps-page-view.server';
import { destinationsView } from '~/components/places/destinations-view.server';
import { PlaceTiles } from '~/components/places/place-tiles';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { englishPathOf } from '~/domain/content/alps-alternates';
import { ALPS } from '~/domain/content/alps-pages';
import { guideKey, listGuides } from '~/domain/guide/list-guides.server';
import { listPlaces } from '~/domain/place/list-places.server';
import { findPropertyPictures } from '~/domain/property/find-property-pictures.server';
import { publicPageHeaders } from '~/platform/cache/cache-control';

/** All countries and places of the catalogue; in German it redirects to the pages about them. */
export async function loader({ context }: LoaderFunctionArgs) {
	const guides = await listGuides({ ctx: context });
	const [places, pictures] = await Promise.all([
		listPlaces({ ctx: context }),
		findPropertyPictures({
			ctx: context,
			wanted: COUNTRY_PAGES.map(({ subject }) => guides.get(guideKey(subject))?.hero ?? null),
		}),
	]);
	// In German the page about the Alps speaks for this one: the two are one pair of languages (docs/decisions/0012).
	const isGerman = context.language === 'de';
	const english = englishPathOf(ALPS);
	return json({
		view: destinationsView(
			places,
			COUNTRY_PAGES.map(({ subject }, at) => ({ country: subject.country, picture: pictures[at] ?? null })),
			guides,
			context.language,
		),
		path: isGerman ? ALPS.paths.de : '/destinations',
		named: isGerman || !english ? null : { en: english, de: ALPS.paths.de },
	});
}

export default function DestinationsPage() {
	const { view } = useLoaderData<typeof loader>();
	return (
		<main id="content" className="pb-16 lg:pb-24">
			<div className="container pt-10 pb-10 lg:pt-16 lg:pb-16">
				<h1 className="text-h1">{view.heading}</h1>
				<p className="mt-4 max-w-[40rem] text-lead text-ink2">{view.lead}</p>
			</div>
			{view.countries.map((country, index) => (
				<section
					key={country.id}
					aria-labelledby={country.id}
					className="container grid gap-x-8 gap-y-8 pb-14 lg:grid-cols-12 lg:pb-22"
				>
					<div className="lg:col-span-4">
						<div className="lg:sticky lg:top-8">
							{country.picture ? (
								<div className="-mx-5 lg:mx-0">
									<Picture
										picture={country.picture}
										sizes="(width >= 81.25rem) 416px, (width >= 50rem) 31vw, 100vw"
										isFirst={index === 0}
										className="aspect-[3/2]"
									/>
								</div>
							) : null}
							<h2 id={country.id} className="mt-5 text-h2">
								<Link
									to={country.to}
									className="decoration-accent decoration-1 underline-offset-6 transition-colors duration-150 hover:text-accent-ink hover:underline"
								>
									{country.text}
								</Link>
							</h2>
							<p className="mt-2 max-w-[26rem] text-ink2">{country.lead}</p>
							<Link to={country.all.to} className="text-link mt-4 inline-flex items-center gap-3">
								{country.all.text}
								<Icon name="arrow" size={18} />
							</Link>
							{country.guides ? (
								<div className="mt-6 border-t border-line2 pt-4 text-small">
									<h3 id={`${country.id}-guides`} className="font-sans font-semibold text-small tracking-normal">
										{country.guides.title}
									</h3>
									<ul aria-labelledby={`${country.id}-guides`} className="mt-1 flex flex-wrap gap-x-5">
										{country.guides.items.map((guide) => (
											<li key={guide.to}>
												<Link
													to={guide.to}
													className="inline-block py-1.5 underline decoration-line2 underline-offset-4 hover:text-accent-ink"
												>
													{guide.text}
												</Link>
											</li>
										))}
									</ul>
								</div>
							) : null}
						</div>
					</div>
					<div className="border-line2 max-lg:border-t max-lg:pt-8 lg:col-span-8">
						<PlaceTiles tiles={country.tiles} isBeside />
					</div>
				</section>
			))}
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
	if (!data) return [];
	const { title, description } = data.view;
	return pageMeta(matches, { title, description, path: data.path, alternates: data.named });
};

export const headers = publicPageHeaders;
