import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { addOption } from '~/domain/proposal/edit-proposal';
import type { OfferableLead } from '~/domain/proposal/offerable-leads.server';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { builderPath } from '~/domain/proposal/proposal-path';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { useRoot } from '../../root/use-root';
import { Amount } from '../../trade/amount';
import { KeyCap } from '../../trade/key-cap';
import { StatusBadge } from '../../trade/status-badge';
import { tradeButton } from '../../trade/trade-button';
import { Icon } from '../../ui/icon';
import type { BuilderView } from './builder-view';

const PAUSE_MS = 250;

/** The id of what opens it. */
export const ADD_OPTION = 'add-option';

type AddProps = {
	view: BuilderView;
	typed: TypedProposal;
	onAdd: (next: TypedProposal, lead: OfferableLead) => void;
};

/** The agency's open leads, the client's first, each to be added by a press; with script they are searched. */
export function BuilderAdd({ view, typed, onAdd }: AddProps) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const fetcher = useFetcher<OfferableLead[]>();
	const [query, setQuery] = useState('');
	/** The query that the leads shown answer. */
	const [asked, setAsked] = useState('');
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const id = useId();
	useEffect(() => () => clearTimeout(pause.current), []);
	const isFull = typed.options.length >= MOST_OPTIONS;
	const found = query.trim() === '' ? view.leads : Array.isArray(fetcher.data) ? fetcher.data : [];
	const leads = found.filter(({ id: leadId }) => !typed.options.some((option) => option.leadId === leadId));
	const search = (text: string) => {
		setQuery(text);
		clearTimeout(pause.current);
		if (text.trim() !== '')
			pause.current = setTimeout(() => {
				setAsked(text);
				fetcher.load(`${builderPath(view.id)}/leads?${new URLSearchParams({ q: text })}`);
			}, PAUSE_MS);
	};
	const isSearching = query.trim() !== '' && (fetcher.state !== 'idle' || asked !== query);
	if (isFull) return <p className="trade-note mt-3">{t('builder.add.most', { count: MOST_OPTIONS })}</p>;
	return (
		<details className="group mt-3 rounded-card border border-dashed border-field bg-work">
			<summary
				id={ADD_OPTION}
				className="flex min-h-13 cursor-pointer list-none items-center justify-center gap-2 rounded-card font-semibold hover:bg-row [&::-webkit-details-marker]:hidden"
			>
				<Icon name="plus" size={18} className="group-open:rotate-45" />
				{t('builder.add.title')}
				<KeyCap>A</KeyCap>
			</summary>
			<div className="border-t border-hair px-4.5 py-3.5">
				<p className="text-ink2">{t('builder.add.text')}</p>
				<div className="builder-with-script mt-2">
					<label htmlFor={id} className="text-note text-ink2">
						{t('builder.add.search')}
					</label>
					<input
						id={id}
						type="search"
						value={query}
						autoComplete="off"
						onChange={({ currentTarget }) => search(currentTarget.value)}
						onKeyDown={(event) => {
							// The form around it is not meant.
							if (event.key === 'Enter') event.preventDefault();
						}}
						className="trade-field"
					/>
				</div>
				<p role="status" className="trade-note mt-2">
					{isSearching ? '' : t('builder.add.results', { count: leads.length })}
				</p>
				{leads.length === 0 && !isSearching ? <p className="mt-1">{t('builder.add.none')}</p> : null}
				<ul aria-busy={isSearching || undefined} className="-mx-4.5 mt-2 max-h-96 overflow-y-auto">
					{leads.map((lead) => {
						const stay = formatDateRange(plainDate(lead.checkIn), plainDate(lead.checkOut), language);
						return (
							<li key={lead.id} className="flex items-center gap-3 border-t border-hair px-4.5 py-2.5">
								<div className="min-w-0 flex-1">
									<p className="font-semibold [overflow-wrap:anywhere]">{lead.name}</p>
									<p className="text-ink2">
										{stay} · {lead.firstName} {lead.lastName}
									</p>
									<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
										<StatusBadge status={lead.status} />
										{lead.priceMinor === null ? null : (
											<Amount money={{ minor: lead.priceMinor, currency: lead.currency }} />
										)}
									</p>
								</div>
								<button
									type="submit"
									name="intent"
									value={`add:${lead.id}`}
									aria-label={t('builder.add.button', { name: lead.name, stay })}
									onClick={(event) => {
										event.preventDefault();
										onAdd(addOption(typed, lead.id), lead);
									}}
									className={tradeButton('line', 'shrink-0')}
								>
									{t('builder.add.short')}
								</button>
							</li>
						);
					})}
				</ul>
			</div>
		</details>
	);
}
