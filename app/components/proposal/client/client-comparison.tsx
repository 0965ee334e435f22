import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Initials } from './client-agent';
import { HoldLine } from './client-hold-line';
import { type ComparedRow, comparedRows } from './client-rows';
import type { ClientOption, ClientView } from './client-view';
import { agentName, datesWords, livingWord, nightsWords, placeWords, priceWords } from './client-words';

/** What a table's elements are without being told, for browsers that drop it where CSS lays them out as something else. */
const ROLE = {
	table: { role: 'table' },
	rowgroup: { role: 'rowgroup' },
	row: { role: 'row' },
	cell: { role: 'cell' },
	rowheader: { role: 'rowheader' },
	columnheader: { role: 'columnheader' },
} as const;

/**
 * The options beside each other, row by row; rows that nothing is known of are left out. Below 800 px every row is its label over a line of
 * narrow columns, under the options as cards. The switch works without script, and begins pressed where most rows are the same.
 */
export function ClientComparison({ view }: { view: ClientView }) {
	const { t } = useTranslation(['proposal']);
	const { options } = view.snapshot;
	const rows = comparedRows(t, view);
	const same = rows.filter(({ isSame }) => isSame).length;
	return (
		<section
			aria-labelledby="side-by-side"
			className="client-side container py-14 lg:py-20 print:break-before-page print:py-0"
			style={{ ['--options' as string]: options.length }}
		>
			<div className="group">
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
					<h2 id="side-by-side" className="text-h1">
						{t('sideBySide')}
					</h2>
					{same > 0 ? (
						<label className="inline-flex min-h-11 cursor-pointer items-center gap-3 max-lg:hidden print:hidden">
							<input
								type="checkbox"
								data-differences
								defaultChecked={same * 2 > rows.length}
								className="client-switch"
							/>
							{t('onlyDifferences')}
						</label>
					) : null}
				</div>
				<ul className="mt-6 grid gap-12 lg:hidden print:hidden">
					{options.map((option, at) => (
						<OptionCard key={option.key} view={view} option={option} number={at + 1} />
					))}
				</ul>
				<div
					className="client-below client-comparison"
					data-many={options.length > 3 || undefined}
					{...(options.length > 3 ? { tabIndex: 0, role: 'region', 'aria-labelledby': 'side-by-side' } : {})}
				>
					<table {...ROLE.table}>
						<thead {...ROLE.rowgroup}>
							<tr {...ROLE.row} className="client-pictures">
								<td {...ROLE.cell} />
								{options.map((option, at) => (
									<td key={option.key} {...ROLE.cell} data-first={option.isFirstChoice || undefined}>
										<OptionPicture view={view} option={option} number={at + 1} isSmall />
									</td>
								))}
							</tr>
							<tr {...ROLE.row} className="client-names">
								<td {...ROLE.cell} />
								{options.map((option) => (
									<th
										key={option.key}
										{...ROLE.columnheader}
										scope="col"
										data-first={option.isFirstChoice || undefined}
									>
										<span className="serif block text-[1.125rem]/6 text-heading lg:text-h4">{option.name}</span>
										<span className="block text-small font-normal text-ink2 max-lg:hidden">
											{placeWords(option, view.snapshot.language)}
										</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody {...ROLE.rowgroup}>
							{rows.map((row) => (
								<Row key={row.name} row={row} options={options} />
							))}
							<tr {...ROLE.row} className="client-look print:hidden">
								<th {...ROLE.rowheader} scope="row">
									<span className="sr-only">{t('rows.more')}</span>
								</th>
								{options.map((option) => (
									<td key={option.key} {...ROLE.cell} data-first={option.isFirstChoice || undefined}>
										<a href={`#option-${option.key}`} className={buttonClass('outline', 'w-full px-2!')}>
											{t('look')}
											<span className="sr-only">: {option.name}</span>
										</a>
									</td>
								))}
							</tr>
						</tbody>
					</table>
				</div>
			</div>
		</section>
	);
}

function Row({ row: { name, isSame, isWide, isBare, cell }, options }: { row: ComparedRow; options: ClientOption[] }) {
	return (
		<tr {...ROLE.row} data-same={isSame || undefined} data-wide={isWide || undefined} data-bare={isBare || undefined}>
			<th {...ROLE.rowheader} scope="row">
				{isBare ? <span className="sr-only">{name}</span> : name}
			</th>
			{options.map((option) => (
				<td key={option.key} {...ROLE.cell} data-first={option.isFirstChoice || undefined}>
					{cell(option)}
				</td>
			))}
		</tr>
	);
}

type OptionProps = { view: ClientView; option: ClientOption; number: number; isSmall?: boolean };

/** `isSmall`: on phones there is no room for words over it. */
function OptionPicture({ view, option, number, isSmall = false }: OptionProps) {
	const { t } = useTranslation(['proposal']);
	const agent = view.person?.agent;
	const [picture] = option.pictures;
	return (
		<div className="relative aspect-3/2 overflow-hidden bg-light1 lg:aspect-4/3 xl:aspect-auto xl:h-59">
			{picture ? (
				<Picture
					picture={picture}
					sizes="(width >= 50rem) 24rem, 100vw"
					isInList
					className="client-later h-full w-full"
				/>
			) : null}
			<span
				className={`serif absolute bottom-0 left-0 size-12 place-items-center bg-paper text-h4 text-heading lg:size-11 ${isSmall ? 'hidden lg:grid' : 'grid'}`}
			>
				{number}
			</span>
			{option.isFirstChoice && agent ? (
				<span
					className={`absolute top-0 left-0 items-center gap-2 bg-sheet py-1.5 pr-3 pl-2 text-label font-medium ${isSmall ? 'hidden max-xl:right-0 lg:inline-flex' : 'inline-flex'}`}
				>
					<Initials agent={agent} className="size-6 text-[0.625rem]" />
					{t('choice', { agent: agentName(view) })}
				</span>
			) : null}
		</div>
	);
}

/** An option on phones: picture, name, whether it is held, dates and price. */
function OptionCard({ view, option, number }: OptionProps) {
	const { t } = useTranslation(['proposal']);
	const { language } = view.snapshot;
	return (
		<li>
			<div className="client-card -mx-5 md:mx-0">
				<OptionPicture view={view} option={option} number={number} />
			</div>
			<h3 className="mt-4 text-h3">
				<a href={`#option-${option.key}`} className="underline-offset-4 hover:underline">
					{option.name}
				</a>
			</h3>
			<p className="text-small text-ink2">{placeWords(option, language)}</p>
			<p className="mt-3">
				<HoldLine option={option} language={language} />
			</p>
			<div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3">
				<span>{datesWords(option, language)}</span>
				<b className="amount text-h4">{priceWords(option)}</b>
			</div>
			<p className="text-small text-ink2">
				{livingWord(t, option.living)}, {nightsWords(t, option)}
			</p>
		</li>
	);
}
