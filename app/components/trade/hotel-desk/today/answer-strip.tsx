import { Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToAnswer } from '~/domain/hotel-desk/today/list-to-answer.server';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';
import { KeyCap } from '../../key-cap';
import { useShortcuts } from '../../shortcuts';
import { AnswerCard } from './answer-card';

type AnswerStripProps = { toAnswer: ToAnswer; currency: Currency; now: number };

/** What waits for an answer, above the nights it is about; a card's first button is its likely answer. */
export function AnswerStrip({ toAnswer, currency, now }: AnswerStripProps) {
	const { t } = useTranslation('hotel-desk');
	const [said, setSaid] = useState('');
	const list = useRef<HTMLUListElement>(null);
	const { cards, waiting, count, worthMinor } = toAnswer;
	const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
	const current = () => items().find((item) => item.contains(document.activeElement));
	useShortcuts({
		q() {
			const all = items();
			const on = current();
			all[on ? (all.indexOf(on) + 1) % all.length : 0]?.focus();
		},
		y: () => current()?.querySelector<HTMLButtonElement>('button[data-likely]')?.click(),
	});
	return (
		<section aria-labelledby="to-answer" className="trade-card mt-5">
			<header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hair px-4.5 py-3">
				<h2 id="to-answer">{t('strip.title')}</h2>
				<p className="text-ink2">
					{waiting === 0
						? t('strip.none')
						: worthMinor > 0
							? t('strip.worth', { count: waiting, worth: formatRate({ minor: worthMinor, currency }) })
							: t('strip.waiting', { count: waiting })}
				</p>
				<p className="ml-auto flex items-center gap-4 text-ink2">
					{waiting > 0 ? (
						<>
							<span className="trade-note hidden items-center gap-1.5 xl:inline-flex">
								<KeyCap isRead>Q</KeyCap> {t('strip.next')}
							</span>
							<span className="trade-note hidden items-center gap-1.5 xl:inline-flex">
								<KeyCap isRead>Y</KeyCap> {t('strip.confirm')}
							</span>
						</>
					) : null}
					<Link to="/partner/hotel" className="trade-link">
						{t('strip.all', { count })}
					</Link>
				</p>
			</header>
			{cards.length > 0 ? (
				<ul
					ref={list}
					className="grid snap-x grid-flow-col auto-cols-[minmax(18.5rem,1fr)] overflow-x-auto [&>li+li]:border-l [&>li]:snap-start [&>li]:border-hair"
				>
					{cards.map((card) => (
						<li key={`${card.id} ${card.kind}`}>
							<AnswerCard card={card} now={now} onDone={setSaid} />
						</li>
					))}
				</ul>
			) : null}
			<p role="status" className={said ? 'border-t border-hair px-4.5 py-2.5 font-medium text-ok' : 'sr-only'}>
				{said}
			</p>
		</section>
	);
}
