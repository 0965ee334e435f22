import type { SerializeFrom } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Week } from '~/domain/hand-picked/list-hand-picked.server';
import { formatAmount } from '~/domain/money/format-amount';
import { Scene } from '../ui/scene';

/** Three steps, and two pictures as reasons; the summer's with the real price of a week. */
export function HowItWorks({ summerFrom }: { summerFrom: SerializeFrom<Week> | null }) {
	const { t } = useTranslation('home');
	return (
		<section className="container py-16 lg:py-30">
			<div className="grid gap-10 lg:grid-cols-[1fr_3fr] lg:gap-8">
				<h2 className="text-h2">{t('howItWorks')}</h2>
				<ol className="grid gap-8 md:grid-cols-3">
					{(['tell', 'choose', 'arrive'] as const).map((step, i) => (
						<li key={step} className="border-t border-ink pt-5 max-md:grid max-md:grid-cols-[2.5rem_1fr]">
							<p className="serif text-h4 text-accent-ink" aria-hidden="true">
								{i + 1}
							</p>
							<div className="md:mt-10">
								<h3 className="text-h4">{t(`steps.${step}.title`)}</h3>
								<p className="mt-2 text-ink2">{t(`steps.${step}.text`)}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
			<div className="mt-16 grid gap-12 md:grid-cols-2 md:gap-8 lg:mt-26">
				{(['summer', 'evening'] as const).map((name) => (
					<figure key={name}>
						<div className="-mx-5 aspect-[3/2] md:mx-0">
							<Scene
								name={name}
								widths={[480, 1000]}
								sizes="(width >= 48rem) 46vw, 100vw"
								width={1000}
								height={667}
								alt=""
							/>
						</div>
						<figcaption className="mt-5">
							<p className="serif text-h3">{t(`${name}.title`)}</p>
							<p className="mt-2 text-ink2">
								{name === 'summer' && summerFrom ? <SummerWeek week={summerFrom} /> : t(`${name}.text`)}
							</p>
						</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}

/** The cheapest week of the summer, and the way to all properties that are free in it. */
function SummerWeek({ week }: { week: SerializeFrom<Week> }) {
	const { t } = useTranslation('home');
	const { language } = useRoot();
	const query = new URLSearchParams({ checkIn: week.checkIn, checkOut: week.checkOut });
	return (
		<>
			{t('summer.priced', { amount: formatAmount(week.price) })}{' '}
			<Link
				to={`/search?${query}`}
				className="tabular whitespace-nowrap text-ink underline decoration-accent decoration-1 underline-offset-4 hover:text-accent-ink"
			>
				{formatDateRange(week.checkIn, week.checkOut, language)}
			</Link>
		</>
	);
}
