import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { exactRate } from '~/domain/money/format-rate';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { type SendCheck, shownDrift } from '~/domain/proposal/send-checks';
import { useRoot } from '../../root/use-root';
import { CardHead } from '../../trade/parts/card-head';
import { TradeIcon } from '../../trade/trade-icon';
import { Icon } from '../../ui/icon';
import { ADD_OPTION } from './builder-add';
import type { OptionsById } from './builder-view';

type ChecksProps = {
	checks: readonly SendCheck[];
	options: OptionsById;
	typed: TypedProposal;
	onShow: (leadId: string | null, field?: string) => void;
};

/** The field that a check without an option is about. */
const FIELDS = { noEmail: 'clientEmail', noLetter: 'greeting', over: 'validDay', noOption: ADD_OPTION } as const;

/** What is open before the proposal is sent; each entry leads to its place. */
export function BuilderChecks(props: ChecksProps) {
	const { checks } = props;
	const { t } = useTranslation('trade-proposals');
	const stops = checks.filter(({ level }) => level === 'stop').length;
	return (
		<section className="trade-card" aria-labelledby="builder-checks">
			<CardHead>
				<h2 id="builder-checks" className="text-t3 font-semibold">
					{t('builder.checks.title')}
				</h2>
				<span role="status" className={`trade-note ${stops > 0 ? 'font-semibold text-soon' : ''}`}>
					{stops > 0 ? t('builder.checks.stops', { count: stops }) : null}
				</span>
			</CardHead>
			<div className="px-4.5 py-2">
				{stops === 0 ? (
					<p className="flex items-center gap-2.5 py-2">
						<Icon name="check" size={18} className="shrink-0 text-ok" />
						{t('builder.checks.ready')}
					</p>
				) : null}
				<CheckList {...props} />
			</div>
		</section>
	);
}

/** The checks, what stops first. */
export function CheckList({ checks, options, typed, onShow }: ChecksProps) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const wordsOf = ({ kind, leadId }: SendCheck) => {
		const option = leadId === null ? undefined : options.get(leadId);
		const fields = typed.options.find((each) => each.leadId === leadId);
		const drift = option && fields ? shownDrift(option, fields) : null;
		const rate = (minor: number) => exactRate({ minor, currency: option?.currency ?? 'EUR' });
		const values = {
			name: option?.name ?? '',
			at: formatTimestamp(option?.heldUntil, language),
			...(drift?.kind === 'price' ? { before: rate(drift.beforeMinor), after: rate(drift.afterMinor) } : {}),
		};
		return { title: t(`builder.checks.${kind}.title`, values), text: t(`builder.checks.${kind}.text`, values) };
	};
	return (
		<ul>
			{checks.map((check) => {
				const { kind, leadId, level } = check;
				const { title, text } = wordsOf(check);
				return (
					<li key={`${kind} ${leadId}`} className="border-t border-hair first:border-0">
						<button
							type="button"
							onClick={() => onShow(leadId, leadId === null ? FIELDS[kind as keyof typeof FIELDS] : undefined)}
							className="flex min-h-11 w-full items-start gap-2.5 py-2 text-left hover:bg-row"
						>
							{level === 'stop' ? (
								<Icon name="warning" size={18} className="mt-0.5 shrink-0 text-err" />
							) : kind === 'holdEnds' ? (
								<TradeIcon name="clock" size={18} className="mt-0.5 shrink-0 text-soon" />
							) : (
								<Icon name="info" size={18} className="mt-0.5 shrink-0 text-soon" />
							)}
							<span className="min-w-0 [overflow-wrap:anywhere]">
								<span className="block font-semibold">{title}</span>
								<span className="block text-ink2">{text}</span>
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
