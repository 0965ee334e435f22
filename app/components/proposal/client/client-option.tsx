import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel } from '~/domain/hotel/category';
import { PICTURE_WIDTHS, pictureUrl } from '~/domain/picture/picture-url';
import { formatDistance } from '~/domain/property/format-distance';
import { Initials } from './client-agent';
import { HoldLine } from './client-hold-line';
import { ClientIncluded } from './client-included';
import { ClientMap } from './client-map';
import { ClientPart } from './client-part';
import { ClientPictures } from './client-pictures';
import { ClientTerms } from './client-terms';
import type { ClientOption, ClientView } from './client-view';
import {
	areaWords,
	livingLines,
	livingWord,
	nightsWords,
	placeWords,
	priceWords,
	sleepsWords,
	stayWords,
	type Texts,
} from './client-words';
import { ClientYear } from './client-year';

type OptionProps = { view: ClientView; option: ClientOption; number: number };

/** One option whole: pictures, facts, the agent's reason, how one lives, what is included, where it is, what is due when. */
export function ClientOptionSection({ view, option, number }: OptionProps) {
	const { t } = useTranslation(['proposal']);
	const { language, options } = view.snapshot;
	const reason = view.person?.reasons[option.key] ?? '';
	const facts = factsOf(t, option, language);
	const id = `option-${option.key}`;
	return (
		<article
			id={id}
			aria-labelledby={`${id}-name`}
			className="client-below scroll-mt-2 border-t border-line print:break-before-page"
		>
			<div className="container pt-12 pb-14 lg:pt-18 lg:pb-20">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
					<div className="min-w-0">
						{options.length > 1 ? <p className="text-small text-ink2">{t('option', { number })}</p> : null}
						<h2 id={`${id}-name`} className="mt-1 text-h1">
							{option.name}
						</h2>
						<p className="mt-1 text-ink2">{placeWords(option, language)}</p>
						<p className="mt-2 text-small">
							<HoldLine option={option} language={language} />
						</p>
					</div>
					<p className="flex flex-wrap items-baseline justify-between gap-x-6 max-xl:w-full xl:block xl:text-right">
						<b className="amount text-[1.75rem]/9 xl:block">{priceWords(option)}</b>
						<span className="text-small text-ink2">
							{stayWords(option, language)}, {nightsWords(t, option)}, {livingWord(t, option.living)}
						</span>
					</p>
				</div>
				<ClientPictures view={view} option={option} />
				{facts.length > 0 ? (
					<dl className="mt-6 grid grid-cols-3 gap-x-4 gap-y-6 border-b border-line2 pb-8 lg:flex lg:justify-between">
						{facts.map(([value, label]) => (
							<div key={label} className="flex flex-col-reverse justify-end">
								<dt className="text-label text-ink2 hyphens-auto lg:text-small">{label}</dt>
								<dd className="serif text-h3 whitespace-nowrap">{value}</dd>
							</div>
						))}
					</dl>
				) : null}
				{option.summary || reason ? (
					<div className="mt-10 grid items-start gap-x-20 gap-y-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
						{option.summary ? (
							<p className="serif max-w-[41rem] text-h3 text-heading">{option.summary}</p>
						) : (
							<span aria-hidden="true" />
						)}
						{reason ? (
							<aside aria-label={t('why')} className="bg-light1/60 px-6 py-6 max-md:-mx-5 md:px-8">
								<h3 className="flex items-center gap-3.5 font-sans text-body font-semibold tracking-normal">
									{view.person ? <Initials agent={view.person.agent} className="size-9 text-[0.75rem]" /> : null}
									{t('why')}
								</h3>
								<p className="mt-3 whitespace-pre-line" dir="auto">
									{reason}
								</p>
							</aside>
						) : null}
					</div>
				) : null}
				<ClientPart title={t('living')}>
					<ul className="grid gap-x-12 sm:grid-cols-2">
						{livingLines(t, option.living).map((line, at) => (
							<li key={at} className="border-b border-line py-2.5">
								{line}
							</li>
						))}
						{option.facts.facilities.map((name) => (
							<li key={name} className="border-b border-line py-2.5">
								{name}
							</li>
						))}
					</ul>
				</ClientPart>
				<FloorPlans option={option} />
				{option.included.length > 0 ? (
					<ClientPart
						title={
							option.living.kind === 'property'
								? t('includedAt', { level: livingWord(t, option.living) })
								: t('included')
						}
					>
						<ClientIncluded
							included={option.included}
							className="grid gap-x-10 gap-y-2.5 sm:grid-cols-2 xl:grid-cols-3"
						/>
					</ClientPart>
				) : null}
				{option.year ? <ClientYear year={option.year} language={language} /> : null}
				<Where option={option} language={language} />
				<ClientTerms view={view} option={option} />
			</div>
		</article>
	);
}

type Language = ClientView['snapshot']['language'];

function Where({ option, language }: { option: ClientOption; language: Language }) {
	const { t } = useTranslation(['proposal']);
	const { position, facts } = option;
	if (!position && facts.distances.length === 0) return null;
	return (
		<ClientPart title={t('where')}>
			<div className={position ? 'grid gap-x-10 gap-y-4 2xl:grid-cols-[minmax(0,1fr)_18rem]' : ''}>
				{position ? <ClientMap option={option} position={position} language={language} /> : null}
				{facts.distances.length > 0 ? (
					<ul className={`grid content-start gap-x-12 sm:grid-cols-2 ${position ? '2xl:grid-cols-1' : ''}`}>
						{facts.distances.map(({ to, metres }) => (
							<li key={to} className="flex justify-between gap-4 border-b border-line py-2.5">
								{to} <span className="tabular whitespace-nowrap text-ink2">{formatDistance(metres, language)}</span>
							</li>
						))}
					</ul>
				) : null}
			</div>
		</ClientPart>
	);
}

function FloorPlans({ option: { floorplans } }: { option: ClientOption }) {
	const { t } = useTranslation(['proposal']);
	const { pictureBaseUrl } = useRoot();
	if (floorplans.length === 0) return null;
	return (
		<ClientPart title={t('plans')}>
			<ul className={`grid gap-5 sm:grid-cols-2 ${floorplans.length === 3 ? 'lg:grid-cols-3' : ''}`}>
				{floorplans.map(({ hash, label, areaSqm, width, height }) => {
					const url = (each: (typeof PICTURE_WIDTHS)[number]) => pictureUrl(pictureBaseUrl, hash, each, 'jpg');
					return (
						<li key={hash} className="border border-line bg-sheet px-4 pt-4 pb-3">
							<img
								src={url(800)}
								srcSet={PICTURE_WIDTHS.map((each) => `${url(each)} ${each}w`).join(', ')}
								sizes="(width >= 62.5rem) 26rem, (width >= 31.25rem) 45vw, 90vw"
								alt={t('plan', { label })}
								width={width}
								height={height}
								loading="lazy"
								className="h-auto w-full"
							/>
							<p className="mt-3 flex justify-between gap-4 text-small">
								{label}
								{areaSqm === null ? null : <span className="whitespace-nowrap text-ink2">{areaWords(areaSqm)}</span>}
							</p>
						</li>
					);
				})}
			</ul>
		</ClientPart>
	);
}

/** Six figures at most; unknown ones are omitted. */
function factsOf(t: Texts, { facts }: ClientOption, language: Language): [value: string, label: string][] {
	const sleeps = sleepsWords(facts.sleeps);
	const [nearest] = facts.distances;
	const all: (readonly [value: string | number | null, label: string])[] = [
		[facts.category && categoryLabel(facts.category, language), t('rows.category')],
		[facts.bedrooms, t('rows.bedrooms')],
		[facts.bathrooms, t('rows.bathrooms')],
		[sleeps, t(facts.sleeps?.children ? 'sleeps' : 'sleepsAdults')],
		[areaWords(facts.areaSqm), t('rows.area')],
		[nearest ? formatDistance(nearest.metres, language) : null, nearest?.to ?? ''],
	];
	return all.flatMap(([value, label]) => (value === null ? [] : [[String(value), label]]));
}
