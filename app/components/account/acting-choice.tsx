import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedAgencies } from '~/domain/agency/agencies-to-act-for.server';
import { tradeButton } from '../trade/trade-button';
import { buttonClass } from '../ui/button';

type Agency = { id: string; name: string };

/** Lets an admin who acts for no agency choose one (AGENCY-15): the first agencies and a search. Works without script. */
export function ActingChoice({ offered: { typed, agencies, total, teams } }: { offered: OfferedAgencies }) {
	const { t } = useTranslation('account');
	return (
		<section className="mt-8 max-w-3xl" aria-label={t('noAccess.choose')}>
			{teams.length > 0 ? (
				<form method="post" action="/partner/acting-agency" className="mb-5 flex flex-wrap items-center gap-3">
					<ReturnHere />
					<span className="text-small text-ink2">{t('noAccess.teams')}</span>
					{teams.map(({ key, name }) => (
						<button key={key} type="submit" name="team" value={key} className={tradeButton('dark')}>
							{name}
						</button>
					))}
				</form>
			) : null}
			<form method="get" className="flex max-w-xl gap-3">
				<input
					type="search"
					name="agency"
					defaultValue={typed}
					maxLength={80}
					aria-label={t('noAccess.find')}
					placeholder={t('noAccess.find')}
					className="trade-field min-w-0 flex-1"
				/>
				<button type="submit" className={tradeButton()}>
					{t('noAccess.search')}
				</button>
			</form>
			<form method="post" action="/partner/acting-agency" className="mt-4 flex flex-wrap gap-3">
				<ReturnHere />
				{agencies.map(({ id, name }) => (
					<button key={id} type="submit" name="agencyId" value={id} className={tradeButton()}>
						{name}
					</button>
				))}
			</form>
			<p className="mt-4 text-small text-ink2">
				{agencies.length === 0
					? t('noAccess.noneFound')
					: t('noAccess.shown', { count: total, shown: agencies.length })}
			</p>
		</section>
	);
}

/** Acts for one agency and returns to the page that required it. */
export function ActFor({ agency: { id, name } }: { agency: Agency }) {
	const { t } = useTranslation('account');
	return (
		<form method="post" action="/partner/acting-agency">
			<ReturnHere />
			<button type="submit" name="agencyId" value={id} className={buttonClass('dark')}>
				{t('noAccess.actFor', { agency: name })}
			</button>
		</form>
	);
}

/** Returns to this page without its search query. */
function ReturnHere() {
	const { pathname, search } = useLocation();
	const query = new URLSearchParams(search);
	query.delete('agency');
	return <input type="hidden" name="to" value={query.size > 0 ? `${pathname}?${query}` : pathname} />;
}
