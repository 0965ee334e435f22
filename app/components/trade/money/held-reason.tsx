import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { InvoiceGap } from '~/domain/invoice/invoice-issuer';

type Held = { gaps: readonly InvoiceGap[]; brandKey: string; brandName: string; operatorName: string | null };

/** Whose invoice it is, what is missing of it, and where that is entered (INVOICE-9). */
export function HeldReason({ held: { gaps, brandKey, brandName, operatorName } }: { held: Held }) {
	const { t } = useTranslation('trade-payments');
	const what = gaps.flatMap((gap) => (gap === 'error' ? [] : [t(`held.gap.${gap}`)])).join(', ');
	return (
		<>
			<b className="font-semibold">{operatorName ?? brandName}</b>{' '}
			{what === '' ? t('held.error') : `${t('held.missing', { what })} `}
			{what === '' ? null : operatorName === null ? (
				<Link className="trade-link" to={`/partner/dashboard/admin/brands/${encodeURIComponent(brandKey)}`}>
					{t('held.open', { name: brandName })}
				</Link>
			) : (
				t('held.operator')
			)}
		</>
	);
}
