import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposalPreviewPath } from '~/domain/proposal/proposal-path';
import { KeyCap } from '../../trade/key-cap';
import { CHOICE } from '../../trade/parts/choice';
import type { BuilderView } from './builder-view';

/** Widths that the preview lays the page out at; the wide one is scaled into its column. */
const WIDE = 820;
const PHONE = 390;

type PreviewProps = {
	view: BuilderView;
	/** False: it shows the version that was sent. */
	canEdit: boolean;
	isPhone: boolean;
	/** Its tab is open; from 1300 px on it is there always. */
	isShown: boolean;
	/** Of the draft as it is saved. */
	revision: number;
	onPhone: (isPhone: boolean) => void;
};

/** The client's page of the draft as it is saved, wide or as on a phone. Without script it is opened by itself. */
export function BuilderPreview({ view, canEdit, isPhone, isShown, revision, onPhone }: PreviewProps) {
	const { t } = useTranslation('trade-proposals');
	const stage = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [size, setSize] = useState<{ width: number; height: number } | null>(null);
	const path = proposalPreviewPath(view.id);
	const name = view.typed.clientFirstName;
	const title = name ? t('builder.preview.title', { name }) : t('builder.preview.titleNoName');
	useEffect(() => {
		const element = stage.current;
		if (!element) return;
		const observer = new ResizeObserver(() => {
			const { clientWidth: width, clientHeight: height } = element;
			if (width > 0) setSize({ width, height });
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	// On a phone the page as a phone has it.
	const begin = useRef(onPhone);
	useEffect(() => {
		if (matchMedia('(width < 50rem)').matches) begin.current(true);
	}, []);
	const shown = useRef(revision);
	useEffect(() => {
		if (revision === shown.current) return;
		shown.current = revision;
		// Anew in its place, so that it stays scrolled where it is.
		frame.current?.contentWindow?.location.reload();
	}, [revision]);
	const width = isPhone ? PHONE : WIDE;
	const scale = size ? Math.min(1, size.width / width) : 1;
	return (
		<section
			data-part="preview"
			data-shown={isShown || undefined}
			aria-labelledby="builder-preview"
			className="builder-preview min-w-0"
		>
			<div className="mb-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
				<h2 id="builder-preview" className="text-t3 font-semibold">
					{canEdit ? title : t('builder.preview.titleSent')}
				</h2>
				<fieldset aria-label={t('builder.preview.width')} className={`builder-with-script ${CHOICE}`}>
					{([false, true] as const).map((each) => (
						<button
							key={String(each)}
							type="button"
							aria-pressed={isPhone === each}
							onClick={() => onPhone(each)}
							className="aria-pressed:bg-main aria-pressed:font-semibold aria-pressed:text-on-main"
						>
							{t(each ? 'builder.preview.phone' : 'builder.preview.wide')}
						</button>
					))}
				</fieldset>
			</div>
			<div className="trade-card builder-with-script overflow-hidden">
				<p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hair px-4.5 py-2">
					<span className="trade-note">
						{canEdit ? t('builder.preview.stale') : t('builder.preview.sent', { version: view.sentVersion ?? 1 })}
					</span>
					<KeyCap>V</KeyCap>
				</p>
				<div ref={stage} className="builder-stage">
					{size ? (
						<iframe
							ref={frame}
							src={path}
							title={t('builder.preview.frame')}
							style={{
								width,
								height: size.height / scale,
								transform: `scale(${scale})`,
								left: Math.max(0, (size.width - width * scale) / 2),
							}}
						/>
					) : null}
				</div>
			</div>
			<p className="mt-2">
				<a href={path} target="_blank" rel="noreferrer" className="trade-link inline-flex min-h-9 items-center">
					{t('builder.preview.open')}
				</a>
			</p>
		</section>
	);
}
