import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import type { BuilderOption } from '~/domain/proposal/load-builder.server';
import { useRoot } from '../../root/use-root';
import { Countdown } from '../../trade/dashboard/countdown';
import { Badge, StatusBadge } from '../../trade/status-badge';
import { tradeButton } from '../../trade/trade-button';

/** Whether an option is held, until when, and where it is asked for. */
export function OptionHold({ option, now }: { option: BuilderOption; now: number }) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const { status, heldUntil, askPath, drift } = option;
	const isHeldNot = status === 'interest';
	return (
		<div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t border-hair px-4.5 py-2">
			{isHeldNot ? (
				<Badge shape="dash" tone="interest" text={t('builder.options.notHeld')} />
			) : (
				<StatusBadge status={status} />
			)}
			{heldUntil !== null ? (
				<span className="text-right text-note text-ink2">
					<b className="block text-t font-semibold text-soon">
						<Countdown until={heldUntil} now={now} />
					</b>
					{formatTimestamp(heldUntil, language)}
				</span>
			) : status === 'requestedOption' ? (
				<span className="text-note text-ink2">{t('builder.options.waitsForAnswer')}</span>
			) : askPath && drift.kind !== 'gone' ? (
				<Link to={askPath} className={tradeButton('line', 'min-h-9 max-lg:min-h-11')}>
					{t('builder.options.ask')}
				</Link>
			) : null}
		</div>
	);
}
