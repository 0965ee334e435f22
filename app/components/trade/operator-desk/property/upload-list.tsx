import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { PICTURE_LIMITS } from '~/domain/hotel-desk/page/picture-limits';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { tradeButton } from '../../trade-button';
import type { Upload, useUploads } from './use-uploads';

/** Pictures on their way, in their places. */
export function UploadList({ uploads, most }: { uploads: ReturnType<typeof useUploads>; most: number }) {
	return uploads.uploads.map((upload) => <UploadItem key={upload.key} {...{ upload, uploads, most }} />);
}

type ItemProps = { upload: Upload; uploads: ReturnType<typeof useUploads>; most: number };

function UploadItem({ upload, uploads, most }: ItemProps) {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	const { key, name, size, percent, thumb, fault } = upload;
	const megabytes = (bytes: number) =>
		new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 1 }).format(
			bytes / 1_000_000,
		);
	if (fault)
		return (
			<li className="editor-upload" data-failed>
				<p role="alert" className="text-note break-words text-err">
					{t(`upload.fault.${fault === 'changed-meanwhile' ? 'failed' : fault}`, {
						...{ name, most, megabytes: PICTURE_LIMITS.megabytes, width: PICTURE_LIMITS.width },
					})}
				</p>
				<p className="flex flex-wrap gap-1">
					{fault === 'failed' || fault === 'changed-meanwhile' ? (
						<button
							type="button"
							className={tradeButton()}
							aria-label={t('upload.againOf', { name })}
							onClick={() => uploads.again(key)}
						>
							{t('upload.again')}
						</button>
					) : null}
					<button
						type="button"
						className={tradeButton('quiet')}
						aria-label={t('upload.awayOf', { name })}
						onClick={() => uploads.drop(key)}
					>
						{t('upload.away')}
					</button>
				</p>
			</li>
		);
	return (
		<li className="editor-upload">
			<div className="editor-upload-frame">
				{thumb ? <Thumb bitmap={thumb} /> : null}
				<div className="editor-upload-share">
					<p className="flex flex-wrap justify-between gap-x-2 text-note tabular-nums">
						{percent === null || percent === 0 ? (
							<span>{t(percent === null ? 'upload.looking' : 'upload.waiting')}</span>
						) : (
							<>
								<b className="font-semibold">{formatPercent(Math.round(percent), language)}</b>
								<span>{t('upload.share', { sent: megabytes((size * percent) / 100), size: megabytes(size) })}</span>
							</>
						)}
					</p>
					<progress max={100} {...(percent === null ? {} : { value: percent })} aria-label={name} />
				</div>
			</div>
			<p className="flex items-center justify-between gap-2 text-note">
				<span className="truncate">{name}</span>
				<button
					type="button"
					className={tradeButton('quiet')}
					aria-label={t('upload.cancelOf', { name })}
					onClick={() => uploads.drop(key)}
				>
					{t('upload.cancel')}
				</button>
			</p>
		</li>
	);
}

/** A small copy that is made in the browser: the policy of the pages has no addresses of local files. */
function Thumb({ bitmap }: { bitmap: ImageBitmap }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
	}, [bitmap]);
	return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} />;
}
