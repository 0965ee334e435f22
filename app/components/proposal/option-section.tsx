import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { regionName } from '~/domain/place/region-name';
import { formatDistance } from '~/domain/property/format-distance';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { Picture } from '../ui/picture';
import { IncludedList, sleepsWords } from './comparison';
import { livingWords, priceWords, stayWords } from './option-words';
import { CancellationList, PaymentList } from './terms-list';

type OptionSectionProps = { view: ProposalView; option: SnapshotOption; number: number };

/** One option whole: pictures, facts, the agent's reason, what is included, what is due when. */
export function OptionSection({ view, option, number }: OptionSectionProps) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const { dates, nights } = stayWords(t, option, language);
	const reason = view.person?.reasons[option.key] ?? '';
	const [first, ...more] = option.pictures;
	const facts = useFacts(option);
	const nameId = `option-${option.key}`;
	return (
		<section id={nameId} aria-labelledby={`${nameId}-name`} className="scroll-mt-4 border-t border-line">
			<div className="container py-12 lg:py-18">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
					<div>
						<p className="text-small text-ink2">{t('option', { number })}</p>
						<h2 id={`${nameId}-name`} className="mt-1 text-h1">
							{option.name}
						</h2>
						<p className="mt-1 text-ink2">
							{option.place}, {regionName(option.country, language)}
						</p>
					</div>
					<p className="sm:text-right">
						<b className="block text-h3 font-semibold text-price tabular-nums">{priceWords(option)}</b>
						<span className="text-small text-ink2">
							{dates}, {nights}
						</span>
					</p>
				</div>
				{first ? (
					<div className="mt-7 grid gap-2 sm:grid-cols-[2fr_1fr] sm:grid-rows-2">
						<div className="aspect-3/2 overflow-hidden sm:row-span-2">
							<Picture picture={first} sizes="(min-width: 90rem) 57rem, 66vw" className="h-full" />
						</div>
						{more.slice(0, 2).map((picture) => (
							<div key={picture.hash} className="overflow-hidden max-sm:aspect-3/2">
								<Picture picture={picture} sizes="(min-width: 90rem) 28rem, 33vw" className="h-full" />
							</div>
						))}
					</div>
				) : null}
				{facts.length > 0 ? (
					<dl className="mt-6 flex flex-wrap gap-x-14 gap-y-4 border-b border-line pb-6">
						{facts.map(({ name, value }) => (
							<div key={name} className="flex flex-col-reverse">
								<dt className="text-small text-ink2">{name}</dt>
								<dd className="serif text-h4 text-heading">{value}</dd>
							</div>
						))}
					</dl>
				) : null}
				<div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
					<div>
						{option.summary ? <p className="serif text-h4 text-heading">{option.summary}</p> : null}
						<ul className="mt-4 space-y-1">
							{livingWords(t, option, language).map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</div>
					{reason ? (
						<aside className="self-start bg-sheet px-6 py-5">
							<h3 className="font-sans text-body font-semibold">{t('why')}</h3>
							<p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
								{reason}
							</p>
						</aside>
					) : null}
				</div>
				<div className="mt-10 grid gap-x-16 gap-y-9 lg:grid-cols-3">
					{option.included.length > 0 ? (
						<div>
							<h3 className="mb-3 text-h4">{t('rows.included')}</h3>
							<IncludedList included={option.included} />
						</div>
					) : null}
					{option.terms.payments.length > 0 ? (
						<div>
							<h3 className="mb-3 text-h4">{t('rows.payments')}</h3>
							<PaymentList option={option} sentAt={view.snapshot.sentAt} />
						</div>
					) : null}
					{option.terms.cancellation.length > 0 ? (
						<div>
							<h3 className="mb-3 text-h4">{t('rows.cancellation')}</h3>
							<CancellationList option={option} sentAt={view.snapshot.sentAt} />
						</div>
					) : null}
				</div>
				{option.facts.distances.length > 0 ? (
					<div className="mt-10">
						<h3 className="mb-3 text-h4">{t('rows.distances')}</h3>
						<ul className="grid gap-x-16 sm:grid-cols-2 lg:grid-cols-3 [&>li]:flex [&>li]:justify-between [&>li]:border-b [&>li]:border-line [&>li]:py-2">
							{option.facts.distances.map(({ to, metres }) => (
								<li key={to}>
									{to} <span className="text-ink2">{formatDistance(metres, language)}</span>
								</li>
							))}
						</ul>
					</div>
				) : null}
			</div>
		</section>
	);
}

function useFacts({ facts }: SnapshotOption): { name: string; value: string }[] {
	const { t } = useTranslation('proposal');
	const all = [
		{ name: t('rows.bedrooms'), value: facts.bedrooms },
		{ name: t('rows.bathrooms'), value: facts.bathrooms },
		{ name: t('rows.sleeps'), value: sleepsWords(facts.sleeps) },
		{ name: t('rows.area'), value: facts.areaSqm === null ? null : `${facts.areaSqm} m²` },
	];
	return all.flatMap(({ name, value }) => (value === null ? [] : [{ name, value: String(value) }]));
}
