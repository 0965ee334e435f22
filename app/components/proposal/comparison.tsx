import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { regionName } from '~/domain/place/region-name';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { livingWords, priceWords, stayWords } from './option-words';
import { CancellationList, PaymentList } from './terms-list';

type Row = { name: string; cell: (option: SnapshotOption) => ReactNode; isShown: (option: SnapshotOption) => boolean };

/** The options beside each other, row by row; rows that nothing is known of are left out. On narrow windows it scrolls within itself. */
export function Comparison({ view }: { view: ProposalView }) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const options = view.snapshot.options as SnapshotOption[];
	const rows = useRows(view).filter(({ isShown }) => options.some(isShown));
	return (
		<section aria-labelledby="side-by-side" className="container py-14 lg:py-20">
			<h2 id="side-by-side" className="text-h1">
				{t('sideBySide')}
			</h2>
			<div className="relative -mx-5 mt-8 overflow-x-auto px-5">
				<table
					className="w-full min-w-[calc(7rem+var(--options)*13rem)] table-fixed border-collapse text-left [&_td]:px-4 [&_td]:py-4 [&_td]:align-top [&_th]:py-4 [&_th]:align-top [&_tr+tr]:border-t [&_tr]:border-line"
					style={{ ['--options' as string]: options.length }}
				>
					<colgroup>
						<col className="w-28 lg:w-46" />
					</colgroup>
					<thead>
						<tr>
							<td className="p-0!" />
							{options.map((option, at) => (
								<th
									key={option.key}
									scope="col"
									data-first={option.isFirstChoice || undefined}
									className="px-4 font-normal data-first:bg-sheet"
								>
									<OptionHead option={option} number={at + 1} agent={firstName(view)} language={language} />
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, cell }) => (
							<tr key={name}>
								<th scope="row" className="pr-3 text-small font-normal text-ink2">
									{name}
								</th>
								{options.map((option) => (
									<td key={option.key} data-first={option.isFirstChoice || undefined} className="data-first:bg-sheet">
										{cell(option)}
									</td>
								))}
							</tr>
						))}
						<tr>
							<td className="p-0!" />
							{options.map((option) => (
								<td key={option.key} data-first={option.isFirstChoice || undefined} className="data-first:bg-sheet">
									<a href={`#option-${option.key}`} className={buttonClass('outline', 'w-full px-3!')}>
										{t('look')}
										<span className="sr-only">: {option.name}</span>
									</a>
								</td>
							))}
						</tr>
					</tbody>
				</table>
			</div>
		</section>
	);
}

type HeadProps = { option: SnapshotOption; number: number; agent: string; language: Language };

function OptionHead({ option, number, agent, language }: HeadProps) {
	const { t } = useTranslation('proposal');
	const { heldUntil } = option;
	return (
		<>
			{option.pictures[0] ? (
				<span className="relative block aspect-4/3 overflow-hidden">
					<Picture picture={option.pictures[0]} sizes="(min-width: 64rem) 24rem, 13rem" isInList className="h-full" />
					<span
						className="absolute bottom-0 left-0 grid size-11 place-items-center bg-paper font-semibold"
						aria-hidden="true"
					>
						{number}
					</span>
					{option.isFirstChoice && agent ? (
						<span className="absolute top-0 left-0 bg-paper px-3 py-1.5 text-label">{t('choice', { agent })}</span>
					) : null}
				</span>
			) : null}
			<span className="serif mt-3 block text-h4 text-heading">{option.name}</span>
			<span className="block text-small text-ink2">
				{option.place}, {regionName(option.country, language)}
			</span>
			<span className="mt-2 block text-small">
				{heldUntil === null ? t('notHeld') : t('held', { moment: formatTimestamp(heldUntil, language) })}
			</span>
		</>
	);
}

/** First name of the agent; '' once it was deleted. */
function firstName({ person }: ProposalView): string {
	return person?.agent.name.split(' ')[0] ?? '';
}

function useRows({ snapshot }: ProposalView): Row[] {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const always = () => true;
	const number = (name: string, of: (option: SnapshotOption) => string | number | null): Row => ({
		name,
		cell: (option) => of(option) ?? t('nothing'),
		isShown: (option) => of(option) !== null,
	});
	return [
		{
			name: t('rows.stay'),
			isShown: always,
			cell: (option) => {
				const { dates, nights } = stayWords(t, option, language);
				return (
					<>
						{dates}
						<span className="block text-small text-ink2">{nights}</span>
					</>
				);
			},
		},
		{
			name: t('rows.living'),
			isShown: always,
			cell: (option) => livingWords(t, option, language).map((line) => <p key={line}>{line}</p>),
		},
		number(t('rows.bedrooms'), ({ facts }) => facts.bedrooms),
		number(t('rows.bathrooms'), ({ facts }) => facts.bathrooms),
		number(t('rows.area'), ({ facts }) => (facts.areaSqm === null ? null : `${facts.areaSqm} m²`)),
		number(t('rows.sleeps'), ({ facts }) => sleepsWords(facts.sleeps)),
		{
			name: t('rows.facilities'),
			isShown: ({ facts }) => facts.facilities.length > 0,
			cell: ({ facts }) => facts.facilities.slice(0, 6).join(', ') || t('nothing'),
		},
		{
			name: t('rows.price'),
			isShown: always,
			cell: (option) => (
				<>
					<b className="block text-h4 font-semibold text-price tabular-nums">{priceWords(option)}</b>
					{option.included.length > 0 ? <span className="text-small text-ink2">{t('priceNote')}</span> : null}
				</>
			),
		},
		{
			name: t('rows.included'),
			isShown: ({ included }) => included.length > 0,
			cell: ({ included }) => <IncludedList included={included} />,
		},
		{
			name: t('rows.payments'),
			isShown: ({ terms }) => terms.payments.length > 0,
			cell: (option) => <PaymentList option={option} sentAt={snapshot.sentAt} />,
		},
		{
			name: t('rows.cancellation'),
			isShown: ({ terms }) => terms.cancellation.length > 0,
			cell: (option) => <CancellationList option={option} sentAt={snapshot.sentAt} />,
		},
	];
}

/** `12 + 2`: adults and children. */
export function sleepsWords(sleeps: SnapshotOption['facts']['sleeps']): string | null {
	if (!sleeps) return null;
	return sleeps.children > 0 ? `${sleeps.adults} + ${sleeps.children}` : String(sleeps.adults);
}

export function IncludedList({ included }: Pick<SnapshotOption, 'included'>) {
	const { t } = useTranslation('proposal');
	if (included.length === 0) return <>{t('nothing')}</>;
	return (
		<ul className="space-y-1">
			{included.map((line) => (
				<li key={line} className="flex gap-2.5">
					<Icon name="check" size={16} className="mt-1.5 shrink-0 text-accent-ink" />
					{line}
				</li>
			))}
		</ul>
	);
}
