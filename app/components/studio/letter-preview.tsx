import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { LETTER, letterHeadLogo, letterLogo } from '~/domain/brand/letterhead';
import { Scene } from '../ui/scene';
import { PreviewCard } from './card';
import { LETTER_ROOMS, LETTER_SERVICE, LETTER_TOTAL } from './letter-sample';
import { previewStyle, STILL } from './preview-tokens';

/** Points of the paper in the measure of its preview. */
const pt = (points: number) => `${((points / LETTER.width) * 100).toFixed(3)}cqw`;

/** The first page of an offer to the scale of its A4 paper. */
export function LetterPreview({ profile, agency, side }: { profile: BrandProfile; agency: string; side?: ReactNode }) {
	const { t } = useTranslation('studio');
	const rows = [...LETTER_ROOMS, [t('pdf.service'), LETTER_SERVICE] as const];
	const logo = letterHeadLogo(profile);
	const box = logo ? letterLogo(logo) : null;
	const { contactFooterLines, footerBackgroundSrc } = profile.offerPdf;
	const page: CSSProperties = {
		aspectRatio: `${LETTER.width} / ${LETTER.height}`,
		padding: `${pt(LETTER.top)} ${pt(LETTER.side)}`,
	};
	const rule: CSSProperties = { padding: `${pt(7)} 0`, fontSize: pt(LETTER.body), lineHeight: pt(15) };
	return (
		<PreviewCard title={t('pdf.heading')} note={t('pdf.note')} side={side}>
			<div className="bg-light2 p-5 sm:p-8" style={previewStyle(profile)} {...STILL}>
				<div className="@container mx-auto max-w-105 bg-white text-ink shadow-panel">
					<div className="relative" style={page}>
						<div className="flex items-start justify-between">
							{logo && box ? (
								<img src={logo.src} alt="" style={{ width: pt(box.width), height: pt(box.height) }} />
							) : (
								<p className="serif" style={{ fontSize: pt(24), lineHeight: pt(30) }}>
									{agency}
								</p>
							)}
						</div>
						<p className="serif" style={{ fontSize: pt(32), lineHeight: pt(38), marginTop: pt(26) }}>
							{t('mail.title')}
						</p>
						<div style={{ height: pt(250), marginTop: pt(12) }}>
							<Scene name="hotel" widths={[480, 800]} sizes="26rem" width={800} height={533} alt="" />
						</div>
						<p style={{ fontSize: pt(LETTER.body), lineHeight: pt(15), margin: `${pt(18)} 0 ${pt(12)}` }}>
							{t('pdf.text')}
						</p>
						{rows.map(([row, amount]) => (
							<p key={row} className="flex justify-between border-b border-line" style={rule}>
								{row}
								<span className="amount">{amount}</span>
							</p>
						))}
						<p className="flex justify-between font-semibold text-accent-ink" style={rule}>
							{t('pdf.total')}
							<span className="amount">{LETTER_TOTAL}</span>
						</p>
						<div
							className="absolute inset-x-0 bottom-0 flex items-center justify-between bg-main text-on-main"
							style={{
								height: pt(LETTER.footer),
								padding: `0 ${pt(LETTER.side)}`,
								fontSize: pt(8.5),
								lineHeight: pt(12),
								...(footerBackgroundSrc
									? { background: `var(--main) url("${footerBackgroundSrc}") right center / cover` }
									: {}),
							}}
						>
							<p>
								<span className="block font-semibold">{agency}</span>
								{contactFooterLines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</p>
							<span className="tabular">1 / 1</span>
						</div>
					</div>
				</div>
			</div>
		</PreviewCard>
	);
}
