import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { DueSteps as Due } from '~/domain/lead/dashboard/read-dashboard.server';
import { leadPath } from '~/domain/lead/lead-path';
import { Amount } from '../amount';
import { LocalTime } from '../local-time';
import { tradeButton } from '../trade-button';
import { TradeIcon, type TradeIconName } from '../trade-icon';
import { Countdown } from './countdown';
import { useDayWords } from './day-words';
import { stepUrgency } from './next-step';

export type DueKind = 'options' | 'payments' | 'cancellations';

const ICONS: Record<DueKind, TradeIconName> = { options: 'clock', payments: 'card', cancellations: 'flag' };

/** The default duration of an option (LEAD-13). */
const OPTION_MS = 72 * 3_600_000;

/** Due steps: expiring options, payments, last days of a lower cancellation fee, each with its date and amount. */
export function DueBoxes({ now, ...due }: Record<DueKind, Due> & { now: number }) {
	return (
		<div className="due-boxes">
			{(['options', 'payments', 'cancellations'] as const).map((kind) => (
				<DueBox key={kind} kind={kind} due={due[kind]} now={now} />
			))}
		</div>
	);
}

function DueBox({ kind, due, now }: { kind: DueKind; due: Due; now: number }) {
	const { t } = useTranslation('dashboard');
	const { today } = useRoot();
	const dayWords = useDayWords();
	const { pathname, search } = useLocation();
	return (
		<section className="trade-card due-box" aria-labelledby={`due-${kind}`}>
			<header>
				<TradeIcon name={ICONS[kind]} className="text-accent-ink" />
				<h3 id={`due-${kind}`}>{t(`due.${kind}`)}</h3>
				{due.count > 0 ? <span className="due-count">{due.count}</span> : null}
				<span className="trade-note ml-auto">{t(`due.${kind}Hint`)}</span>
			</header>
			{due.rows.length === 0 ? <p className="due-none">{t(`due.${kind}None`)}</p> : null}
			<ul>
				{due.rows.map((row, index) => {
					const isOption = kind === 'options';
					const day = isOption ? (row.ends?.day ?? today) : (row.step?.day ?? today);
					const minor = isOption ? row.totalMinor : (row.step?.minor ?? null);
					const urgency = stepUrgency(day, today);
					return (
						<li key={`${row.id} ${day}`}>
							<div className="due-when">
								<p data-urgency={urgency ?? undefined}>
									{isOption && row.expiresAt !== null ? <Countdown until={row.expiresAt} now={now} /> : dayWords(day)}
								</p>
								<p className="trade-note">
									{isOption ? dayWords(day, row.ends?.time) : kind === 'payments' ? t('due.toPay') : t('due.keptAfter')}
									{isOption && row.expiresAt !== null ? <LocalTime instant={row.expiresAt} /> : null}
								</p>
								{isOption && row.expiresAt !== null ? (
									<div className="due-track" aria-hidden="true">
										<span
											data-urgency={urgency ?? undefined}
											style={{
												width: `${Math.round(Math.max(0.04, Math.min(1, (row.expiresAt - now) / OPTION_MS)) * 100)}%`,
											}}
										/>
									</div>
								) : null}
							</div>
							<div className="due-who">
								<p className="font-semibold">{row.client}</p>
								<p className="trade-note">{[row.property, row.place].filter(Boolean).join(', ')}</p>
							</div>
							<div className="due-what">
								{minor === null ? null : <Amount money={{ minor, currency: row.currency }} />}
								<Link
									to={(isOption && row.bookPath) || leadPath(row.id)}
									state={{ from: pathname + search }}
									aria-label={`${t(`due.${kind}Action`)}: ${row.client}`}
									className={tradeButton(index === 0 ? 'dark' : 'line', 'due-action')}
								>
									{t(`due.${kind}Action`)}
								</Link>
							</div>
						</li>
					);
				})}
			</ul>
			{due.count > due.rows.length ? (
				<p className="due-more trade-note">{t('due.more', { count: due.count - due.rows.length })}</p>
			) : null}
		</section>
	);
}
