import { useTranslation } from 'react-i18next';
import { brandLogo } from '~/domain/brand/brand-logo';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { Wordmark } from '../layout/wordmark';
import { Scene } from '../ui/scene';
import { PreviewCard } from './card';
import { previewStyle, STILL } from './preview-tokens';

const SEASON = 'Winter 2026/27';

const HOTELS = [
	['hotel', 'Le Mélèze Blanc', '1 890'],
	['house', "Maison Orme Mont d'Arbois", '1 240'],
	['lounge', "L'Aiguille Blanche", '890'],
] as const;

/** Header, first picture and cards in the brand that is being made. */
export function SitePreview({ profile, agency, host }: { profile: BrandProfile; agency: string; host: string }) {
	const { t } = useTranslation('studio');
	const nav = t('site.nav', { returnObjects: true }) as readonly string[];
	return (
		<PreviewCard title={t('site.heading')} note={host}>
			<div style={previewStyle(profile)} className="@container bg-paper" {...STILL}>
				<div
					className="flex h-15 items-center gap-6 border-b border-line bg-menu px-5 text-on-menu"
					style={
						profile.menuBar.areColorsInverted && profile.menuBar.backgroundImageSrc
							? { background: `var(--menu-ground) url("${profile.menuBar.backgroundImageSrc}") right center / cover` }
							: undefined
					}
				>
					<Wordmark name={profile.name} logo={brandLogo(profile)} ground="menu" size="small" />
					<ul className="ml-auto hidden gap-6 text-small font-medium @xl:flex">
						{nav.map((word, index) => (
							<li
								key={word}
								className={
									index === 1 ? 'border-b-2 border-menu-accent pb-0.5' : 'border-b-2 border-transparent pb-0.5'
								}
							>
								{word}
							</li>
						))}
					</ul>
				</div>
				<div className="relative h-44 overflow-hidden @xl:h-60">
					<Scene
						name="valley"
						widths={[480, 800, 1200]}
						sizes="(min-width: 62.5rem) 60vw, 100vw"
						width={1200}
						height={800}
						alt=""
						className="object-[50%_35%]"
					/>
					<div className="absolute inset-0 bg-linear-to-t from-main via-main/35 to-transparent" />
					<div className="absolute inset-x-5 bottom-4 text-on-main">
						<p className="serif text-h3 text-current!">{t('site.claim', { agency })}</p>
						<p className="text-small font-semibold text-accent-on-dark">{SEASON}</p>
					</div>
				</div>
				<ul className="grid gap-4 p-5 @xl:grid-cols-3">
					{HOTELS.map(([scene, name, price], index) => (
						<li
							key={name}
							className={`overflow-hidden rounded-control border border-line bg-white ${index > 0 ? 'hidden @xl:block' : ''}`}
						>
							<div className="aspect-[21/10]">
								<Scene name={scene} widths={[480, 800]} sizes="20rem" width={480} height={320} alt="" />
							</div>
							<div className="p-4">
								<p className="serif text-[1.25rem]/[1.5rem]">{name}</p>
								<p className="mt-3 flex flex-wrap items-center justify-between gap-2">
									<span className="text-small">
										<span className="amount">CHF {price}</span>{' '}
										<span className="font-semibold text-accent-ink">{t('site.commission')}</span>
									</span>
									<span className="rounded-chip bg-main px-3 py-1.5 text-label font-semibold text-on-main">
										{t('site.rates')}
									</span>
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</PreviewCard>
	);
}
