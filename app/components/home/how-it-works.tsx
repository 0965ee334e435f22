import { useTranslation } from 'react-i18next';
import { Scene } from '../ui/scene';

/** Three steps, and two pictures of why. */
export function HowItWorks() {
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
							<p className="mt-2 text-ink2">{t(`${name}.text`)}</p>
						</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}
