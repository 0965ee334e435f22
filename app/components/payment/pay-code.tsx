import { useTranslation } from 'react-i18next';
import { owedWords } from './pay-words';
import type { OpenPaymentView, PaymentTransfer } from './payment-link-view';

type PayCodeProps = { view: OpenPaymentView; code: NonNullable<PaymentTransfer['code']>; holder: string };

/**
 * The code that a banking app scans, black on white in every brand. A phone cannot scan itself: there it stands below the lines, but for a
 * Swiss bill, which phones read out of a picture of the page.
 */
export function PayCode({ view, code, holder }: PayCodeProps) {
	const { t } = useTranslation(['payment-link']);
	const { kind, size, path, cross } = code;
	const isSwiss = kind === 'swiss';
	const amount = owedWords(view.openMinor, view.currency);
	return (
		<figure
			className={`order-last lg:order-first lg:block lg:w-44 ${isSwiss ? 'max-lg:order-first max-lg:grid max-lg:justify-items-center lg:w-62' : 'flex items-center gap-5'} max-lg:border max-lg:border-line2 max-lg:bg-white max-lg:p-4`}
		>
			<svg
				viewBox={`0 0 ${size} ${size}`}
				role="img"
				aria-label={t(`ways.codeLabel.${kind}`, { amount, holder })}
				shapeRendering="crispEdges"
				className={`shrink-0 lg:h-auto lg:w-full lg:border lg:border-line2 ${isSwiss ? 'size-62' : 'size-38'}`}
			>
				<path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
				<path fill="#000000" d={path} />
				{cross.map(({ color, box: [x, y, width, height] }) => (
					<rect key={`${color} ${width}`} x={x} y={y} width={width} height={height} fill={color} />
				))}
			</svg>
			<figcaption className={`text-small text-ink2 lg:mt-2 ${isSwiss ? 'max-lg:mt-1 max-lg:text-center' : ''}`}>
				{isSwiss ? (
					t('ways.swiss', { currency: view.currency })
				) : (
					<>
						<span className="max-lg:hidden">{t('ways.scan')}</span>
						<span className="lg:hidden">
							<b className="block font-semibold text-[#122020]">{t('ways.otherScreen')}</b>
							<span className="text-[#4c4c4c]">{t('ways.scanThere')}</span>
						</span>
					</>
				)}
			</figcaption>
		</figure>
	);
}
