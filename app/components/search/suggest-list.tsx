import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';
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
	{ kind: 'country', title: 'countries' },
	{ kind: 'place', title: 'places' },
	{ kind: 'property', title: 'properties' },
	{ kind: 'hotel', title: 'hotels' },
] as const;

/** The list below a field with suggestions: groups of rows, and the fixed dark row for hotels that are not there. */
export function SuggestList(props: SuggestListProps) {
	const { id, rows, active, typed, isKnown } = props;
	const { t } = useTranslation();
	const found = rows.filter((row) => row.suggestion);
	const invitation = rows.find((row) => !row.suggestion);
	const isEmpty = typed !== '' && isKnown && found.length === 0;
	const option = (row: SuggestRow, className: string, children: ReactNode) => {
		const index = rows.indexOf(row);
		return (
			<Link
				key={row.id}
				id={row.id}
				to={row.path}
				role="option"
				tabIndex={-1}
				aria-selected={index === active}
				onPointerMove={() => index !== active && props.onHover(index)}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					props.onChoose(row);
				}}
				className={className}
			>
				{children}
			</Link>
		);
	};
	return (
		<div
			className={`flex max-h-[min(40rem,80vh)] flex-col bg-sheet text-ink shadow-popover ${!invitation && found.length === 0 && !isEmpty ? 'hidden' : ''} ${props.className}`}
		>
			<p role="status" className="sr-only">
				{typed && isKnown ? t('suggest.results', { count: found.length }) : ''}
			</p>
			{isEmpty ? <p className="px-6 pt-5 pb-4 text-small text-ink2">{t('suggest.nothing')}</p> : null}
			<div id={id} role="listbox" aria-label={props.label} className="flex min-h-0 flex-col">
				<div className="min-h-0 overflow-y-auto py-3 empty:hidden">
					{GROUPS.map(({ kind, title }) => {
						const items = found.filter((row) => row.suggestion?.kind === kind);
						return items.length === 0 ? null : (
							// biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own outside select
							<div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
								<p id={`${id}-${kind}`} className="px-6 pt-2 pb-1.5 text-label text-ink2">
									{t(`suggest.${title}`)}
								</p>
								{items.map((row) => {
									const isActive = rows[active] === row;
									const tone = isActive ? 'border-accent bg-row' : 'border-transparent';
									return option(
										row,
										`flex items-center gap-4 border-l-2 py-2 pr-6 pl-5.5 ${tone}`,
										row.suggestion ? (
											<SuggestionWords suggestion={row.suggestion} typed={typed} isActive={isActive} />
										) : null,
									);
								})}
							</div>
						);
					})}
				</div>
				{invitation
					? option(
							invitation,
							`on-dark flex shrink-0 items-center gap-4 px-6 py-4 text-on-main ${rows[active] === invitation ? 'bg-main-hover' : 'bg-main'}`,
							<>
								<Icon name="plus" size={18} />
								<span className="mr-auto">
									<span className="block font-medium">{t('suggest.inviteHotel')}</span>
									<span className="block text-label text-dim">{t('suggest.inviteHint')}</span>
								</span>
								<Icon name="arrow" size={20} className="text-accent-on-dark" />
							</>,
						)
					: null}
			</div>
		</div>
	);
}
