import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOption, removeOption } from '~/domain/proposal/edit-proposal';
import { BuilderAdd } from './builder-add';
import type { EditProps } from './builder-edit';
import { OptionCard } from './builder-option';

/** More options than these are folded but for the first. */
const OPEN = 3;

type News = { key: 'moved' | 'removed' | 'added'; name: string; at: number; count: number };

/** The options in their order, by drag or by keyboard, and a way to add one. */
export function BuilderOptions({ view, typed, errors, edit, options, canEdit }: EditProps & { canEdit: boolean }) {
	const { t } = useTranslation('trade-proposals');
	const [dragged, setDragged] = useState<string | null>(null);
	const [over, setOver] = useState<string | null>(null);
	const [news, setNews] = useState<News | null>(null);
	const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
	const list = useRef<HTMLOListElement>(null);
	const count = typed.options.length;
	const nameOf = (leadId: string) =>
		options.get(leadId)?.name ?? view.leads.find(({ id }) => id === leadId)?.name ?? leadId;
	const move = (leadId: string, to: number, way?: 'up' | 'down') => {
		const next = moveOption(typed, leadId, to);
		if (next === typed) return;
		edit(next, `move ${leadId}`);
		setNews({ key: 'moved', name: nameOf(leadId), at: to + 1, count });
		// The button has moved with its card.
		if (way)
			requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[value="${way}:${leadId}"]`)?.focus());
	};
	const remove = (leadId: string, at: number) => {
		const next = removeOption(typed, leadId);
		if (next === typed) return;
		edit(next, `remove ${leadId}`);
		setNews({ key: 'removed', name: nameOf(leadId), at, count: count - 1 });
		const neighbour = next.options[Math.min(at, next.options.length - 1)]?.leadId;
		requestAnimationFrame(() => document.getElementById(`option-${neighbour}`)?.focus());
	};
	return (
		<section aria-labelledby="builder-options">
			<div className="mb-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
				<h2 id="builder-options" className="text-t3 font-semibold">
					{t('builder.options.title')} <span className="text-ink2">{count}</span>
				</h2>
				{count > 1 && canEdit ? <p className="trade-note builder-with-script">{t('builder.options.order')}</p> : null}
			</div>
			<p role="status" className="sr-only">
				{news ? t(`builder.options.${news.key}`, { name: news.name, at: news.at, count: news.count }) : null}
			</p>
			<ol ref={list} className="grid gap-3">
				{typed.options.map((fields, at) => {
					const { leadId } = fields;
					return (
						<li
							key={leadId}
							data-over={(over === leadId && dragged !== leadId) || undefined}
							onDragOver={(event) => {
								if (dragged === null) return;
								event.preventDefault();
								setOver(leadId);
							}}
							onDrop={(event) => {
								event.preventDefault();
								if (dragged !== null) move(dragged, at);
								setDragged(null);
								setOver(null);
							}}
							onKeyDown={(event) => {
								const isField = (event.target as Element).closest('input, textarea, select') !== null;
								if (!event.altKey || isField || !canEdit) return;
								if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
								event.preventDefault();
								const held = event.target as HTMLElement;
								move(leadId, event.key === 'ArrowUp' ? at - 1 : at + 1);
								// Moving an element takes its focus.
								requestAnimationFrame(() => held.focus());
							}}
							className="builder-option trade-card min-w-0 overflow-hidden"
						>
							<OptionCard
								{...{ at, count, fields, canEdit, errors, typed, edit }}
								option={options.get(leadId)}
								name={nameOf(leadId)}
								isMarkupSupported={view.isMarkupSupported}
								now={view.now}
								isFolded={canEdit && (folded.get(leadId) ?? (count > OPEN && at > 0))}
								onFold={(isFolded) => setFolded((known) => new Map(known).set(leadId, isFolded))}
								onMove={(to, way) => move(leadId, to, way)}
								onRemove={() => remove(leadId, at)}
								onDrag={(is) => {
									setDragged(is ? leadId : null);
									if (!is) setOver(null);
								}}
							/>
						</li>
					);
				})}
			</ol>
			{canEdit ? (
				<BuilderAdd
					{...{ view, typed }}
					onAdd={(next, lead) => {
						edit(next, `add ${lead.id}`, true);
						setNews({ key: 'added', name: lead.name, at: count + 1, count: count + 1 });
						requestAnimationFrame(() => document.getElementById(`option-${lead.id}`)?.focus());
					}}
				/>
			) : null}
		</section>
	);
}
