import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { type CountryCode, countryName } from '~/domain/place/country';
import { Icon } from '../ui/icon';
import { Scene } from '../ui/scene';

type Country = { code: CountryCode; to: string; properties: number; places: { to: string; name: string }[] };

/** Countries with their places, as an index of a printed book would have them. */
export function DestinationIndex({ countries }: { countries: Country[] }) {
	const { t } = useTranslation('home');
	const { t: common } = useTranslation('common');
	const { language } = useRoot();
	return (
		<section id="destinations" className="container grid gap-10 pb-20 md:grid-cols-[5fr_7fr] lg:gap-22 lg:pb-34">
			<figure className="-mx-5 md:mx-0">
				<div className="aspect-[4/5] max-md:aspect-[3/2]">
					<Scene
						name="village"
						widths={[480, 1000]}
						sizes="(width >= 48rem) 38vw, 100vw"
						width={1000}
						height={1250}
						alt=""
					/>
				</div>
				<figcaption className="mt-4 px-5 text-small text-ink2 md:px-0">{t('villageCaption')}</figcaption>
			</figure>
			<div>
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
					<h2 className="text-h1">{t('destinations')}</h2>
					<Link to="/destinations" className="text-link mb-2 inline-flex items-center gap-3 font-medium">
						{t('allDestinations')}
						<Icon name="arrow" size={18} />
					</Link>
				</div>
				<ul className="mt-8 border-b border-line2">
					{countries.map((country) => (
						<li
							key={country.code}
							className="grid gap-x-8 gap-y-3 border-t border-line2 py-6 xl:grid-cols-[7rem_1fr_auto] 2xl:grid-cols-[9rem_1fr_auto] xl:py-8"
						>
							<h3 className="font-sans text-small font-medium tracking-normal text-ink max-xl:flex max-xl:justify-between">
								{countryName(country.code, language)}
								<span className="block font-normal text-ink2 xl:mt-1">
									{common('suggest.houses', { count: country.properties })}
								</span>
							</h3>
							<ul className="flex flex-wrap gap-x-6 gap-y-1">
								{country.places.map((place) => (
									<li key={place.to}>
										<Link
											to={place.to}
											className="serif inline-block py-1 text-h4 decoration-1 underline-offset-4 transition-colors hover:text-accent-ink hover:underline lg:text-[1.75rem] lg:leading-9"
										>
											{place.name}
										</Link>
									</li>
								))}
							</ul>
							<Link
								to={country.to}
								aria-label={t('allIn', { country: countryName(country.code, language) })}
								className="grid size-11 place-items-center text-accent-ink hover:text-ink max-xl:hidden"
							>
								<Icon name="arrow" />
							</Link>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
