import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { DueSteps as Due } from '~/domain/lead/dashboard/read-dashboard.server';
import { leadPath } from '~/domain/lead/lead-path';
import type { WaitingProposals } from '~/domain/proposal/waiting-proposals.server';
import { LinkButton } from '../../proposal/list/list-actions';
import { WaitingBox } from '../../proposal/list/list-waiting-box';
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

type DueBoxesProps = Record<DueKind, Due> & {
	/** Null for those who make none. */
	proposals: WaitingProposals | null;
	now: number;
};

/** Due steps: expiring options, payments, last days of a lower cancellation fee, each with its date and amount; proposals that wait. */
export function DueBoxes({ now, proposals, ...due }: DueBoxesProps) {
	const hasProposals = proposals !== null && proposals.count > 0;
	return (
		<div className={`grid gap-4 ${hasProposals ? 'lg:grid-cols-2' : 'xl:grid-cols-3'}`}>
			{(['options', 'payments', 'cancellations'] as const).map((kind) => (
				<DueBox key={kind} kind={kind} due={due[kind]} now={now} />
			))}
			{hasProposals ? <WaitingBox waiting={proposals} now={now} /> : null}
		</div>
	);
}

function DueBox({ kind, due, now }: { kind: DueKind; due: Due; now: number }) {
	const { t } = useTranslation('dashboard');
	const { today } = useRoot();
	const dayWords = useDayWords();
	const { pathname, search } = useLocation();
	return (
		<section
			className="trade-card flex min-w-0 flex-col [&_li+li]:border-t [&_li+li]:border-hair"
			aria-labelledby={`due-${kind}`}
		>
			<header className="flex min-h-11 items-center gap-2 border-b border-hair py-2 px-4">
				<TradeIcon name={ICONS[kind]} className="text-accent-ink" />
				<h3 className="text-t font-sans tracking-[0] font-semibold" id={`due-${kind}`}>
					{t(`due.${kind}`)}
				</h3>
				{due.count > 0 ? (
					<span className="text-[0.75rem] grid min-w-5.5 h-5.5 place-items-center rounded-full bg-light2 px-1.5 font-semibold">
						{due.count}
					</span>
				) : null}
				<span className="trade-note ml-auto">{t(`due.${kind}Hint`)}</span>
			</header>
			{due.rows.length === 0 ? <p className="py-3.5 px-4 text-ink2">{t(`due.${kind}None`)}</p> : null}
			<ul>
				{due.rows.map((row, index) => {
					const isOption = kind === 'options';
					const day = isOption ? (row.ends?.day ?? today) : (row.step?.day ?? today);
					const minor = isOption ? row.totalMinor : (row.step?.minor ?? null);
					const urgency = stepUrgency(day, today);
					return (
						<li
							className="grid [grid-template:'when_what'_auto_'who_what'_1fr_/_minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-2.5 px-4 lg:[grid-template:'when_who_what'_auto_/_minmax(5.75rem,2fr)_minmax(0,3fr)_auto]"
							key={`${row.id} ${day}`}
						>
							<div className="[grid-area:when]">
								<p className="first-letter:uppercase" data-urgency={urgency ?? undefined}>
									{isOption && row.expiresAt !== null ? <Countdown until={row.expiresAt} now={now} /> : dayWords(day)}
								</p>
								<p className="first-letter:uppercase trade-note">
									{isOption ? dayWords(day, row.ends?.time) : kind === 'payments' ? t('due.toPay') : t('due.keptAfter')}
									{isOption && row.expiresAt !== null ? <LocalTime instant={row.expiresAt} /> : null}
								</p>
								{isOption && row.expiresAt !== null ? (
									<div className="h-[3px] mt-1.5 rounded-sm bg-light2" aria-hidden="true">
										<span
											className="block h-full rounded-[inherit] bg-field data-urgency:bg-current"
											data-urgency={urgency ?? undefined}
											style={{
												width: `${Math.round(Math.max(0.04, Math.min(1, (row.expiresAt - now) / OPTION_MS)) * 100)}%`,
											}}
										/>
									</div>
								) : null}
							</div>
							<div className="[grid-area:who] min-w-0 [&>*]:overflow-hidden [&>*]:text-ellipsis">
								<p className="font-semibold">{row.client}</p>
								<p className="trade-note">{[row.property, row.place].filter(Boolean).join(', ')}</p>
							</div>
							<div className="grid [grid-area:what] justify-items-end content-start gap-0.75">
								{minor === null ? null : <Amount money={{ minor, currency: row.currency }} />}
								{kind === 'payments' && row.proposal && row.proposal.sentAt !== null ? (
									<LinkButton
										id={row.proposal.id}
										client={row.client}
										kind={index === 0 ? 'dark' : 'line'}
										className="min-h-11 xl:text-[0.8125rem] xl:min-h-6 xl:py-0 xl:px-2 xl:rounded-chip"
									/>
								) : null}
								<Link
									to={(isOption && row.bookPath) || leadPath(row.id)}
									state={{ from: pathname + search }}
									aria-label={`${t(`due.${kind}Action`)}: ${row.client}`}
									className={tradeButton(
										index === 0 ? 'dark' : 'line',
										'min-h-11 xl:text-[0.8125rem] xl:min-h-6 xl:py-0 xl:px-2 xl:rounded-chip',
									)}
								>
									{t(`due.${kind}Action`)}
								</Link>
							</div>
						</li>
					);
				})}
			</ul>
			{due.count > due.rows.length ? (
				<p className="px-4 text-ink2 mt-auto border-t border-hair py-2 trade-note">
					{t('due.more', { count: due.count - due.rows.length })}
				</p>
			) : null}
		</section>
	);
}
