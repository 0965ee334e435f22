import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { OnboardingStep, StepState } from '~/domain/onboarding/onboarding-steps';
import { SignOutButton } from '../account/sign-out-button';
import { LanguageSwitch } from '../layout/language-switch';
import { Wordmark } from '../layout/wordmark';
import { Icon } from '../ui/icon';
import { Scene } from '../ui/scene';

type OnboardingFrameProps = {
	steps: readonly StepState[];
	/** Null beyond the last step. */
	current: OnboardingStep | null;
	hasHotelAccess: boolean;
	children: ReactNode;
};

/** The frame of every step of the onboarding (AGENCY-7): the welcome, the numbered steps and the ways out. */
export function OnboardingFrame({ steps, current, hasHotelAccess, children }: OnboardingFrameProps) {
	const { t } = useTranslation('onboarding');
	const { brand, user } = useRoot();
	return (
		<>
			<header className="border-b border-line bg-menu text-on-menu">
				<div className="container flex min-h-17 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 lg:min-h-19">
					<a href="/" aria-label={brand.name} className="flex min-h-11 items-center">
						<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
					</a>
					<div className="flex flex-wrap items-center gap-x-6 text-small">
						{hasHotelAccess ? (
							<a href="/partner/inbox" className="inline-flex min-h-11 items-center underline underline-offset-4">
								{t('hotelAccess')}
							</a>
						) : null}
						<SignOutButton
							label={t('signOut')}
							className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4"
						/>
						<LanguageSwitch />
					</div>
				</div>
			</header>
			<main
				id="content"
				className="container grid items-start gap-x-16 py-10 lg:py-14 xl:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]"
			>
				<div>
					<p className="text-small font-medium text-accent-ink">{t('title')}</p>
					<h1 className="mt-2 max-w-[46rem] text-[2.125rem]/[2.375rem] lg:text-[3rem]/[3.25rem]">
						{user?.name ? `${t('welcome')}, ${user.name}` : t('welcome')}
					</h1>
					{steps.length > 1 ? <Steps steps={steps} current={current} /> : null}
					<div className="mt-8 lg:mt-10">{children}</div>
				</div>
				<div className="sticky top-8 hidden h-[min(46rem,calc(100dvh-10rem))] overflow-hidden rounded-[8px] xl:block">
					<Scene
						name="village"
						widths={[480, 1000]}
						sizes="(width >= 62.5rem) 32vw, 1px"
						width={1000}
						height={1250}
						alt=""
					/>
				</div>
			</main>
		</>
	);
}

/** Numbered steps; below 500 px only the current one says its name (AGENCY-7). */
function Steps({ steps, current }: Pick<OnboardingFrameProps, 'steps' | 'current'>) {
	const { t } = useTranslation('onboarding');
	return (
		<ol aria-label={t('stepsLabel')} className="mt-8 flex border-t border-line2 pt-5">
			{steps.map(({ step, isDone }, at) => {
				const isCurrent = step === current;
				const state = isCurrent
					? 'border-main bg-main text-on-main'
					: isDone
						? 'border-accent text-accent-ink'
						: 'border-field text-ink2';
				return (
					<li
						key={step}
						aria-current={isCurrent ? 'step' : undefined}
						className={`flex items-center gap-1.5 lg:gap-2.5 ${at < steps.length - 1 ? 'sm:flex-1' : ''} max-sm:mr-2.5`}
					>
						<span
							className={`tabular grid size-8 shrink-0 place-items-center rounded-full border text-small font-semibold ${state}`}
						>
							{isDone && !isCurrent ? <Icon name="check" size={16} /> : at + 1}
						</span>
						<span
							className={`text-small whitespace-nowrap max-lg:text-[0.75rem] ${isCurrent ? 'font-semibold' : 'text-ink2 max-sm:sr-only'}`}
						>
							{t(`steps.${step}`)}
							{isDone && !isCurrent ? <span className="sr-only">, {t('stepDone')}</span> : null}
						</span>
						{at < steps.length - 1 ? <span className="mx-1 hidden h-px flex-1 bg-line2 sm:block lg:mx-3" /> : null}
					</li>
				);
			})}
		</ol>
	);
}

/** The background of a step. */
export function StepSheet({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
	return (
		<section className="border border-line bg-sheet px-5 py-7 sm:rounded-[8px] lg:px-10 lg:py-10 max-sm:-mx-5 max-sm:border-x-0">
			<h2 className="text-h3">{heading}</h2>
			{text ? <p className="mt-2 max-w-[36rem] text-ink2">{text}</p> : null}
			<div className="mt-6">{children}</div>
		</section>
	);
}
