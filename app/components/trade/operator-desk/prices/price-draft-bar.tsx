import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { cellName, type Offer } from '~/domain/operator-desk/prices/prices-content';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { KeyCap } from '../../key-cap';
import { tradeButton } from '../../trade-button';
import { changedPeriods, raisedBy } from './changed-periods';

/** At the lower edge while there is a draft: what it holds and is worth, and its ways on and back. */
export function PriceDraftBar({ desk, review }: { desk: PricesDesk; review: string }) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const { draft, changes, property } = desk;
	if (!draft) return null;
	const time = formatTimestamp(draft.updatedAt, language);
	const cells = t('draftBar.cells', { count: changes.length });
	const priced = changes.filter(({ before, after }) => before?.price != null && after?.price != null);
	const percent = raisedBy(changes);
	const worth = worthOfSeason(desk);
	const money = (minor: number) => formatAmount({ minor, currency: property.currency });
	return (
		<section aria-label={t('changes.title')} className="draft-bar">
			<div>
				<p className="font-semibold">{t('draftBar.title', { count: changedPeriods(changes).length })}</p>
				<p className="text-(length:--text-note)">
					{draft.name === ''
						? t('draftBar.savedPlain', { cells, time })
						: t('draftBar.saved', { cells, time, name: draft.name })}
				</p>
			</div>
			{percent === null ? null : (
				<div>
					<p className="text-(length:--text-note)">{t('draftBar.priced', { count: priced.length })}</p>
					<p className="font-semibold tabular">
						{percent > 0 ? '+' : percent < 0 ? '−' : ''}
						{formatPercent(Math.abs(percent), language)}
					</p>
				</div>
			)}
			{worth ? (
				<div>
					<p className="text-(length:--text-note)">
						{t('draftBar.worth', {
							season: seasonLabel(worth.season, language),
							service: serviceLevelLabel(worth.level, language),
						})}
					</p>
					<p className="tabular">
						{money(worth.before)} → <b className="font-semibold">{money(worth.after)}</b>
					</p>
				</div>
			) : null}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="seen" value={draft.revision} />
				<button type="submit" name="intent" value="discard" className={tradeButton('line')}>
					{t('draftBar.discard')}
				</button>
				<Link to={review} className={tradeButton('line', 'border-accent bg-accent text-main hover:bg-light2')}>
					{t('draftBar.review')} <KeyCap>⌘ S</KeyCap>
				</Link>
			</Form>
		</section>
	);
}

/** What a season of the dearest service that the draft changes in it would bring, before and after; null where the shown year does not change. */
function worthOfSeason({ bands, cells, changes }: PricesDesk) {
	for (const { season, weeks } of bands)
		for (const level of SERVICE_LEVELS.toReversed()) {
			const starts = new Set<string>(weeks.map(({ checkIn }) => checkIn));
			if (!changes.some(({ service_level, check_in }) => service_level === level && starts.has(check_in))) continue;
			let [before, after] = [0, 0];
			for (const { checkIn, checkOut } of weeks) {
				const cell = cells[cellName({ check_in: checkIn, check_out: checkOut, service_level: level })];
				const price = (offer: Offer | null | undefined) => offer?.price ?? 0;
				after += price(cell?.offer);
				before += price(cell?.published === undefined ? cell?.offer : cell.published);
			}
			return { season, level, before, after };
		}
	return null;
}
