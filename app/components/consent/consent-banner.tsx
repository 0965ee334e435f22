import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '~/domain/consent/consent';
import { Button } from '../ui/button';

type ConsentBannerProps = {
	purposes: readonly Purpose[];
	onAccept: () => void;
	onDecline: () => void;
	onSettings: () => void;
};

/** The consent request, with two answers of the same weight. It does not overlay the page or take the focus: the page can be used first. */
export function ConsentBanner({ purposes, onAccept, onDecline, onSettings }: ConsentBannerProps) {
	const { t } = useTranslation('consent');
	const [first = 'logs'] = purposes;
	const requested = purposes.length > 1 ? 'both' : first;
	const sheet = useRef<HTMLElement>(null);
	useEffect(() => (sheet.current ? tellHeight(sheet.current) : undefined), []);
	return (
		<section ref={sheet} aria-label={t('label')} className="consent-sheet print:hidden">
			<div className="container flex flex-col gap-x-12 gap-y-2.5 sm:gap-y-3 lg:flex-row lg:items-center lg:justify-between">
				<div>
					<h2 className="text-h4 max-lg:hidden">{t('heading')}</h2>
					<p className="max-w-[58rem] text-small text-ink2 sm:mt-0.5">
						<span className="sm:hidden">{t(`short.${requested}`)}</span>
						<span className="max-sm:hidden">{t(`text.${requested}`)}</span>{' '}
						<span className="inline-block">
							<a href="/privacy-policy" className="underline underline-offset-4">
								<span className="sm:hidden">{t('policyShort')}</span>
								<span className="max-sm:hidden">{t('policy')}</span>
							</a>
							{' · '}
							<button type="button" onClick={onSettings} className="underline underline-offset-4 sm:py-1">
								{t('settings')}
							</button>
						</span>
					</p>
				</div>
				<div className="grid shrink-0 grid-cols-2 gap-3">
					<Button variant="outline" onClick={onDecline}>
						{t('decline')}
					</Button>
					<Button variant="outline" onClick={onAccept}>
						{t('accept')}
					</Button>
				</div>
			</div>
		</section>
	);
}

/** Pages as high as the window end above the sheet: `--consent-height` is its height while it is shown. */
function tellHeight(sheet: HTMLElement): () => void {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${sheet.offsetHeight}px`));
	observer.observe(sheet);
	return () => {
		observer.disconnect();
		style.removeProperty('--consent-height');
	};
}
