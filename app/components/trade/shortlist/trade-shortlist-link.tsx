import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { useTradeShortlist } from './saved-hotels';

/** The way to an agent's shortlist, with the number of properties and hotels on it. */
export function TradeShortlistLink() {
	const { t } = useTranslation(['trade', 'common']);
	const { address, count } = useTradeShortlist();
	return (
		<div className="relative -mx-2.5 2xl:mx-0">
			<Link
				to={address}
				aria-label={count > 0 ? t('shortlist', { count }) : t('common:shortlist.label')}
				className="grid size-11 place-items-center"
			>
				<Icon name="heart" size={22} />
				{count > 0 ? (
					<span
						aria-hidden="true"
						className="tabular absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem]/none font-semibold text-on-accent"
					>
						{count}
					</span>
				) : null}
			</Link>
		</div>
	);
}
