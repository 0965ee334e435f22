import { useTranslation } from 'react-i18next';
import { SearchBox } from '../search/search-box';
import { Icon } from '../ui/icon';

const TALL = '/scenes/hero-tall-480.avif 480w, /scenes/hero-tall-820.avif 820w';
const WIDE = '/scenes/hero-1120.avif 1120w, /scenes/hero-1920.avif 1920w';

/** Begins to fetch the picture that the first view is made of before the page's body is read; for a route's `meta`. */
export const heroPreloads = [
	{ media: '(width < 50rem)', imageSrcSet: TALL },
	{ media: '(width >= 50rem)', imageSrcSet: WIDE },
].map((picture) => ({
	tagName: 'link',
	rel: 'preload',
	as: 'image',
	type: 'image/avif',
	imageSizes: '100vw',
	fetchpriority: 'high',
	...picture,
}));

/** First view of the site: a property at night, one sentence, the search. */
export function Hero() {
	const { t } = useTranslation('home');
	return (
		<section>
			<div className="relative flex min-h-[39rem] flex-col justify-end bg-[#161f33] lg:min-h-[max(38rem,min(53.5rem,84vh))]">
				<picture>
					<source media="(width < 50rem)" type="image/avif" srcSet={TALL} sizes="100vw" />
					<source
						media="(width < 50rem)"
						srcSet="/scenes/hero-tall-480.jpg 480w, /scenes/hero-tall-820.jpg 820w"
						sizes="100vw"
					/>
					<source type="image/avif" srcSet={WIDE} sizes="100vw" />
					<img
						src="/scenes/hero-1120.jpg"
						srcSet="/scenes/hero-1120.jpg 1120w, /scenes/hero-1920.jpg 1920w"
						sizes="100vw"
						width={1920}
						height={1280}
						alt=""
						{...{ fetchpriority: 'high' }}
						className="absolute inset-x-0 top-0 h-[22.5rem] w-full object-cover object-[70%_35%] lg:h-full lg:object-[50%_55%]"
					/>
				</picture>
				<div className="absolute inset-x-0 top-0 h-[22.5625rem] bg-[linear-gradient(180deg,rgb(12_20_34/62%)_0%,rgb(12_20_34/6%)_30%,rgb(22_31_51/0%)_55%,#161f33_100%)] lg:h-full lg:bg-[linear-gradient(180deg,rgb(12_20_34/62%)_0%,rgb(12_20_34/8%)_26%,rgb(12_20_34/10%)_45%,rgb(12_20_34/78%)_100%)]" />
				<div className="container relative pb-18 lg:pb-34">
					<h1 className="text-display text-white!">
						{t('heroLine1')}
						<br />
						{t('heroLine2')}
					</h1>
					<p className="mt-4 max-w-[28rem] text-lead 2xl:max-w-[36rem] text-white lg:mt-6">{t('heroText')}</p>
				</div>
			</div>
			<div className="container relative -mt-12 lg:-mt-16">
				<SearchBox>
					<ul className="grid gap-3 text-small lg:flex lg:gap-8">
						{(['noFee', 'bestPrice', 'reply'] as const).map((promise) => (
							<li key={promise} className="flex items-center gap-2">
								<Icon name="check" size={16} className="text-accent" />
								{t(`promises.${promise}`)}
							</li>
						))}
					</ul>
				</SearchBox>
			</div>
		</section>
	);
}
