import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { MatchedText } from '../../search/matched-text';
import { OptionLink } from '../../search/option-link';
import { useComboBox } from '../../search/use-combo-box';
import { Icon } from '../../ui/icon';
import { readSavedFilter } from '../hotel-list/saved-filter';
import { withStay } from '../hotel-list/with-stay';
import { KeyCap } from '../key-cap';
import { TradeIcon } from '../trade-icon';
import { FIND_GROUPS, type FindGroup, type FindRow, findRows } from './find-rows';
import { useFound } from './use-found';

export type FindBoxProps = {
	/** Of the list. */
	id: string;
	input: RefObject<HTMLInputElement>;
	label: string;
};

/** The list below the header's search: leads, hotels, properties, places. Loaded when the field is first focused. */
export function FindBox({ id, input, label }: FindBoxProps) {
	const { t } = useTranslation('trade');
	const { language, user, today } = useRoot();
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [typed, setTyped] = useState(input.current?.value ?? '');
	const { found, typed: answered, hasFailed } = useFound(typed);
	const isAgent = ['agent', 'supervisorAgent', 'amex_lifestyleAgent'].includes(user?.role ?? '');
	const hasLeads = user?.role === 'admin' || (isAgent && user?.agency?.isVerified === true);
	const rows = useMemo(() => {
		const query = encodeURIComponent(answered);
		const isOfAll = user?.role === 'admin' && !user.isActing;
		return findRows(found, id, language as Language, {
			allLeads: !hasLeads
				? null
				: isOfAll
					? `/partner/dashboard/admin/leads?q=${query}`
					: `/partner/dashboard?whose=team&q=${query}`,
			allLeadsLabel: t('find.allLeads', { text: answered }),
			allProposals: `/partner/proposals?q=${query}`,
			allProposalsLabel: t('find.allProposals', { text: answered }),
			proposalState: (state) => t(`find.proposalState.${state}`),
			recordKind: (kind) => t(`find.recordKind.${kind}`),
			invite: hasLeads ? '/partner/my-network' : null,
			inviteLabel: t('find.inviteHotel'),
		});
	}, [found, answered, id, language, user, hasLeads, t]);
	const choose = ({ path: own, group }: FindRow) => {
		// The period just searched goes along (SELECTION-22).
		const isSearched = pathname.startsWith('/hotels');
		const path =
			group === 'hotels' ? withStay(own, isSearched ? search || readSavedFilter() : readSavedFilter(), today) : own;
		combo.close();
		if (input.current) input.current.value = '';
		setTyped('');
		input.current?.blur();
		input.current?.closest('details')?.removeAttribute('open');
		navigate(path);
	};
	const combo = useComboBox({ id, input, rows, onType: setTyped, onChoose: choose });
	const active = rows[combo.active];
	useEffect(() => {
		document.getElementById(active?.id ?? '')?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	if (!combo.isOpen || (rows.length === 0 && !answered)) return null;
	const named = rows.filter(({ group }) => group !== 'more');
	const option = (row: FindRow, children: ReactNode) => (
		<OptionLink
			key={row.id}
			row={row}
			isActive={row === active}
			onHover={() => combo.setActive(rows.indexOf(row))}
			onChoose={() => choose(row)}
			className="flex min-h-10 items-center gap-3 border-l-3 border-transparent py-1.5 pr-4 pl-3.25 aria-selected:border-l-accent aria-selected:bg-selected [&>svg]:shrink-0 [&>svg]:text-ink2"
		>
			{children}
		</OptionLink>
	);
	const isNothing = answered !== '' && named.length === 0;
	return (
		<div
			data-found
			className="flex max-h-[min(40rem,80vh)] flex-col border border-hair bg-work text-ink shadow-popover absolute top-[calc(100%_+_0.375rem)] right-0 z-40 w-[max(100%,30rem)] overflow-hidden rounded-card"
		>
			<p role="status" className="sr-only">
				{answered && found ? t('find.results', { count: named.length }) : ''}
			</p>
			{isNothing || found?.isGuess ? (
				<p className="py-3.5 px-4 text-ink2 wrap-anywhere">
					{hasFailed
						? t('find.failed')
						: isNothing
							? t(hasLeads ? 'find.nothing' : 'find.nothingOfPlaces', { text: answered })
							: t('find.guess', { text: answered })}
				</p>
			) : null}
			<div id={id} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto">
				{FIND_GROUPS.map((group) => {
					const items = rows.filter((row) => row.group === group);
					if (items.length === 0) return null;
					const content = items.map((row) =>
						option(row, <RowWords row={row} typed={answered} isActive={row === active} />),
					);
					return group === 'more' ? (
						<div key={group} className="mt-2 border-t border-hair font-semibold text-accent-ink [&_svg]:text-inherit">
							{content}
						</div>
					) : (
						// biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own outside select
						<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
							<p
								id={`${id}-${group}`}
								className="text-[0.6875rem]/4 pt-3 pb-1.5 px-4 font-semibold tracking-[0.08em] uppercase text-ink2"
							>
								{t(`find.${group}`)}
							</p>
							{content}
						</div>
					);
				})}
			</div>
		</div>
	);
}

function RowWords({ row, typed, isActive }: { row: FindRow; typed: string; isActive: boolean }) {
	return (
		<>
			<RowIcon group={row.group} />
			<span className="truncate min-w-0 flex-1">
				{row.group === 'more' ? row.label : <MatchedText label={row.label} typed={typed} className="font-semibold" />}
			</span>
			{row.detail ? (
				<span className="text-[0.8125rem] truncate shrink-0 max-w-[45%] text-ink2">{row.detail}</span>
			) : null}
			{isActive ? <KeyCap>↵</KeyCap> : null}
		</>
	);
}

function RowIcon({ group }: { group: FindGroup }) {
	if (group === 'hotels') return <TradeIcon name="bed" size={18} />;
	if (group === 'proposals') return <TradeIcon name="document" size={18} />;
	const name = {
		leads: 'person',
		records: 'person',
		properties: 'house',
		places: 'pin',
		countries: 'map',
		more: 'plus',
	} as const;
	return <Icon name={name[group]} size={18} />;
}
