import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '~/domain/money/money';
import { Amount } from '../amount';

type PartyTopProps = {
	name: string;
	/** Below the name. */
	about: ReactNode;
	/** Null: on application. */
	total: Money | null;
	/** Notes below the price. */
	children: ReactNode;
	action: ReactNode;
};

/** Name, price and action of a combination of rooms. */
export function PartyTop({ name, about, total, children, action }: PartyTopProps) {
	const { t } = useTranslation('rooms');
	return (
		<div className="grid grid-cols-1 items-start gap-x-5 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_minmax(13.5rem,auto)]">
			<div>
				<p className="text-body/5.5 font-semibold text-pretty">{name}</p>
				{about}
			</div>
			<div className="lg:text-right">
				{total ? <Amount money={total} hasCents className="text-[1.125rem]/6" /> : <b>{t('onApplication')}</b>}
				{children}
			</div>
			{action}
		</div>
	);
}
