import { useTranslation } from 'react-i18next';
import type { MonthChoice } from '../search/month-choice';
import { SearchBox } from '../search/search-box';
import { Icon } from '../ui/icon';
import { HeroPicture } from './hero-picture';

/** First view of the site: a property at night, one sentence, the search. */
export function Hero({ months }: { months: MonthChoice }) {
	const { t } = useTranslation('home');
	return (
		<section>
			<div className="relative flex min-h-[39rem] flex-col justify-end bg-[#161f33] lg:min-h-[max(38rem,min(53.5rem,84vh))]">
				<HeroPicture className="inset-x-0 top-0 h-[22.5rem] object-[70%_35%] lg:h-full lg:object-[50%_55%]" />
				<div className="absolute inset-x-0 top-0 h-[22.5625rem] bg-[linear-gradient(180deg,rgb(12_20_34/62%)_0%,rgb(12_20_34/6%)_30%,rgb(22_31_51/0%)_55%,#161f33_100%)] lg:h-full lg:bg-[linear-gradient(180deg,rgb(12_20_34/62%)_0%,rgb(12_20_34/8%)_26%,rgb(12_20_34/10%)_45%,rgb(12_20_34/78%)_100%)]" />
				<div className="container relative pb-18 lg:pb-34">
					{/* The target of empty listings (PAGE-6), which must not scroll the page. */}
					<p
						id="no-houses"
						style={{ scrollMarginTop: '100vh' }}
						className="mb-4 hidden max-w-xl bg-sheet px-6 py-5 leading-6 text-ink target:grid"
					>
						{t('noHouses')}
					</p>
					<h1 className="text-display text-white!">
						{t('heroLine1')}
						<br />
						{t('heroLine2')}
					</h1>
					<p className="mt-4 max-w-[28rem] text-lead 2xl:max-w-[36rem] text-white lg:mt-6">{t('heroText')}</p>
				</div>
			</div>
			<div className="container relative -mt-12 lg:-mt-16">
				<SearchBox months={months}>
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
