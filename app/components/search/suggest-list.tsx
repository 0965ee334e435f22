import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isMotionReduced } from '../map/is-motion-reduced';
import { Icon } from '../ui/icon';
import { OptionLink } from './option-link';
import type { SuggestRow } from './suggest-box';
import { SuggestionWords } from './suggestion-words';

type SuggestListProps = {
	id: string;
	label: string;
	rows: readonly SuggestRow[];
	/** What the rows are for. */
	typed: string;
	isKnown: boolean;
	active: number;
	onHover: (index: number) => void;
	onChoose: (row: SuggestRow) => void;
	className: string;
};

const GROUPS = [
	{ kind: 'search', title: 'searches' },
	{ kind: 'country', title: 'countries' },
	{ kind: 'place', title: 'places' },
	{ kind: 'property', title: 'properties' },
	{ kind: 'hotel', title: 'hotels' },
] as const;

/** The list below a field with suggestions: groups of rows, popular places before a letter is typed, ways on where nothing is found. */
export function SuggestList(props: SuggestListProps) {
	const { id, rows, active, typed, isKnown } = props;
	const { t } = useTranslation();
	const list = useRef<HTMLDivElement>(null);
	const found = rows.filter((row) => row.suggestion);
	const waysOn = rows.filter((row) => row.help);
	// A low field has no room below it: the page moves up by what is missing.
	useEffect(() => {
		if (rows.length > 0)
			list.current?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'instant' : 'smooth' });
	}, [rows]);
	const option = (row: SuggestRow, children: ReactNode) => (
		<OptionLink
			key={row.id}
			row={row}
			isActive={rows[active] === row}
			onHover={() => props.onHover(rows.indexOf(row))}
			onChoose={() => props.onChoose(row)}
			className={`flex items-center gap-4 border-l-2 py-2 pr-6 pl-5.5 ${rows[active] === row ? 'border-accent bg-row' : 'border-transparent'}`}
		>
			{children}
		</OptionLink>
	);
	return (
		<div
			ref={list}
			className={`flex max-h-[min(40rem,80vh)] flex-col bg-sheet text-ink shadow-popover ${rows.length === 0 ? 'hidden' : ''} ${props.className}`}
		>
			<p role="status" className="sr-only">
				{typed && isKnown ? t('suggest.results', { count: found.length }) : ''}
			</p>
			{waysOn.length > 0 ? <p className="px-6 pt-5 text-small text-ink2">{t('suggest.nothing')}</p> : null}
			<div id={id} role="listbox" aria-label={props.label} className="min-h-0 overflow-y-auto py-3">
				{GROUPS.map(({ kind, title }) => {
					const items = found.filter((row) => row.suggestion?.kind === kind);
					return items.length === 0 ? null : (
						// biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own outside select
						<div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
							<p id={`${id}-${kind}`} className="px-6 pt-2 pb-1.5 text-label text-ink2">
								{t(typed === '' ? 'suggest.popular' : `suggest.${title}`)}
							</p>
							{items.map((row) =>
								option(
									row,
									row.suggestion ? (
										<SuggestionWords suggestion={row.suggestion} typed={typed} isActive={rows[active] === row} />
									) : null,
								),
							)}
						</div>
					);
				})}
				{waysOn.map((row) =>
					option(
						row,
						<>
							<span className="min-w-0 py-1 font-medium wrap-anywhere">
								{row.help === 'enquire' ? t('suggest.enquire', { text: typed }) : t('suggest.destinations')}
							</span>
							<Icon name="arrow" size={18} className="ml-auto shrink-0 text-accent-ink" />
						</>,
					),
				)}
			</div>
		</div>
	);
}
