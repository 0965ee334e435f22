import { Link, useNavigate } from '@remix-run/react';
import type { MutableRefObject, ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '~/domain/search/search-result';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { matchedParts } from './matched-parts';
import type { SuggestRow } from './suggest-field';
import { useSuggestions } from './use-suggestions';

export type SuggestListProps = {
	id: string;
	label: string;
	typed: string;
	active: number;
	rows: MutableRefObject<SuggestRow[]>;
	visit: MutableRefObject<(path: string) => void>;
	/** P§2: the header's box always ends with 'Invite new hotel'. */
	hasInvitation: boolean;
	onHover: (index: number) => void;
	onChoose: (row: SuggestRow) => void;
	className: string;
};

const INVITATION = '/partner/my-network';

/** The list below a field with suggestions; a chunk of its own, fetched on the first focus. */
export function SuggestList(props: SuggestListProps) {
	const { id, active, hasInvitation } = props;
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { typed, suggestions } = useSuggestions(props.typed, true);
	const groups = [
		{ key: 'countries', items: suggestions?.countries ?? [] },
		{ key: 'places', items: suggestions?.places ?? [] },
		{ key: 'properties', items: suggestions?.properties ?? [] },
	] as const;
	const found = groups.flatMap((group) => group.items);
	const rows: SuggestRow[] = [
		...found.map((suggestion, index) => ({ id: `${id}-${index}`, path: suggestion.path, suggestion })),
		...(hasInvitation ? [{ id: `${id}-invite`, path: INVITATION, suggestion: null }] : []),
	];
	props.rows.current = rows;
	props.visit.current = navigate;
	useEffect(() => {
		document.getElementById(rows[active]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
	});
	const isEmpty = typed !== '' && suggestions !== null && found.length === 0;
	if (!hasInvitation && found.length === 0 && !isEmpty) return null;
	const row = (index: number, className: string, children: ReactNode) => {
		const { id: rowId, path } = rows[index] ?? { id: '', path: '/' };
		return (
			<Link
				key={rowId}
				id={rowId}
				to={path}
				role="option"
				tabIndex={-1}
				aria-selected={index === active}
				onPointerMove={() => index !== active && props.onHover(index)}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					const chosen = rows[index];
					if (chosen) props.onChoose(chosen);
				}}
				className={className}
			>
				{children}
			</Link>
		);
	};
	return (
		<div className={`flex max-h-[min(40rem,80vh)] flex-col bg-sheet text-ink shadow-popover ${props.className}`}>
			<p role="status" className="sr-only">
				{typed && suggestions ? t('suggest.results', { count: found.length }) : ''}
			</p>
			<div id={id} role="listbox" aria-label={props.label} className="flex min-h-0 flex-col">
				<div className="min-h-0 overflow-y-auto py-3 empty:hidden">
					{isEmpty ? <p className="px-6 py-3 text-small text-ink2">{t('suggest.nothing')}</p> : null}
					{groups.map((group) =>
						group.items.length === 0 ? null : (
							// biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own outside select
							<div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
								<p id={`${id}-${group.key}`} className="px-6 pt-2 pb-1.5 text-label text-ink2">
									{t(`suggest.${group.key}`)}
								</p>
								{group.items.map((item) => {
									const index = found.indexOf(item);
									const tone = index === active ? 'border-accent bg-row' : 'border-transparent';
									return row(
										index,
										`flex items-center gap-4 border-l-2 py-2 pr-6 pl-5.5 ${tone}`,
										<SuggestionRow suggestion={item} typed={typed} isActive={index === active} />,
									);
								})}
							</div>
						),
					)}
				</div>
				{hasInvitation
					? row(
							rows.length - 1,
							`on-dark flex shrink-0 items-center gap-4 px-6 py-4 text-on-main ${active === rows.length - 1 ? 'bg-main-hover' : 'bg-main'}`,
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

function SuggestionRow({ suggestion, typed, isActive }: { suggestion: Suggestion; typed: string; isActive: boolean }) {
	const { t } = useTranslation();
	const { kind, label, context, houses, bedrooms, picture } = suggestion;
	const lines = [context, bedrooms ? t('property.bedrooms', { count: bedrooms }) : null].filter(Boolean).join(' · ');
	return (
		<>
			<span className="grid h-9.5 w-14 shrink-0 place-items-center overflow-hidden bg-light1 text-accent-ink">
				{picture ? (
					<Picture picture={{ ...picture, alt: '' }} sizes="56px" className="h-full w-full" />
				) : (
					<Icon name={kind === 'country' ? 'map' : kind === 'place' ? 'pin' : 'house'} size={18} />
				)}
			</span>
			<span className="min-w-0 leading-5">
				<span className="block truncate">
					{matchedParts(label, typed).map((part, index) =>
						part.isMatch ? (
							<b key={index} className="font-bold text-accent-ink">
								{part.text}
							</b>
						) : (
							part.text
						),
					)}
				</span>
				{lines ? <span className="block truncate text-label text-ink2">{lines}</span> : null}
			</span>
			<span className="ml-auto shrink-0 text-label text-ink2">
				{houses !== null ? t('suggest.houses', { count: houses }) : isActive ? <Icon name="arrow" size={18} /> : null}
			</span>
		</>
	);
}
