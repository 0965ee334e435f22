import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { HeroPicture } from '../home/hero-picture';
import { LanguageSwitch } from '../layout/language-switch';
import { sitePages } from '../layout/site-pages';
import { Wordmark } from '../layout/wordmark';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

const BULLETS = ['free', 'invitation', 'iata', 'access'] as const;
const REASONS = ['rates', 'options', 'offers'] as const;

export type SignupPageProps = {
	title: string;
	isAffiliate: boolean;
	isInverted: boolean;
	registerPath: string;
	signInPath: string;
};

/** The sign-up landing page (AGENCY-8): the invitation over the picture, its benefits, and the two ways to sign up. */
export function SignupPage(props: SignupPageProps) {
	const { t } = useTranslation('signup');
	const { brand } = useRoot();
	return (
		<>
			<main id="content">
				<div className="on-dark relative isolate overflow-hidden bg-main text-on-main">
					<Picture />
					<header className="container flex h-19 items-center justify-between lg:h-22">
						<a href="/" aria-label={brand.name} className="flex min-h-11 items-center">
							<Wordmark name={brand.name} logo={brand.logo} ground="main" />
						</a>
						<LanguageSwitch />
					</header>
					<div className="container grid items-center gap-x-16 gap-y-8 pt-8 pb-8 lg:pt-14 lg:pb-20 xl:grid-cols-[minmax(0,1fr)_minmax(0,28.75rem)] xl:min-h-[44rem]">
						<div>
							<h1 className="max-w-[36rem] text-[2.625rem]/[2.75rem] text-on-main! lg:text-[3.875rem]/[4.125rem]">
								{props.title}
							</h1>
							<p className="mt-4 max-w-[34rem] text-lead text-on-main">
								{props.isAffiliate ? t('invitationOf', { name: brand.name }) : t('invitation')}
							</p>
							{props.isAffiliate ? <p className="mt-14 hidden text-small text-dim xl:block">{t('poweredBy')}</p> : null}
						</div>
						<Invitation {...props} />
					</div>
				</div>
				<div className="container grid gap-y-8 py-10 lg:grid-cols-3 lg:py-12">
					{REASONS.map((reason) => (
						<section
							key={reason}
							className="border-b border-line2 pb-8 last:border-0 last:pb-0 lg:border-r lg:border-b-0 lg:px-10 lg:pb-0 lg:first:pl-0"
						>
							<h2 className="text-h4">{t(`reasons.${reason}Title`)}</h2>
							<p className="mt-1.5 max-w-[27rem] text-[0.9375rem]/[1.5rem] text-ink2">{t(`reasons.${reason}Text`)}</p>
						</section>
					))}
				</div>
			</main>
			<SignupFooter isAffiliate={props.isAffiliate} />
		</>
	);
}

/** The picture under an overlay of the main colour, denser behind text. */
function Picture() {
	return (
		<div aria-hidden="true" className="absolute inset-0 -z-10">
			<HeroPicture className="inset-0 h-full object-[60%_60%] opacity-70 lg:opacity-100" />
			<div className="absolute inset-0 bg-main/50 lg:bg-main/10" />
			<div className="absolute inset-0 bg-linear-to-b from-main/75 via-main/80 to-main/75 lg:bg-linear-to-r lg:from-main/95 lg:via-main/70 lg:to-main/10" />
		</div>
	);
}

function Invitation({ isInverted, registerPath, signInPath }: SignupPageProps) {
	const { t } = useTranslation('signup');
	const tone = isInverted
		? {
				card: 'on-dark border border-dim/30 bg-main text-on-main',
				heading: 'text-on-main!',
				rule: 'border-dim/40',
				quiet: 'text-dim',
				tick: 'text-accent-on-dark',
			}
		: { card: 'bg-white text-ink', heading: '', rule: 'border-line', quiet: 'text-ink2', tick: 'text-accent-ink' };
	return (
		<section className={`rounded-[8px] px-5.5 pt-7 pb-6 shadow-popover lg:px-10 lg:pt-9 lg:pb-7.5 ${tone.card}`}>
			<h2 className={`text-h3 ${tone.heading}`}>{t('heading')}</h2>
			<ul className="mt-4 lg:mt-5">
				{BULLETS.map((bullet) => (
					<li
						key={bullet}
						className={`flex gap-3.5 border-b py-2.5 text-[0.9375rem]/[1.375rem] last:border-0 lg:text-small ${tone.rule}`}
					>
						<Icon name="check" size={16} className={`mt-0.75 shrink-0 ${tone.tick}`} />
						{t(`bullets.${bullet}`)}
					</li>
				))}
			</ul>
			<a
				href={registerPath}
				className={buttonClass(isInverted ? 'accent' : 'dark', 'mt-5 min-h-13 w-full rounded-[6px] font-semibold')}
			>
				{t('register')}
				<Icon name="chevronRight" size={16} />
			</a>
			<p className="mt-3 flex flex-wrap items-center justify-center gap-x-1.5 text-[0.9375rem] lg:text-small">
				{t('haveAccount')}
				<a
					href={signInPath}
					className="inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-4"
				>
					{t('signIn')}
				</a>
			</p>
			<p
				className={`mt-2 flex items-center justify-center gap-2 border-t pt-4 text-center text-label ${tone.rule} ${tone.quiet}`}
			>
				<Icon name="lock" size={15} className="shrink-0" />
				{t('encryption')}
			</p>
		</section>
	);
}

function SignupFooter({ isAffiliate }: Pick<SignupPageProps, 'isAffiliate'>) {
	const { t } = useTranslation('signup');
	const { t: common } = useTranslation();
	const { brand, language } = useRoot();
	return (
		<footer className="border-t border-line">
			<div className="container flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-small text-ink2">
				<p>
					{brand.name}
					{isAffiliate ? <span className="xl:hidden"> · {t('poweredBy')}</span> : null}
				</p>
				<nav aria-label={t('footer')} className="flex flex-wrap gap-x-7">
					{sitePages(['about', 'terms', 'privacy'], language).map(({ name, to }) => (
						<a key={to} href={to} className="inline-flex min-h-11 items-center hover:text-ink">
							{common(`nav.${name}`)}
						</a>
					))}
					<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center hover:text-ink">
						{common('nav.contact')}
					</a>
				</nav>
			</div>
		</footer>
	);
}
