import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { InvoiceGap } from '~/domain/invoice/invoice-issuer';

type Held = { gaps: readonly InvoiceGap[]; brandKey: string; brandName: string; operatorName: string | null };

/** What is missing of the issuer, and where it is entered (INVOICE-9). */
export function HeldReason({ held: { gaps, brandKey, brandName, operatorName } }: { held: Held }) {
	const { t } = useTranslation('trade-payments');
	if (gaps.includes('error')) return <>{t('held.error')}</>;
	const what = gaps.flatMap((gap) => (gap === 'error' ? [] : [t(`held.gap.${gap}`)])).join(', ');
	if (operatorName !== null) return <>{t('held.operator', { what, name: operatorName })}</>;
	return (
		<>
			{t('held.brand', { what, name: brandName })}{' '}
			<Link className="trade-link" to={`/partner/dashboard/admin/brands/${encodeURIComponent(brandKey)}`}>
				{t('held.open', { name: brandName })}
			</Link>
		</>
	);
}
