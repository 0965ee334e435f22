import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const MARKS: readonly { name: 'amex' | 'visa' | 'mastercard' | 'bankTransfer'; drawing: ReactNode }[] = [
	{ name: 'amex', drawing: <span className="text-[0.6875rem] font-bold tracking-[0.04em]">AMEX</span> },
	{ name: 'visa', drawing: <span className="text-[0.875rem] font-bold italic tracking-[0.02em]">VISA</span> },
	{
		name: 'mastercard',
		drawing: (
			<svg viewBox="0 0 24 16" width={24} height={16} fill="currentColor" aria-hidden="true">
				<circle cx="8.500" cy="8" r="6.500" />
				<circle cx="15.500" cy="8" r="6.500" opacity=".5" />
			</svg>
		),
	},
	{
		name: 'bankTransfer',
		drawing: (
			<svg
				viewBox="0 0 24 20"
				width={22}
				height={18}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.5}
				strokeLinejoin="round"
				strokeLinecap="round"
				aria-hidden="true"
			>
				<path d="M3.500 7.500 12 2.500l8.500 5zM6.500 7.500V15M10.200 7.500V15M13.800 7.500V15M17.500 7.500V15M3 17.500h18" />
			</svg>
		),
	},
];

/** Ways to pay (PAGE-11), as small marks of our own drawing. */
export function PaymentMarks() {
	const { t } = useTranslation(['common', 'footer']);
	return (
		<ul aria-label={t('footer:footer.payment')} className="flex gap-2">
			{MARKS.map(({ name, drawing }) => (
				<li
					key={name}
					title={t(`footer:footer.${name}`)}
					className="grid h-8 w-12 place-items-center rounded-sm border border-dim/50 leading-none"
				>
					<span aria-hidden="true" className="grid place-items-center">
						{drawing}
					</span>
					<span className="sr-only">{t(`footer:footer.${name}`)}</span>
				</li>
			))}
		</ul>
	);
}
