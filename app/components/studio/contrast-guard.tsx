import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { contrastReport } from '~/domain/brand/contrast-report';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { Icon } from '../ui/icon';
import { ToolCard } from './card';

/** The contrast of the brand's colour pairs, with the corrections where the brand's own tone is too weak. */
export function ContrastGuard({ profile }: { profile: BrandProfile }) {
	const { t } = useTranslation('studio');
	const language = useRoot().language as Language;
	const rows = contrastReport(profile);
	const repaired = rows.filter((row) => row.repaired !== null).length;
	const figure = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10, language, { least: 1 })} : 1`;
	const badge = repaired === 0 ? t('guard.fine') : t('guard.repaired', { count: repaired });
	return (
		<ToolCard
			title={t('guard.heading')}
			side={
				<p className="flex items-center gap-1.5 rounded-chip bg-ok/12 px-2.5 py-1 text-label font-semibold text-ok">
					<Icon name="check" size={15} />
					<span role="status">{badge}</span>
				</p>
			}
		>
			<ul className="mt-3" lang={language}>
				{rows.map(({ pair, text, ground, ratio, least, repaired: stand }) => (
					<li key={pair} className="border-b border-line last:border-0">
						<div className="flex min-h-13 items-center gap-3 py-2">
							<Sample text={text} ground={ground} />
							<span className="min-w-0 grow text-small text-ink">{t(`guard.${pair}`)}</span>
							<span className="tabular shrink-0 text-small font-semibold text-ink">{figure(ratio)}</span>
							{stand ? (
								<Icon
									name="close"
									size={18}
									className="shrink-0 text-err"
									role="img"
									aria-hidden={false}
									aria-label={t('guard.fails')}
								/>
							) : (
								<Icon
									name="check"
									size={18}
									className="shrink-0 text-ok"
									role="img"
									aria-hidden={false}
									aria-label={t('guard.passes')}
								/>
							)}
						</div>
						{stand ? (
							<div className="mb-3 flex gap-4 rounded-control border border-line2 bg-light1 p-3 text-label text-ink">
								<p className="min-w-0 grow">{t('guard.below', { least: formatNumber(least, language) })}</p>
								<p className="tabular shrink-0 font-semibold">
									<span
										aria-hidden="true"
										className="mr-1.5 inline-block size-3 rounded-sm align-[-0.0625rem]"
										style={{ background: stand.text }}
									/>
									{stand.text.toUpperCase()}
									<span className="block">{figure(stand.ratio)}</span>
								</p>
							</div>
						) : null}
					</li>
				))}
			</ul>
		</ToolCard>
	);
}

/** The pair as a drawing, since one that falls short is shown as it is. */
function Sample({ text, ground }: { text: string; ground: string }) {
	return (
		<svg
			viewBox="0 0 44 28"
			aria-hidden="true"
			className="h-7 w-11 shrink-0 rounded-chip border border-line text-small font-semibold"
			style={{ background: ground }}
		>
			<text x="22" y="19" textAnchor="middle" fill={text}>
				Aa
			</text>
		</svg>
	);
}
